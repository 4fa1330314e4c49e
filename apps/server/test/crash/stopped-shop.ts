import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { answer, openDatabase } from '../../src/platform/db/database.ts'
import type { Customer } from './customer.ts'
import { examine } from './examine.ts'

/** The data folder of the shop, and its database server if it has one. */
type Place = { readonly home: string; readonly url: string | undefined }

/**
 * Contradictions that SIGKILL would leave at this moment. The shop is stopped in the middle of whatever it does, and goes
 * on afterwards: a start takes a hundred times as long. Of the embedded database a kill leaves the files as they are, so a
 * copy of them is opened; of a server it leaves what others see once no statement runs.
 */
export async function examineStopped(
  shop: ChildProcess,
  { home, url }: Place,
  customers: readonly Customer[],
): Promise<string[]> {
  // What is acknowledged by now. A payment that the shop has not been told of is examined in the end.
  const told = customers.map((each) => ({ ...each, back: each.isConfirmed ? each.back : null }))
  const copy = mkdtempSync(join(tmpdir(), 'nawl-stopped-'))
  try {
    shop.kill('SIGSTOP')
    await untilStopped(shop.pid)
    if (url !== undefined) {
      await untilIdle(url)
      return await examineAt({ url, directory: copy }, told)
    }
    copyDatabase(join(home, 'db'), copy)
    shop.kill('SIGCONT')
    return await examineAt({ url, directory: copy }, told)
  } finally {
    shop.kill('SIGCONT')
    rmSync(copy, { recursive: true, force: true })
  }
}

async function examineAt(place: Parameters<typeof openDatabase>[0], told: readonly Customer[]) {
  const books = await openDatabase(place)
  const faults = await examine(books, told)
  await books.close()
  return faults
}

/** Waits until each thread is stopped: one may still be in a write. */
async function untilStopped(pid: number | undefined): Promise<void> {
  const tasks = `/proc/${pid}/task`
  const isStopped = (thread: string) =>
    /\) [TZX] /.test(readFileSync(join(tasks, thread, 'stat'), { encoding: 'utf8' }))
  while (!readdirSync(tasks).every(isStopped)) await wait(1)
}

function copyDatabase(from: string, to: string): void {
  for (const name of ['pg', 'pg.unfinished'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
}

/** Waits until the server has ended the statements that it was sent; one that waits for a lock has changed nothing. */
async function untilIdle(url: string): Promise<void> {
  const server = await openDatabase({ url, directory: '' })
  const running = sql`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
      and state = 'active' and coalesce(wait_event_type, '') <> 'Lock'`
  while ((await answer(server.orm, running)).length > 0) await wait(1)
  await server.close()
}
