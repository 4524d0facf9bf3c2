#!/bin/sh
# Make one file that holds the whole program: packaging/linux/run.sh FROZEN [FOLDER]
# FROZEN is the folder that packaging/freeze.sh made; spydip-VERSION-MACHINE.run goes to FOLDER (dist).
set -eu
here=$(cd "$(dirname -- "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
out=${2:-$top/dist}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$top/pyproject.toml")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$top" log -1 --format=%ct 2>/dev/null || echo 1)}
export SOURCE_DATE_EPOCH
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
sh "$here/tree.sh" "$1" "$root/tree"
mkdir -p "$out"
made=$out/spydip-$version-$(uname -m).run
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    -C "$root/tree/usr" -cf - . | gzip -9n >"$root/held"
digest=$(sha256sum "$root/held" | cut -c 1-16)
lines=$(($(wc -l <"$here/starter.sh") + 1))
sed "s/@VERSION@/$version/; s/@DIGEST@/$digest/; s/@LINES@/$lines/" "$here/starter.sh" |
    cat - "$root/held" >"$made"
chmod 755 "$made"
echo "$made"
