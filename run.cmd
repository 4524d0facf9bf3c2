@echo off
rem Start SpyDip: the desk without arguments, the command line with them (run --help).
setlocal
call "%~dp0packaging\environment.cmd" run || exit /b 1
rem -P: the user's own folder may hold files named like modules.
if "%~1"=="" (
    "%~dp0.venv\Scripts\python.exe" -P -m spydip_gui
) else (
    "%~dp0.venv\Scripts\spydip.exe" %*
)
exit /b %errorlevel%
