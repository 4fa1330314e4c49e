import { describe, expect, it } from 'vitest'

import { waitingLine } from './waiting-line.ts'

/** Work that ends when it is told to, and says that it has begun. */
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

describe('the waiting line', () => {
  it('runs as many at once as there are places, the others in the order they came', async () => {
    const line = waitingLine({ places: 1, length: 8 })
    const order: number[] = []
    const first = held()
    const all = [line.inTurn(first.work), ...[1, 2, 3].map((n) => line.inTurn(async () => order.push(n)))]
    await first.begun
    expect(order).toEqual([])
    first.end()
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3])
  })

  it('refuses whoever finds it full', async () => {
    const line = waitingLine({ places: 1, length: 1 })
    const first = held()
    const done = line.inTurn(first.work)
    const second = codeOf(line.inTurn(async () => {}))
    expect(await codeOf(line.inTurn(async () => {}))).toBe('server/busy')
    first.end()
    await done
    expect(await second).toBe('done')
  })

  it('forgets whoever leaves, who then never runs', async () => {
    const line = waitingLine({ places: 1, length: 1 })
    const first = held()
    const done = line.inTurn(first.work)
    const leaver = new AbortController()
    let ran = false
    const left = codeOf(line.inTurn(async () => void (ran = true), leaver.signal))
    leaver.abort()
    expect(await left).toBe('request/abandoned')
    const third = codeOf(line.inTurn(async () => {}))
    first.end()
    await done
    expect(await third).toBe('done')
    expect(ran).toBe(false)
  })

  it('frees its place when work fails', async () => {
    const line = waitingLine({ places: 1, length: 1 })
    await expect(line.inTurn(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await codeOf(line.inTurn(async () => {}))).toBe('done')
  })
})
