#!/bin/sh
# Adds the game to the menu of the person who runs this, and its icon; run it again after moving the
# folder. With --remove it takes both away. Nothing else on the system is changed.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/umbrella-solstis.desktop
icon=$data/icons/hicolor/512x512/apps/umbrella-solstis.png
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icon"
    exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/share/umbrella-solstis.png" "$icon"
# In an entry a path is quoted, and " ` $ \ in it are escaped twice.
quoted=$(printf '%s' "$here/Umbrella-Solstis" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
    \#*) ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/Umbrella-Solstis.desktop" >"$entry"
echo "Umbrella & Solstis is in the menu now ($entry)."
