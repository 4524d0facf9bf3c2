#!/bin/sh
# Compare the lock with the known vulnerabilities of its packages. Needs pip-audit or uv, and a network;
# exit status 0: none is known, 1: there are some, 2: it could not be looked up.
set -u
cd "$(dirname -- "$0")/.."
if command -v pip-audit >/dev/null; then
    audit=pip-audit
elif command -v uvx >/dev/null; then
    audit="uvx pip-audit"
else
    echo "Not audited: install pip-audit or uv."
    exit 2
fi
out=$($audit --disable-pip --require-hashes --progress-spinner off -r packaging/requirements-dev.txt 2>&1)
status=$?
echo "$out"
case "$out" in
*ConnectionError* | *"Connection refused"* | *"Max retries"* | *"Failed to fetch"* | *"error sending request"*)
    echo "Not audited: there is no way to the list of vulnerabilities from here."
    exit 2
    ;;
esac
exit $status
