#!/usr/bin/env bash
# A bare machine to try the README's commands on: a fresh Debian 12 with its Node 18 and npm and nothing else: no font, no
# browser, no compiler, no git, no database, empty caches. As root, with debootstrap installed:
#   tooling/bare/run.sh FOLDER build             make the system in FOLDER
#   tooling/bare/run.sh FOLDER clone             put a fresh clone of this checkout's HEAD into it
#   tooling/bare/run.sh FOLDER COMMAND [ARG …]   run a command in that clone, as a person would
#   tooling/bare/run.sh FOLDER busy COMMAND …    the same with two busy processes beside it
# What is started inside ends with the command.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo 'needs root: debootstrap and chroot' >&2; exit 1; }
[ $# -ge 2 ] || { sed -n '2,9p' "$0" >&2; exit 2; }
root=$(mkdir -p "$1" && cd "$1" && pwd); shift

build() {
  debootstrap --variant=minbase --include=ca-certificates bookworm "$root" >"$root.log" 2>&1 || { tail -5 "$root.log"; exit 1; }
  # What this machine trusts, the system may trust as well; names are looked up as here.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  chroot "$root" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm' >>"$root.log" 2>&1 ||
    { tail -5 "$root.log"; exit 1; }
  if [ -n "$(find "$root/usr/share/fonts" -type f 2>/dev/null)" ]; then echo 'the system has fonts' >&2; exit 1; fi
  echo "built: Node $(chroot "$root" node --version), npm $(chroot "$root" npm --version)"
}

clone() {
  rm -rf "$root/root/shiji" "$root/root/.npm" "$root/root/.cache" "$root/root/.local"
  git clone -q --no-hardlinks "$checkout" "$root/root/shiji"
  echo "cloned: $(git -C "$root/root/shiji" rev-parse --short HEAD)"
}

inside() {
  unshare --mount --pid --fork --kill-child bash -c '
    root=$1; shift
    mount -t proc proc "$root/proc"
    mount -t tmpfs tmpfs "$root/dev/shm" 2>/dev/null || { mkdir -p "$root/dev/shm"; mount -t tmpfs tmpfs "$root/dev/shm"; }
    for device in null zero full random urandom tty; do
      [ -e "$root/dev/$device" ] || { touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; }
    done
    # Not by exec: this shell is the first process in there and takes leave of those whose parents have gone, as an init does.
    chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin LANG=C.UTF-8 TERM=dumb \
      NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt bash -c "cd /root/shiji && exec \"\$@\"" inside "$@"
  ' mount "$root" "$@"
}

case $1 in
  build) build ;;
  clone) clone ;;
  busy)
    shift
    for _ in 1 2; do (while :; do :; done) & done
    trap 'kill $(jobs -p) 2>/dev/null' EXIT
    inside "$@"
    ;;
  *) inside "$@" ;;
esac
