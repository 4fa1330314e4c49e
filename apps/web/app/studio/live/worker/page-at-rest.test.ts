import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Idle periods that the page asked for, each answered with how long it may take. */
let asked: ((remaining: number) => void)[] = []

beforeEach(() => {
  asked = []
  vi.resetModules()
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    asked.push((remaining) => callback({ didTimeout: false, timeRemaining: () => remaining }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Waits for the page to rest, with the module as it is first loaded. */
async function waiting() {
  const { whenAtRest } = await import('./page-at-rest.ts')
  const act = vi.fn<() => void>()
  whenAtRest(act)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  return { act, whenAtRest }
}

it('waits for a moment in which nothing is due', async () => {
  const { act } = await waiting()
  asked[0]!(3)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(act).not.toHaveBeenCalled()
  asked[1]!(49)
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
})

it('acts at once after that', async () => {
  const { act, whenAtRest } = await waiting()
  asked[0]!(49)
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
  const again = vi.fn<() => void>()
  whenAtRest(again)
  expect(again).toHaveBeenCalledOnce()
})

it('does not wait for a page that is always busy', async () => {
  const { act } = await waiting()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 2000)
  asked[0]!(0)
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
})
