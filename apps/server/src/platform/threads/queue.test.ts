import { describe, expect, it } from 'vitest'

import { boundedQueue } from './queue.ts'

/** Work that ends on demand and reports when it has begun. */
function held() {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<string>()
  const work = () => {
    begun.resolve()
    return end.promise
  }
  return { work, begun: begun.promise, end: () => end.resolve('done') }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('the bounded queue', () => {
  it('runs as many at once as there are places, the others in order', async () => {
    const line = boundedQueue({ places: 1, length: 8 })
    const order: number[] = []
    const first = held()
    const all = [line.inTurn(first.work), ...[1, 2, 3].map((n) => line.inTurn(async () => order.push(n)))]
    await first.begun
    expect(order).toEqual([])
    first.end()
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3])
  })

  it('refuses work when it is full', async () => {
    const line = boundedQueue({ places: 1, length: 1 })
    const first = held()
    const done = line.inTurn(first.work)
    const second = codeOf(line.inTurn(async () => {}))
    expect(await codeOf(line.inTurn(async () => {}))).toBe('server/busy')
    first.end()
    await done
    expect(await second).toBe('done')
  })

  it('drops waiting work when its caller disconnects', async () => {
    const line = boundedQueue({ places: 1, length: 1 })
    const first = held()
    const done = line.inTurn(first.work)
    const leaver = new AbortController()
    let ran = false
    const left = codeOf(line.inTurn(async () => void (ran = true), { signal: leaver.signal }))
    leaver.abort()
    expect(await left).toBe('request/abandoned')
    const third = codeOf(line.inTurn(async () => {}))
    first.end()
    await done
    expect(await third).toBe('done')
    expect(ran).toBe(false)
  })

  it('limits each caller to a share, so that others find room', async () => {
    const line = boundedQueue({ places: 1, length: 16, share: 4 })
    const [greedy, other] = [{ caller: '203.0.113.9' }, { caller: '198.51.100.2' }]
    const first = held()
    const taken = [
      line.inTurn(first.work, greedy),
      ...[1, 2, 3].map(() => line.inTurn(async () => {}, greedy)),
    ]
    const beyond = await Promise.all(
      Array.from({ length: 13 }, () => codeOf(line.inTurn(async () => {}, greedy))),
    )
    expect(new Set(beyond)).toEqual(new Set(['request/too-many']))
    const later = codeOf(line.inTurn(async () => {}, other))
    first.end()
    await Promise.all(taken)
    expect(await later).toBe('done')
    expect(await codeOf(line.inTurn(async () => {}, greedy)), 'the share is free again').toBe('done')
  })

  it('frees the share of a caller that disconnects', async () => {
    const line = boundedQueue({ places: 1, length: 16, share: 2 })
    const caller = '203.0.113.9'
    const first = held()
    const done = line.inTurn(first.work)
    const leaver = new AbortController()
    const left = [1, 2].map(() => codeOf(line.inTurn(async () => {}, { caller, signal: leaver.signal })))
    leaver.abort()
    expect(await Promise.all(left)).toEqual(['request/abandoned', 'request/abandoned'])
    const again = codeOf(line.inTurn(async () => {}, { caller }))
    first.end()
    await done
    expect(await again).toBe('done')
  })

  it('frees a place when work fails', async () => {
    const line = boundedQueue({ places: 1, length: 1 })
    await expect(line.inTurn(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await codeOf(line.inTurn(async () => {}))).toBe('done')
  })
})
