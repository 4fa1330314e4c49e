import { afterAll, describe, expect, it } from 'vitest'

import { singleThreadPool } from './single-thread-pool.ts'

const worker = new URL('../../../test/threads/spinning-worker.ts', import.meta.url)

describe('a task in its own thread', () => {
  const pool = singleThreadPool({ worker, length: 4, share: 2 })
  afterAll(() => pool.close())

  it('stops when its caller disconnects, and the next one runs', async () => {
    const turns = new Int32Array(new SharedArrayBuffer(4))
    const leaver = new AbortController()
    const spinning = pool.run('spin', turns, { signal: leaver.signal, caller: '203.0.113.9' })
    const left = spinning.catch((error: { code: string }) => error.code)
    await Atomics.waitAsync(turns, 0, 0).value
    leaver.abort()
    expect(await left).toBe('request/abandoned')
    expect(await pool.run<number>('thread', null, {})).toBeGreaterThan(0)
    const after = Atomics.load(turns, 0)
    await pool.run('thread', null, {})
    expect(Atomics.load(turns, 0), 'nothing goes round any more').toBe(after)
    expect(pool.load()).toEqual({ running: 0, waiting: 0 })
  })
})

it('continues without its caller when `finishes` is set', async () => {
  const pool = singleThreadPool({ worker, length: 4, share: 2, finishes: true })
  const before = await pool.run<number>('thread', null, {})
  const gone = AbortSignal.abort()
  await expect(pool.run('thread', null, { signal: gone })).rejects.toMatchObject({
    code: 'request/abandoned',
  })
  expect(await pool.run<number>('thread', null, {})).toBe(before)
  await pool.close()
})
