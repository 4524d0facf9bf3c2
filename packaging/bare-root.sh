#!/bin/sh
# Show both commands on a bare Debian with nothing but Python: packaging/bare-root.sh FOLDER
#
# For developers; needs root, debootstrap and git. What this network needs comes from outside:
#   BARE_MIRROR        a Debian mirror (default: debootstrap's own)
#   BARE_SUITE         a Debian release (default: bookworm)
#   BARE_CERTIFICATES  a file of certificates to trust (default: none)
#   PIP_*              passed on as they are
set -eu
[ $# = 1 ] || { echo "Usage: packaging/bare-root.sh FOLDER" >&2; exit 1; }
[ ! -e "$1" ] || { echo "$1 exists; name a folder that does not." >&2; exit 1; }
root=$(cd "$(dirname -- "$0")/.." && pwd)
bare=$1

debootstrap --variant=minbase --include=python3 "${BARE_SUITE:-bookworm}" "$bare" \
    ${BARE_MIRROR:+"$BARE_MIRROR"} >"$bare.log" 2>&1 || { tail "$bare.log" >&2; exit 1; }
git clone --quiet --no-local "$root" "$bare/spydip"
[ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$bare/etc/resolv.conf"
if [ -n "${BARE_CERTIFICATES:-}" ]; then
    cp -L "$BARE_CERTIFICATES" "$bare/etc/certificates.pem"
    set -- PIP_CERT=/etc/certificates.pem
else
    set --
fi
mount -t proc proc "$bare/proc"
trap 'umount "$bare/proc"' EXIT

passed=$(env | sed -n 's/^\(PIP_[A-Z_]*\)=.*/\1/p' | grep -v '^PIP_CERT$' || true)
for name in $passed; do
    eval "set -- \"\$@\" \"$name=\$$name\""
done

timed() {
    began=$(date +%s%N)
    status=0
    "$@" || status=$?
    printf '== %s ms, exit status %s\n' "$((($(date +%s%N) - began) / 1000000))" "$status"
}
enter() {
    command=$1
    shift
    printf '== %s\n' "$command"
    timed env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin CI=true "$@" \
        chroot "$bare" sh -c "cd /spydip && $command" </dev/null
}
enter './run --help' "$@"
enter './run --help' "$@"
enter './run doctor' "$@"
enter './run' "$@"
enter 'bash .ci/run' "$@"
