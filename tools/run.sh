#!/bin/sh
# Runs a command on the Node and the packages that bootstrap.mjs has prepared.
# `exec` hands this process over, so that a signal reaches the command itself.
set -e
cd "$(dirname "$0")/.."
tools=
if [ "$1" = --all ]; then tools=--all; shift; fi
node tools/bootstrap.mjs $tools
PATH="$PWD/.runtime/bin:$PWD/node_modules/.bin:$PATH"
# Node keeps what it has compiled, TypeScript included: a second start is faster by a third.
NODE_COMPILE_CACHE="$PWD/.runtime/compile-cache"
# glibc keeps freed memory by thread; with eight arenas a core the pictures of a busy shop spread over all of them.
MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export PATH NODE_COMPILE_CACHE MALLOC_ARENA_MAX
exec "$@"
