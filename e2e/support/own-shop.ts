import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'

import { test } from '@playwright/test'

import { type SmtpInbox, smtpInbox } from '../../apps/server/test/email/smtp.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { contentHash } from '../../tools/content-hash.ts'
import { SHOP } from '../shop-servers.ts'

export type OwnShop = {
  /** The shop's public address. */
  readonly url: string
  readonly port: number
  /** Restarts the process on the same data with its clock moved ahead by some hours. */
  readonly restart: (hoursAhead?: number) => Promise<void>
  /** Kills the process and starts it on what it left, with the clock of before. */
  readonly crash: () => Promise<void>
  /** Everything written so far to standard output and standard error. */
  readonly written: () => { readonly output: string; readonly errors: string }
  readonly close: () => Promise<void>
}

const PATIENCE_MS = 180_000
/** A database as a first start leaves it: to start on a copy takes half of what making one does. */
const EMPTY_DATABASE = `var/test/empty-${contentHash(['apps/server/src/platform/db/migrations'])}`
const CLOCK = new URL('turned-clock.ts', import.meta.url).href

/**
 * A shop in a process of its own, for tests that would disturb others; its data are deleted when it closes. `settings`
 * are further environment variables, `host` its host name. Call it from a test or a hook, whose timeout it extends.
 */
export async function openOwnShop(
  settings: Readonly<Record<string, string>> = {},
  host = 'localhost',
): Promise<OwnShop> {
  test.setTimeout(PATIENCE_MS + 60_000)
  const port = await freePort()
  const url = `http://${host}:${port}`
  const data = `var/test/${port}`
  let shop: ChildProcess
  let ahead = 0
  const written = { output: '', errors: '' }
  // Pile tiles are identical for all shops and take seconds to generate.
  mkdirSync(data, { recursive: true, mode: 0o700 })
  cpSync(`var/test/${SHOP.port}/pile`, `${data}/pile`, { recursive: true })

  async function open(hoursAhead = 0) {
    ahead = hoursAhead
    const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: data, ...settings }
    const clock = { CLOCK_HOURS_AHEAD: String(hoursAhead), NODE_OPTIONS: `--import=${CLOCK}` }
    shop = spawn('node', ['apps/server/src/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LOG_LEVEL: 'warn', ...own, ...clock },
    })
    shop.stdout?.on('data', (text: Buffer) => (written.output += text.toString()))
    shop.stderr?.on('data', (text: Buffer) => (written.errors += text.toString()))
    await isReady(`http://127.0.0.1:${port}/readyz`, shop).catch((error: unknown) => {
      throw new Error(`${String(error)}: exit ${shop.exitCode}, ${written.errors.slice(-2_000)}`)
    })
  }
  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const ended = once(shop, 'exit')
    shop.kill(signal)
    await ended
  }

  // Whatever ends the tests, no shop outlives them.
  process.once('exit', () => shop.kill('SIGKILL'))
  if (!existsSync(EMPTY_DATABASE)) {
    await open()
    await stop()
    keepEmpty(`${data}/db`)
  } else copyForNobodyElse(EMPTY_DATABASE, `${data}/db`)
  await open()
  return {
    url,
    port,
    restart: async (hoursAhead) => {
      await stop()
      await open(hoursAhead)
    },
    crash: async () => {
      await stop('SIGKILL')
      await open(ahead)
    },
    written: () => written,
    close: async () => {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Keeps a copy of a database for later shops; of two at once, the first stays. */
function keepEmpty(database: string): void {
  const copy = `${EMPTY_DATABASE}-${process.pid}`
  copyForNobodyElse(database, copy)
  try {
    renameSync(copy, EMPTY_DATABASE)
  } catch {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A shop does not start where other users of the machine may read. */
function copyForNobodyElse(from: string, to: string): void {
  const mask = process.umask(0o077)
  cpSync(from, to, { recursive: true })
  process.umask(mask)
}

async function isReady(address: string, shop: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    if (shop.exitCode !== null || Date.now() > until) throw new Error(`nothing is ready at ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The same with an SMTP server that its e-mails arrive at. */
export async function openMailingShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnShop & { readonly inbox: SmtpInbox }> {
  const inbox = await smtpInbox()
  const shop = await openOwnShop({ ...settings, SMTP_URL: inbox.url })
  const close = async () => {
    await shop.close()
    await inbox.close()
  }
  return { ...shop, inbox, close }
}
