import fs from 'node:fs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { DurableDatabase } from './durable-database.ts'

let home: string
let database: DurableDatabase
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'nawl-durable-'))
  database = new DurableDatabase(join(home, 'pg'))
  await database.exec('create table told (n int)')
})
beforeEach(async () => void (await database.exec('delete from told')))
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await database.close()
  rmSync(home, { recursive: true })
})

/** A slow disk: syncs of the log wait until released, or fail. */
function slowDisk() {
  const waiting: ((error?: Error) => void)[] = []
  const sync = fs.fdatasync
  const calls = vi.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    waiting.push((error) => (error ? done(error) : sync(file, done)))
  })
  return {
    calls,
    untilAsked: () => vi.waitFor(() => expect(waiting).not.toEqual([])),
    goOn: (error?: Error) => waiting.splice(0).forEach((finish) => finish(error)),
  }
}

/** Whether each has resolved by now, without waiting. */
async function areAnswered(answers: readonly Promise<unknown>[]): Promise<readonly boolean[]> {
  const states = answers.map(() => false)
  answers.forEach((answer, n) => void answer.then(() => (states[n] = true)))
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  return states
}

const add = (n: number) => database.query('insert into told values ($1)', [n])
const count = () => database.query<{ n: number }>('select count(*)::int as n from told')

describe('the embedded database', () => {
  it('confirms a commit, and any read that may have seen it, after its log is on disk', async () => {
    const disk = slowDisk()
    const commit = database.transaction((tx) => tx.query('insert into told values (1)'))
    await disk.untilAsked()
    const reading = count()
    expect(await areAnswered([commit, reading])).toEqual([false, false])
    disk.goOn()
    expect((await reading).rows).toEqual([{ n: 1 }])
    await commit
  })

  it('syncs commits that wait at the same time together', async () => {
    await add(0)
    const disk = slowDisk()
    const first = add(1)
    await disk.untilAsked()
    const others = Array.from({ length: 10 }, (_, n) => add(n))
    expect(await areAnswered(others)).toEqual(others.map(() => false))
    disk.goOn()
    await first
    await disk.untilAsked()
    expect(disk.calls).toHaveBeenCalledTimes(2)
    disk.goOn()
    await Promise.all(others)
  })

  it('answers read-only queries without a sync', async () => {
    const disk = slowDisk()
    expect((await count()).rows).toEqual([{ n: 0 }])
    expect(disk.calls).not.toHaveBeenCalled()
  })

  it('writes no table page before its log record', async () => {
    const disk = slowDisk()
    const commit = add(1)
    await disk.untilAsked()
    const order: string[] = []
    const [sync, write] = [fs.fdatasyncSync, fs.writeSync]
    vi.spyOn(fs, 'fdatasyncSync').mockImplementation((file) => {
      order.push('sync of the log')
      sync(file)
    })
    vi.spyOn(fs, 'writeSync').mockImplementation((...args: Parameters<typeof write>) => {
      order.push(fs.readlinkSync(`/proc/self/fd/${args[0]}`).includes('/pg_wal/') ? 'log' : 'table')
      return write(...args)
    })
    const checkpoint = database.exec('checkpoint')
    await vi.waitFor(() => expect(order).toContain('table'))
    expect(order.indexOf('sync of the log')).toBeLessThan(order.indexOf('table'))
    expect(order).toContain('sync of the log')
    disk.goOn()
    await Promise.all([commit, checkpoint])
  })

  it('fails every later query after a log sync has failed', async () => {
    const disk = slowDisk()
    const commit = add(1)
    await disk.untilAsked()
    disk.goOn(new Error('EIO: i/o error, fdatasync'))
    await expect(commit).rejects.toMatchObject({ code: '58030' })
    vi.restoreAllMocks()
    await expect(count()).rejects.toThrow('the write-ahead log cannot be written')
    await database.close()
    database = new DurableDatabase(join(home, 'pg'))
    expect((await count()).rows).toEqual([{ n: 1 }])
  })

  it('recreates a database whose creation was interrupted', async () => {
    await database.close()
    fs.writeFileSync(join(home, 'pg.unfinished'), '')
    fs.rmSync(join(home, 'pg/global/pg_control'))
    database = new DurableDatabase(join(home, 'pg'))
    await database.exec('create table told (n int)')
    expect((await count()).rows).toEqual([{ n: 0 }])
    expect(fs.existsSync(join(home, 'pg.unfinished'))).toBe(false)
  })
})
