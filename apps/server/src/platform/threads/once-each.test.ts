import { describe, expect, it } from 'vitest'

import { onceEach } from './once-each.ts'

describe('a cached value', () => {
  it('is computed once for concurrent callers', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    let made = 0
    const make = async () => ({ bytes: 1, number: ++made })
    const answers = await Promise.all(Array.from({ length: 16 }, () => keep('rug', make)))
    expect(made).toBe(1)
    expect(new Set(answers.map(({ value }) => value)).size).toBe(1)
    expect(await keep('rug', make)).toMatchObject({ ready: true })
  })

  it('is computed again after a failure', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    await expect(keep('rug', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await keep('rug', async () => ({ bytes: 1 }))).toMatchObject({ ready: false })
  })

  it('is aborted only when the last waiting caller has gone', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    const [one, two] = [new AbortController(), new AbortController()]
    const end = Promise.withResolvers<{ bytes: number }>()
    let given: AbortSignal | undefined
    const make = (allGone: AbortSignal) => {
      given = allGone
      allGone.addEventListener('abort', () => end.reject(new Error('given up')))
      return end.promise
    }
    const waiting = [one, two].map(async ({ signal }) => keep('rug', make, signal).catch(String))
    one.abort()
    expect(given?.aborted).toBe(false)
    two.abort()
    expect(given?.aborted).toBe(true)
    expect(await Promise.all(waiting)).toEqual(Array(2).fill('Error: given up'))
    expect(await keep('rug', async () => ({ bytes: 1 }))).toMatchObject({ ready: false })
  })

  it('is computed again for a caller after an abort', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    const leaver = new AbortController()
    const stuck = keep('rug', () => new Promise<never>(() => {}), leaver.signal)
    leaver.abort()
    expect(await keep('rug', async () => ({ bytes: 1, number: 2 }))).toMatchObject({ value: { number: 2 } })
    void stuck
  })

  it('is evicted when the cache exceeds its bytes', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    for (const key of ['a', 'b', 'c']) await keep(key, async () => ({ bytes: 40 }))
    expect(await keep('a', async () => ({ bytes: 40 }))).toMatchObject({ ready: false })
    expect(await keep('c', async () => ({ bytes: 40 }))).toMatchObject({ ready: true })
  })
})
