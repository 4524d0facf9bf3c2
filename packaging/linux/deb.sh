#!/bin/sh
# Make the package for Debian 12, 13 and Ubuntu 24.04: packaging/linux/deb.sh FROZEN [FOLDER]
# Needs dpkg-deb. FROZEN is the folder that packaging/freeze.sh made; the .deb goes to FOLDER (dist).
set -eu
here=$(cd "$(dirname -- "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
out=${2:-$top/dist}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$top/pyproject.toml")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$top" log -1 --format=%ct 2>/dev/null || echo 1)}
export SOURCE_DATE_EPOCH
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
sh "$here/tree.sh" "$1" "$root"
architecture=$(dpkg --print-architecture)
mkdir "$root/DEBIAN"
# Fonts, C library and graphics come from the system, all else is in the folder.
cat >"$root/DEBIAN/control" <<END
Package: spydip
Version: $version
Architecture: $architecture
Maintainer: The SpyDip authors <spydip@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: libc6 (>= 2.36), libegl1, libgl1, libfontconfig1, libdbus-1-3, libglib2.0-0t64 | libglib2.0-0, shared-mime-info
Recommends: xdg-utils
Suggests: ffmpeg
Section: games
Priority: optional
Description: Diplomacy with spies, agents and fog
 SpyDip adjudicates standard Diplomacy and five variants in which spies and
 agents are pieces on the map. Orders are dragged on the map, typed, or read
 from mails; each player gets a letter, a picture and a file with what their
 power knows, and nothing else.
END
(cd "$root" && find usr -type f -exec md5sum {} + | sort -k 2 >DEBIAN/md5sums)
touch -d "@$SOURCE_DATE_EPOCH" "$root/DEBIAN" "$root/DEBIAN/"* "$root"
mkdir -p "$out"
dpkg-deb --root-owner-group -Zxz --build "$root" "$out/spydip_${version}_$architecture.deb" >&2
echo "$out/spydip_${version}_$architecture.deb"
