#!/bin/sh
# Make SpyDip.app and a disk image of it: packaging/macos/disk-image.sh (on a Mac).
#
# With SIGN_AS (the name of a Developer ID Application certificate) everything is signed; with
# NOTARY_PROFILE too (made once by “xcrun notarytool store-credentials”), Apple notarises the image.
# Without them the image opens by right-click and Open only.
set -eu
top=$(cd "$(dirname -- "$0")/../.." && pwd)
cd "$top"
version=$(sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
packaging/freeze.sh dist/frozen >/dev/null
app=dist/frozen/SpyDip.app
image=dist/spydip-$version-$(uname -m).dmg
if [ -n "${SIGN_AS:-}" ]; then
    # Qt's libraries stay separate files, which the LGPL asks for; each is signed, then the whole.
    find "$app/Contents" \( -name '*.dylib' -o -name '*.so' \) -type f -exec \
        codesign --force --timestamp --options runtime --sign "$SIGN_AS" {} +
    codesign --force --timestamp --options runtime --sign "$SIGN_AS" \
        --entitlements packaging/macos/entitlements.plist "$app"
    codesign --verify --deep --strict "$app"
fi
rm -f "$image"
hdiutil create -quiet -volname SpyDip -srcfolder "$app" -format UDZO "$image"
if [ -n "${SIGN_AS:-}" ]; then
    codesign --timestamp --sign "$SIGN_AS" "$image"
    if [ -n "${NOTARY_PROFILE:-}" ]; then
        xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
        xcrun stapler staple "$image"
    fi
fi
echo "$image"
