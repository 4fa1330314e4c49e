import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { type Reached, reachedFrom } from './script-packages.ts'
import { folderOf, type LockedPackages, needed, readLock } from './lock-tree.ts'
import { isServed, SERVED_PACKAGES } from './package-files.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Commands of package.json that owners run beside a shop, also in a container. */
const OWNERS = ['backup', 'restore', 'quarantine', 'erase', 'db:move', 'staff']
const SERVER = ['apps/server/src/main.ts', ...OWNERS.map(entryOf)]
const PAGES = [
  'apps/web/app/root.tsx',
  'apps/web/app/entry.client.tsx',
  'apps/web/app/entry.server.tsx',
  ...globSync('apps/web/app/**/*.route.tsx', { cwd: ROOT }),
]
/** Imported by pages only in browsers, never on the server. */
const BROWSER_ONLY = new Set(['@vapi-ai/web', 'llama-tokenizer-js'])

/** Packages by purpose, as folders in the lock file. */
export type Parts = {
  readonly lock: LockedPackages
  /** Our own files that the server runs, relative to the root. */
  readonly files: ReadonlySet<string>
  /** Run by the server, including server rendering. */
  readonly server: ReadonlySet<string>
  /** Run by browsers, bundled or served unchanged. */
  readonly browser: ReadonlySet<string>
  /** Installed beside the server, to run or to serve. */
  readonly image: ReadonlySet<string>
}

/** Follows the shop's imports, and their packages' dependencies through the lock file. */
export function readParts(): Parts {
  const lock = readLock(join(ROOT, 'package-lock.json'))
  const server = reachedFrom(SERVER)
  const pages = reachedFrom(PAGES)
  const served = SERVED_PACKAGES.map((name) => folderIn(lock, name, 'apps/web'))
  const rendered = rootsOf(lock, pages, (name) => !BROWSER_ONLY.has(name))
  const onServer = [...rootsOf(lock, server), ...rendered]
  const set = (roots: readonly string[]) => new Set(needed(lock, roots, isServed))
  return {
    lock,
    files: server.files,
    server: set(onServer),
    browser: set([...rootsOf(lock, pages), ...served]),
    image: set([...onServer, ...served]),
  }
}

function rootsOf(lock: LockedPackages, { packages }: Reached, isIn = (_name: string) => true): string[] {
  return [...packages]
    .filter(([name]) => isIn(name))
    .map(([name, { from }]) => folderIn(lock, name, dirname(from)))
}

/** The entry file of a package.json command. */
function entryOf(command: string): string {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  const file = / node (\S+\.ts)/.exec(scripts[command] ?? '')?.[1]
  if (file === undefined) throw new Error(`package.json has no command ${command} that runs a file`)
  return file
}

function folderIn(lock: LockedPackages, name: string, from: string): string {
  const folder = folderOf(lock, name, from)
  if (folder === null) throw new Error(`package-lock.json has no ${name}, which ${from} imports`)
  return folder
}
