#!/bin/sh
# Freeze the program into a folder that needs no Python: packaging/freeze.sh [FOLDER] (default: dist/frozen)
# The folder is FOLDER/spydip, with the programs spydip and spydip-desk.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/environment.sh"
out=${1:-$root/dist/frozen}
make_environment dev
command -v objdump >/dev/null 2>&1 || ! may_install || apt_install binutils
# Two builds of the same tree are to be equal.
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 1)
export SOURCE_DATE_EPOCH PYTHONHASHSEED=1
"$root/.venv/bin/pyinstaller" --log-level WARN --noconfirm --clean --distpath "$out" \
    --workpath "$out/work" "$root/packaging/frozen/spydip.spec" >&2
rm -rf "$out/work"
# Python's own library comes with its debugging symbols where it was built by hand.
if command -v strip >/dev/null 2>&1; then
    for library in "$out"/spydip/lib/libpython*.so* "$out"/spydip/lib/python*/lib-dynload/*.so; do
        [ ! -f "$library" ] || strip --strip-unneeded "$library"
    done
fi
# Elsewhere than on Windows the desk is the same program by another name.
[ -e "$out/spydip/spydip-desk" ] || ln -s spydip "$out/spydip/spydip-desk"
echo "$out/spydip"
