@echo off
rem Makes .venv from the lock file:  environment.cmd run|dev
setlocal
set "root=%~dp0.."
set "venv=%root%\.venv"
if not exist "%venv%\Scripts\python.exe" goto make
fc /b "%root%\uv.lock" "%venv%\made-%1" >nul 2>nul && exit /b 0
fc /b "%root%\uv.lock" "%venv%\made-dev" >nul 2>nul && exit /b 0

:make
echo Preparing SpyDip in %venv% (once). 1>&2
where uv >nul 2>nul && goto with_uv

set "python="
for %%p in ("py -3" python python3) do (
    if not defined python (
        %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && set "python=%%~p"
    )
)
if not defined python (
    echo SpyDip needs Python 3.11 or newer, and found none. Type:  winget install Python.Python.3.13 1>&2
    exit /b 1
)
set "locked=requirements.txt"
if "%1"=="dev" set "locked=requirements-dev.txt"
if not exist "%venv%\Scripts\python.exe" %python% -m venv --clear "%venv%" || goto failed
set "pip="%venv%\Scripts\python.exe" -m pip install --quiet --no-input --disable-pip-version-check"
%pip% --require-hashes --requirement "%root%\packaging\%locked%" 1>&2 || goto failed
%pip% --no-deps --no-build-isolation --editable "%root%" 1>&2 || goto failed
goto made

:with_uv
if "%1"=="dev" (
    uv sync --quiet --locked --extra dev --project "%root%" 1>&2 || goto failed
) else (
    uv sync --quiet --locked --inexact --project "%root%" 1>&2 || goto failed
)

:made
copy /b /y "%root%\uv.lock" "%venv%\made-%1" >nul
exit /b 0

:failed
echo The environment could not be made; see the message above. 1>&2
exit /b 1
