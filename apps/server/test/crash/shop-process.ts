import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'

import { freePort } from '../free-port.ts'
import { RUG_HEXES, writeBitmap } from '../shop-fixture.ts'

/** Pile tiles, shared between runs because generating them takes seconds and is deterministic. */
const TILES = resolve(import.meta.dirname, '../../../../var/pile')
/** Ends the child process whenever this process ends. */
const ENDS_WITH_US = "--import=data:text/javascript,process.once('disconnect',()=>process.exit())"
const MAIN = join(import.meta.dirname, '../../src/main.ts')
/** A new embedded database takes long on a busy machine. */
const PATIENCE_MS = 300_000

/** For one of several shops: its port, the common public address, and whether it serves pages. */
type Place = {
  readonly port?: number
  readonly publicUrl?: string
  readonly pages?: boolean
  /** Further environment variables. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts the shop as in production, in a process of its own with its data below `home`, and waits until it is ready.
 * `nodeArguments` are passed to Node.
 */
export async function startShop(
  home: string,
  databaseUrl: string | undefined,
  nodeArguments: readonly string[] = [],
  { port, publicUrl, pages = false, settings = {} }: Place = {},
) {
  // The bitmap of the ordered design; its content does not matter here.
  writeBitmap(
    join(home, 'artwork'),
    'geometric/onyx.bmp',
    indexedBmp(new Uint8Array(100 * 160), 100, 160, RUG_HEXES),
  )
  mkdirSync(TILES, { recursive: true })
  if (!existsSync(join(home, 'pile'))) symlinkSync(TILES, join(home, 'pile'))
  const url = `http://127.0.0.1:${port ?? (await freePort())}`
  const shop = spawn(process.execPath, [ENDS_WITH_US, ...nodeArguments, MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: new URL(url).port,
      PUBLIC_URL: publicUrl ?? url,
      DATA_DIR: home,
      ARTWORK_DIR: join(home, 'artwork'),
      LOG_LEVEL: 'error',
      // As in every documented way of starting the shop.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '65536',
      ...(pages ? {} : { NAWL_PAGES: 'none' }),
      // Compiling the same code dominates the start.
      NODE_COMPILE_CACHE: join(tmpdir(), 'nawl-compiled'),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches this process alone, which ends the shop when it is done.
    detached: true,
  })
  const ended = once(shop, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    shop.kill(signal)
    await ended
  }
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isReady(url))) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error('the shop did not start; see the output above')
    }
    await wait(25)
  }
  return { url, process: shop, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** Waits until the shop on this port is ready again. */
export async function untilReady(port: number): Promise<void> {
  for (
    const deadline = Date.now() + PATIENCE_MS;
    !(await isReady(`http://127.0.0.1:${port}`));
    await wait(50)
  )
    if (Date.now() > deadline) throw new Error('the shop did not become ready again')
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
