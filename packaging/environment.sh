# shellcheck shell=sh disable=SC2154
# Makes .venv from the lock file. Sourced by ./run and ./test, which set $root to the checkout.
# Everything said here goes to standard error: standard output belongs to the program.

say() { printf '%s\n' "$*" >&2; }

stop() { say "$*"; exit 1; }

debian() { command -v apt-get >/dev/null 2>&1; }

may_install() { debian && [ "$(id -u)" = 0 ]; }

apt_install() {
    say "Installing system packages: $*"
    log=$(
        exec </dev/null 2>&1
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq && apt-get install -qq -y --no-install-recommends "$@"
    ) || { say "$log"; stop "apt-get could not install them; see its message above."; }
}

# The path of the first Python that is new enough; fails where there is none.
find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        "$name" -c 'import sys
if sys.version_info < (3, 11): sys.exit(1)
print(sys.executable)' 2>/dev/null </dev/null && return
    done
    command -v uv >/dev/null 2>&1 && uv python find '>=3.11' 2>/dev/null
}

no_python() {
    if command -v uv >/dev/null 2>&1; then
        line="uv python install 3.13"
    elif debian; then
        line="sudo apt-get install python3 python3-venv"
    elif command -v dnf >/dev/null 2>&1; then
        line="sudo dnf install python3"
    elif command -v brew >/dev/null 2>&1; then
        line="brew install python@3.13"
    else
        stop "SpyDip needs Python 3.11 or newer, and found none: get it from https://www.python.org/downloads/."
    fi
    stop "SpyDip needs Python 3.11 or newer, and found none. Type:  $line"
}

# Debian leaves ensurepip out of its Python.
require_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    may_install || stop "Python's venv module is missing. Type:  sudo apt-get install $package"
    apt_install "$package"
}

create_with_uv() {
    "$root/.venv/bin/python" -c '' 2>/dev/null || uv venv --quiet --clear --python "$python" "$root/.venv"
    # --inexact: a plain start leaves the tools of the tests where they are.
    case $1 in
        run) uv sync --quiet --locked --inexact --project "$root" ;;
        dev) uv sync --quiet --locked --extra dev --project "$root" ;;
    esac
}

create_with_pip() {
    require_venv
    "$root/.venv/bin/python" -m pip --version >/dev/null 2>&1 ||
        "$python" -m venv --clear "$root/.venv"
    case $1 in
        run) locked=requirements.txt ;;
        dev) locked=requirements-dev.txt ;;
    esac
    set -- "$root/.venv/bin/python" -m pip install --quiet --no-input --disable-pip-version-check
    "$@" --require-hashes --requirement "$root/packaging/$locked" &&
        "$@" --no-deps --no-build-isolation --editable "$root"
}

digest() { { printf '%s\n' "$root" && cat "$root/uv.lock" "$root/pyproject.toml"; } | cksum; }

# What Qt needs from the system and does not bring along.
add_libraries() {
    cure=$("$root/.venv/bin/spydip" doctor --cure </dev/null) || return 0
    [ -n "$cure" ] || return 0
    if may_install; then
        # Package names, one word each.
        # shellcheck disable=SC2086
        apt_install ${cure#apt-get install }
    else
        say "Pictures and windows need system libraries. Type:  sudo $cure"
    fi
}

# ready KIND: true if the environment was made from this lock; the tools of the tests hold all of run.
ready() {
    [ -x "$root/.venv/bin/python" ] || return 1
    now=$(digest)
    for kind in "$1" dev; do
        [ -f "$root/.venv/made-$kind" ] && [ "$(cat "$root/.venv/made-$kind")" = "$now" ] && return
    done
    return 1
}

# make_environment run|dev
make_environment() {
    ready "$1" && return
    unset VIRTUAL_ENV PYTHONHOME
    unset UV_PROJECT_ENVIRONMENT
    python=$(find_python) || no_python
    say "Preparing SpyDip in $root/.venv (once)."
    { command -v uv >/dev/null 2>&1 && create_with_uv "$1" </dev/null >&2; } ||
        create_with_pip "$1" </dev/null >&2 ||
        stop "The environment could not be made; see the message above."
    add_libraries
    digest >"$root/.venv/made-$1"
}
