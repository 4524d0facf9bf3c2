@echo off
rem Check SpyDip: all of it, or one part (test lint|types|contracts|pictures|unit [pytest arguments]).
setlocal
call "%~dp0packaging\environment.cmd" dev || exit /b 1
cd /d "%~dp0"
set "PATH=%~dp0.venv\Scripts;%PATH%"
set "PYTHONPYCACHEPREFIX=%~dp0.venv\compiled"
set "PYTHONDONTWRITEBYTECODE="
set "failed=0"
if "%~1"=="" goto everything
if "%~1"=="lint" goto lint_only
if "%~1"=="types" mypy --strict & exit /b
if "%~1"=="contracts" lint-imports --no-logo & exit /b
if "%~1"=="pictures" python -m maps.builder standard --check & exit /b
if "%~1"=="unit" goto unit
echo Usage: test [lint ^| types ^| contracts ^| pictures ^| unit [pytest arguments]] 1>&2
exit /b 1

:lint_only
ruff check . && ruff format --check .
exit /b

:unit
for /f "tokens=1,*" %%a in ("%*") do pytest %%b
exit /b

rem Every part runs, whatever became of the one before; pytest's summary is the last line.
:everything
ruff check . || set "failed=1"
ruff format --check . || set "failed=1"
mypy --strict || set "failed=1"
lint-imports --no-logo || set "failed=1"
python -m maps.builder standard --check || set "failed=1"
if "%failed%"=="1" echo Failed before the tests.
pytest --numprocesses auto --maxprocesses 8 || set "failed=1"
exit /b %failed%
