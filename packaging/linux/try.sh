#!/bin/sh
# Try the package and the one file on a bare Debian: packaging/linux/try.sh SUITE FOLDER DEB RUN
#
# For developers; needs root, debootstrap, Xvfb, xdotool and ImageMagick on this machine. FOLDER must
# not exist; the root of the Debian SUITE is made there and gets what the package asks for, no more.
#   BARE_MIRROR        a Debian mirror (default: debootstrap's own)
#   BARE_CERTIFICATES  a file of certificates to trust (default: none)
set -eu
[ $# = 4 ] || { echo "Usage: packaging/linux/try.sh SUITE FOLDER DEB RUN" >&2; exit 1; }
suite=$1 bare=$2 deb=$3 run=$4
[ -d "$bare" ] || debootstrap --variant=minbase "$suite" "$bare" ${BARE_MIRROR:+"$BARE_MIRROR"} >"$bare.log"
cp -L /etc/resolv.conf "$bare/etc/" 2>/dev/null || true
[ -z "${BARE_CERTIFICATES:-}" ] || cp -L "$BARE_CERTIFICATES" "$bare/etc/certificates.pem"
mkdir -p "$bare/tmp/.X11-unix"
mkdir -p /tmp/.X11-unix
Xvfb :77 -screen 0 1366x768x24 >/dev/null 2>&1 &
screen=$!
trap 'kill $screen; umount "$bare/proc" "$bare/tmp/.X11-unix" || true' EXIT
mount -t proc proc "$bare/proc"
mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix"
cp "$deb" "$bare/root/spydip.deb"
install -m 755 "$run" "$bare/usr/local/bin/spydip.run"

inside() { # inside USER COMMAND: what it prints, how long it took and how it ended
    printf '== %s: %s\n' "$1" "$2"
    began=$(date +%s%N)
    status=0
    env -i HOME="$(grep "^$1:" "$bare/etc/passwd" | cut -d: -f6)" LC_ALL=C.UTF-8 DISPLAY=:77 \
        PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
        chroot --userspec="$1" "$bare" sh -c "cd; $2" </dev/null || status=$?
    printf '== %s ms, exit status %s\n' "$((($(date +%s%N) - began) / 1000000))" "$status"
}
shot() { # shot NAME COMMAND...: a picture of what a command shows, and its memory
    name=$1
    shift
    inside "$@" &
    for _ in $(seq 60); do
        sleep 1
        window=$(DISPLAY=:77 xdotool search --onlyvisible --class spydip 2>/dev/null | tail -n 1) || true
        [ -z "$window" ] || break
    done
    sleep 4
    DISPLAY=:77 xdotool search --onlyvisible --class spydip getwindowname %@ || echo "no window"
    DISPLAY=:77 import -window root "$bare-$name.png"
    for process in $(pgrep -x spydip || true; pgrep -x spydip-desk); do
        grep VmRSS "/proc/$process/status" || true
        kill "$process" || true
    done
    wait "$!" || true
}

inside root 'find / -xdev | sort >/tmp/before'
inside root 'apt-get update -qq; apt-get install -qq -y --no-install-recommends ./spydip.deb >/dev/null 2>&1; dpkg -s spydip | grep Status'
inside root 'spydip doctor'
inside root 'rm -rf g.* *.spyview; spydip new g.spydip --variant spy; spydip resolve g.spydip >/dev/null; spydip packet g.spydip FRANCE -o . ; ls'
shot desk root 'spydip-desk'
shot german root 'rm -rf .config/SpyDip; LC_ALL=de_DE.UTF-8 spydip-desk'
# A desktop brings what tells types by shared-mime-info; this bare root has none.
inside root 'apt-get install -qq -y --no-install-recommends xdg-utils libfile-mimeinfo-perl >/dev/null 2>&1; xdg-mime query filetype g.spydip; xdg-mime query default application/vnd.spydip.game'
shot game root 'xdg-open g.spydip'
shot packet root 'xdg-open *.spyview'
inside root 'apt-get purge -qq -y spydip >/dev/null 2>&1; find / -xdev -iname "*spydip*" -not -path "/proc/*" | sort'

inside root 'id player >/dev/null 2>&1 || useradd -m player; ls /home'
inside root 'apt-get install -qq -y --no-install-recommends libegl1 libgl1 libfontconfig1 libdbus-1-3 >/dev/null 2>&1'
inside player 'spydip.run doctor'
inside player 'rm -rf g.* *.spyview; spydip.run new g.spydip --variant blind; spydip.run resolve g.spydip >/dev/null; spydip.run packet g.spydip FRANCE -o .; ls'
shot run player 'spydip.run'
inside player 'spydip.run --install; xdg-mime query filetype g.spydip; xdg-mime query default application/vnd.spydip.game'
shot run-game player 'xdg-open g.spydip'
shot run-packet player 'xdg-open *.spyview'
inside player 'spydip.run --remove; find . -type f | sort | head -30'
