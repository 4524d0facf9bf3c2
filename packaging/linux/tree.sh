#!/bin/sh
# Lay out what is installed on Linux: packaging/linux/tree.sh FROZEN ROOT
# FROZEN is the folder that packaging/freeze.sh made; ROOT gets usr/lib, usr/bin and usr/share.
set -eu
here=$(cd "$(dirname -- "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
frozen=$1
usr=$2/usr
python=$top/.venv/bin/python
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$top/pyproject.toml")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$top" log -1 --format=%ct 2>/dev/null || echo 1)}
export SOURCE_DATE_EPOCH

share=$usr/share
mkdir -p "$usr/lib" "$usr/bin" "$share/applications" "$share/mime/packages" "$share/metainfo" \
    "$share/man/man1" "$share/doc/spydip" "$share/bash-completion/completions" \
    "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
cp -a "$frozen" "$usr/lib/spydip"
for name in spydip spydip-desk; do
    ln -s "../lib/spydip/$name" "$usr/bin/$name"
done
cp "$here/spydip.desktop" "$share/applications/"
cp "$here/spydip.xml" "$share/mime/packages/"
sed "s/@VERSION@/$version/; s/@DATE@/$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)/" \
    "$here/org.spydip.SpyDip.metainfo.xml" >"$share/metainfo/org.spydip.SpyDip.metainfo.xml"
cp "$top/LICENSE" "$share/doc/spydip/copyright"
gzip -9nc "$top/CHANGELOG.md" >"$share/doc/spydip/changelog.gz"
gzip -9nc "$top/THIRD-PARTY-NOTICES.txt" >"$share/doc/spydip/THIRD-PARTY-NOTICES.txt.gz"

"$python" "$here/man.py" | gzip -9n >"$share/man/man1/spydip.1.gz"
ln -s spydip.1.gz "$share/man/man1/spydip-desk.1.gz"
spydip=$usr/lib/spydip/spydip
"$spydip" completion bash >"$share/bash-completion/completions/spydip"
"$spydip" completion zsh >"$share/zsh/vendor-completions/_spydip"
"$spydip" completion fish >"$share/fish/vendor_completions.d/spydip.fish"

icons=$(mktemp -d)
trap 'rm -rf "$icons"' EXIT
"$python" "$top/packaging/icons.py" "$icons"
for file in "$icons"/spydip-*.png; do
    size=${file##*-}
    size=${size%.png}
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp "$file" "$share/icons/hicolor/${size}x$size/apps/spydip.png"
done
mkdir -p "$share/icons/hicolor/scalable/apps"
cp "$top/resources/app/spydip.svg" "$share/icons/hicolor/scalable/apps/"
find "$2" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
chmod -R u=rwX,go=rX "$2"
