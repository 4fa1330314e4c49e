import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { becomesLoadable } from './becomes-loadable.ts'

const SHOP = 'http://localhost:3000'
const ADDRESS = `${SHOP}/artwork/geometric/onyx-400.avif`
const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '2' } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: SHOP })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answering(...answers: (() => Response)[]) {
  const asked = vi.fn<typeof fetch>(async () => (answers.length > 1 ? answers.shift()! : answers[0]!)())
  vi.stubGlobal('fetch', asked)
  return asked
}
const never = () => new AbortController().signal

it('asks again when the shop says to, until the picture is there', async () => {
  const asked = answering(busy, busy, () => new Response())
  const loadable = becomesLoadable(ADDRESS, never())
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(await loadable).toBe(true)
})

it('asks once for a picture that does not exist', async () => {
  const asked = answering(() => new Response(null, { status: 404 }))
  expect(await becomesLoadable(ADDRESS, never())).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
})

it('asks nobody but the shop', async () => {
  const asked = answering(busy)
  expect(await becomesLoadable(`blob:${SHOP}/0a`, never())).toBe(false)
  expect(await becomesLoadable('https://elsewhere.example/onyx.jpg', never())).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

it('gives up where nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await becomesLoadable(ADDRESS, never())).toBe(false)
})

it('asks no more for a picture that nobody looks at', async () => {
  const asked = answering(busy)
  const leaving = new AbortController()
  const loadable = becomesLoadable(ADDRESS, leaving.signal)
  await vi.advanceTimersByTimeAsync(1_000)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loadable).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
})

it('does not ask for ever', async () => {
  answering(busy)
  const loadable = becomesLoadable(ADDRESS, never())
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await loadable).toBe(false)
})
