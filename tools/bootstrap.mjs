// Prepares a fresh clone: a Node that runs our TypeScript, and the locked packages.
// Plain JavaScript on Node's built-ins, because it runs before either of them is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { takeLock } from './bootstrap-lock.mjs'
import { isPinned, lockPinnedNode, PINNED_NODE } from './pinned-node.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const runtime = join(root, '.runtime')
const withDevTools = process.argv.includes('--all')

makeDataDir()
mkdirSync(runtime, { recursive: true })
await takeLock(join(runtime, 'bootstrap.lock'), (holder) =>
  console.log(
    `Process ${holder} is preparing this clone: waiting for it. (If it does something else, remove .runtime/bootstrap.lock.)`,
  ),
)
// At the same time: each is mostly unpacked by one core. Both come to their end before either's failure is told.
const [node, packages] = await Promise.allSettled([
  canRunTypeScript(process.versions.node) ? process.execPath : pinnedNode(),
  installPackages(),
])
for (const { reason } of [node, packages]) if (reason) stop(reason.message)
linkNode(node.value)

/** Type stripping without a flag and `module.registerHooks` are in Node 22.22 and from 24 on. */
function canRunTypeScript(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 22)
}

async function pinnedNode() {
  const name = `node-${process.platform}-${process.arch}`
  const home = join(runtime, `node-${PINNED_NODE}`)
  const binary = join(home, 'node_modules', name, 'bin', 'node')
  if (existsSync(binary)) return binary
  if (!isPinned(name))
    stop(
      `Nawl needs Node 22.22 or newer (24 is best); this is ${process.versions.node}. Install it and run the command again.`,
    )
  console.log(
    `Node ${process.versions.node} is too old for Nawl; fetching Node ${PINNED_NODE} into .runtime/`,
  )
  lockPinnedNode(home, name)
  await npm(['ci', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund'])
  return binary
}

function linkNode(binary) {
  const bin = join(runtime, 'bin')
  mkdirSync(bin, { recursive: true })
  rmSync(join(bin, 'node'), { force: true })
  symlinkSync(binary, join(bin, 'node'))
}

/**
 * Installs when the lock file changed, or when checks need tools that a shop does not.
 * Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries,
 * which a registry mirror may not carry. `install --no-save` keeps every locked version too.
 */
async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stampFile = join(root, 'node_modules', '.nawl-install.json')
  const stamp = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  if (stamp.lock === lock && (stamp.devTools || !withDevTools)) return
  console.log(`Installing packages${withDevTools ? ' and the tools that check them' : ''}`)
  await npm([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    withDevTools ? '--include=dev' : '--omit=dev',
  ])
  writeFileSync(stampFile, JSON.stringify({ lock, devTools: withDevTools }))
}

async function npm(args) {
  // Started by `npm run`, this file knows which npm is running; otherwise the one on the path serves.
  const own = process.env.npm_execpath
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  const running = spawn(command, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [status] = await once(running, 'close')
  if (status !== 0) throw new Error(`npm ${args[0]} failed; the lines above say why.`)
}

/**
 * Tests, drawings and the shop all write below `var`, and whoever comes first makes it: for its own user alone, as the
 * shop wants it (apps/server/src/platform/data-dir.ts).
 */
function makeDataDir() {
  mkdirSync(join(root, 'var'), { recursive: true, mode: 0o700 })
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
