#!/bin/sh
# Writes the nginx site of one area, and its /config.json, from the templates beside this script:
#   API_ORIGIN=https://api.example FILES_ORIGIN=https://api.example render.sh shop /etc/nginx/conf.d
# Settings and their defaults are in README.md.
set -eu
area=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
: "${LISTEN:=80 default_server}" "${SERVER_NAME:=_}" "${PAGES:=/srv/shiji}" "${EXTRAS:=/etc/nginx/shiji}"
: "${API_ORIGIN:=}" "${FILES_ORIGIN:=$API_ORIGIN}" "${API_ADDRESS:=127.0.0.1:3000}" "${PAGES_ORIGIN=$API_ORIGIN}"
# nginx resolves a name at every use, so that it also starts while the server has no address yet.
nameserver=$(sed -n 's/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf 2>/dev/null | head -n 1)
: "${RESOLVER:=${nameserver:-127.0.0.53}}"

# They are written into a policy and into JSON: only an origin is allowed.
for origin in "$API_ORIGIN" "$FILES_ORIGIN" "$PAGES_ORIGIN"; do
  if [ -n "$origin" ] && ! printf '%s' "$origin" | grep -Eq '^https?://[A-Za-z0-9.:-]+$'; then
    echo "$origin is not an origin such as https://api.example" >&2
    exit 1
  fi
done

render() {
  sed -e "s|\${LISTEN}|$LISTEN|g" -e "s|\${SERVER_NAME}|$SERVER_NAME|g" -e "s|\${PAGES}|$PAGES|g" \
    -e "s|\${EXTRAS}|$EXTRAS|g" -e "s|\${CONFIG}|$out/$area.json|g" -e "s|\${API_ORIGIN}|$API_ORIGIN|g" \
    -e "s|\${FILES_ORIGIN}|$FILES_ORIGIN|g" -e "s|\${API_ADDRESS}|$API_ADDRESS|g" \
    -e "s|\${PAGES_ORIGIN}|$PAGES_ORIGIN|g" -e "s|\${RESOLVER}|$RESOLVER|g" "$1"
}

render "$here/$area/site.conf" >"$out/$area.conf"
[ ! -e "$here/$area/config.json" ] || render "$here/$area/config.json" >"$out/$area.json"
