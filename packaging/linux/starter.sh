#!/bin/sh
# SpyDip @VERSION@ in one file. Without arguments it opens the desk, with them it is the command
# spydip. --install puts it into the menu of this user, --remove takes it out again.
set -eu
digest=@DIGEST@
data=${XDG_DATA_HOME:-$HOME/.local/share}
place=${XDG_CACHE_HOME:-$HOME/.cache}/spydip/$digest

unpack() {
    [ ! -e "$1/whole" ] || { touch "$1/whole"; return 0; }
    mkdir -p "$(dirname -- "$1")"
    new=$(mktemp -d "$1.XXXXXX")
    tail -n +@LINES@ "$0" | gzip -dc | tar -C "$new" -xf - || {
        rm -rf "$new"
        echo "There is no room for SpyDip in $(dirname -- "$1"), or this file is damaged." >&2
        exit 1
    }
    echo "$digest" >"$new/whole"
    # Whoever was faster has unpacked the same.
    mv -T "$new" "$1" 2>/dev/null || rm -rf "$new"
    # Other versions go once nobody has started them for a month.
    for other in "$(dirname -- "$1")"/*; do
        [ "$other" = "$1" ] || [ -z "$(find "$other/whole" -mtime +30 2>/dev/null)" ] || rm -rf "$other"
    done
}

tell_system() {
    update-desktop-database "$data/applications" 2>/dev/null || true
    update-mime-database "$data/mime" 2>/dev/null || true
    gtk-update-icon-cache -q "$data/icons/hicolor" 2>/dev/null || true
}

# What --install adds outside its own folder, below share.
added() { (cd "$1/share" && find applications mime icons metainfo man bash-completion -type f -o -type l); }

remove() {
    if [ -f "$data/spydip-program/added" ]; then
        while read -r file; do rm -f "$data/$file"; done <"$data/spydip-program/added"
    fi
    rm -f "$HOME/.local/bin/spydip" "$HOME/.local/bin/spydip-desk"
    rm -rf "$data/spydip-program" "${XDG_CACHE_HOME:-$HOME/.cache}/spydip"
    tell_system
    echo "SpyDip is removed. Your games, settings and keys are where they were."
}

install() {
    unpack "$place"
    rm -rf "$data/spydip-program"
    mkdir -p "$data" "$HOME/.local/bin"
    cp -a "$place" "$data/spydip-program"
    added "$data/spydip-program" >"$data/spydip-program/added"
    while read -r file; do
        mkdir -p "$data/$(dirname -- "$file")"
        cp -a "$data/spydip-program/share/$file" "$data/$file"
    done <"$data/spydip-program/added"
    for name in spydip spydip-desk; do
        ln -sf "$data/spydip-program/lib/spydip/$name" "$HOME/.local/bin/$name"
    done
    program=$data/spydip-program/lib/spydip/spydip-desk
    # xdg-open takes no quotation marks, and only a name with spaces needs them.
    case $program in *[!A-Za-z0-9/._-]*) program="\"$program\"" ;; esac
    sed -i "s|^Exec=spydip-desk|Exec=$program|" "$data/applications/spydip.desktop"
    rm -rf "${XDG_CACHE_HOME:-$HOME/.cache}/spydip"
    tell_system
    echo "SpyDip is in your menu; in a terminal it is called spydip (in ~/.local/bin)."
}

case ${1-} in
    --install) install; exit ;;
    --remove) remove; exit ;;
esac
# What this same file has installed serves as well.
[ "$(cat "$data/spydip-program/whole" 2>/dev/null)" != "$digest" ] || place=$data/spydip-program
unpack "$place"
[ $# -gt 0 ] || exec "$place/lib/spydip/spydip-desk"
exec "$place/lib/spydip/spydip" "$@"
