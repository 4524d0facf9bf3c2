#!/bin/sh
# Write the hashed requirement files from uv.lock, for machines without uv. Needs uv.
set -eu
cd "$(dirname -- "$0")/.."
export_to() {
    file=$1
    shift
    uv export --quiet --locked --no-emit-project --no-annotate --no-header --group build \
        --format requirements-txt "$@" >"packaging/$file"
}
export_to requirements.txt
export_to requirements-dev.txt --extra dev
