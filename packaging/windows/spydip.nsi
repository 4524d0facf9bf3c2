; The installer for Windows: makensis /DVERSION=0.2.0 /DFROZEN=dist\frozen\spydip /DICON=spydip.ico spydip.nsi
; It installs for one user, without asking for an administrator, and opens SpyDip's files.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!ifndef VERSION | FROZEN | ICON
  !error "Give /DVERSION, /DFROZEN (the frozen folder) and /DICON (spydip.ico)"
!endif
!ifndef OUT
  !define OUT "spydip-${VERSION}-setup.exe"
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\SpyDip"

Name "SpyDip ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\SpyDip"
InstallDirRegKey HKCU "Software\SpyDip" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\spydip-desk.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString GAME ${LANG_ENGLISH} "SpyDip game"
LangString GAME ${LANG_GERMAN} "SpyDip-Partie"
LangString GAME ${LANG_FRENCH} "Partie de SpyDip"
LangString VIEW ${LANG_ENGLISH} "A player's view of a SpyDip game"
LangString VIEW ${LANG_GERMAN} "Sicht eines Spielers auf eine SpyDip-Partie"
LangString VIEW ${LANG_FRENCH} "Vue d'un joueur sur une partie de SpyDip"
LangString DESIGN ${LANG_ENGLISH} "SpyDip design"
LangString DESIGN ${LANG_GERMAN} "SpyDip-Entwurf"
LangString DESIGN ${LANG_FRENCH} "Variante conçue pour SpyDip"

!macro OPENS ENDING KIND TITLE
  WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "${TITLE}"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\spydip-desk.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\spydip-desk.exe" "%1"'
!macroend
!macro FORGETS ENDING KIND
  DeleteRegValue HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}\OpenWithProgids"
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\${ENDING}"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
!macroend

Section
  ; An older version leaves nothing behind that the new one would find.
  RMDir /r "$INSTDIR\lib"
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\SpyDip.lnk" "$INSTDIR\spydip-desk.exe"
  !insertmacro OPENS ".spydip" "SpyDip.Game" "$(GAME)"
  !insertmacro OPENS ".spyview" "SpyDip.View" "$(VIEW)"
  !insertmacro OPENS ".spydesign" "SpyDip.Design" "$(DESIGN)"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
  WriteRegStr HKCU "Software\SpyDip" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "SpyDip"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\spydip-desk.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The SpyDip authors"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\SpyDip.lnk"
  !insertmacro FORGETS ".spydip" "SpyDip.Game"
  !insertmacro FORGETS ".spyview" "SpyDip.View"
  !insertmacro FORGETS ".spydesign" "SpyDip.Design"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
  ; Only what came with the program: games that somebody keeps in this folder stay.
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\spydip.exe"
  Delete "$INSTDIR\spydip-desk.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\SpyDip"
SectionEnd
