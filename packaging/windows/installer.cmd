@echo off
rem Make the installer: packaging\windows\installer.cmd (needs NSIS's makensis on the path).
setlocal
cd /d "%~dp0..\.." || exit /b 1
call packaging\environment.cmd dev || exit /b 1
set PYTHONHASHSEED=1
.venv\Scripts\pyinstaller.exe --log-level WARN --noconfirm --clean --distpath dist\frozen --workpath build packaging\frozen\spydip.spec || exit /b 1
for /f "delims=" %%v in ('.venv\Scripts\python.exe -c "from importlib.metadata import version; print(version('spydip'))"') do set VERSION=%%v
makensis /DVERSION=%VERSION% /DFROZEN=%CD%\dist\frozen\spydip /DICON=%CD%\build\spydip\icons\spydip.ico /DOUT=%CD%\dist\spydip-%VERSION%-setup.exe packaging\windows\spydip.nsi
exit /b %errorlevel%
