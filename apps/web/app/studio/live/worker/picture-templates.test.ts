import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { WorkerAnswer, WorkerQuestion } from './worker-jobs.ts'

const order = { bitmap: '/bitmaps/rug.bmp', outline: 'rectangle', style: 'fine' } as const
const made = { name: 'a-b-c', head: Uint8Array.of(1), tail: Uint8Array.of(2) }

/** A worker that keeps the questions; the test answers them. */
class SilentWorker extends EventTarget {
  static readonly questions: WorkerQuestion[] = []
  static last: SilentWorker
  constructor() {
    super()
    SilentWorker.last = this
  }
  postMessage(question: WorkerQuestion) {
    SilentWorker.questions.push(question)
  }
  terminate() {}
}

function answer(reply: { made: typeof made } | { failed: string }): void {
  const { id } = SilentWorker.questions.at(-1)!
  SilentWorker.last.dispatchEvent(
    new MessageEvent('message', { data: { id, ...reply } satisfies WorkerAnswer }),
  )
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SilentWorker)
  vi.stubGlobal('document', { readyState: 'complete' })
  const { whenAtRest } = await import('./page-at-rest.ts')
  whenAtRest(() => {})
  await vi.runAllTimersAsync()
  vi.spyOn(console, 'warn').mockReturnValue()
  SilentWorker.questions.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the template of a rug', () => {
  it('is made once, however often it is asked for', async () => {
    const { templateFor } = await import('./picture-templates.ts')
    const both = [templateFor(order), templateFor(order)]
    answer({ made })
    expect(await Promise.all([...both, templateFor(order)])).toEqual([made, made, made])
    expect(SilentWorker.questions).toHaveLength(1)
  })

  it('is another one for another shape, pile or bitmap', async () => {
    const { templateFor } = await import('./picture-templates.ts')
    const others = [{ outline: 'round' }, { style: 'loop' }, { bitmap: '/bitmaps/other.bmp' }] as const
    for (const other of [{}, ...others]) void templateFor({ ...order, ...other })
    expect(SilentWorker.questions).toHaveLength(4)
  })

  it('is not waited for longer than four seconds, and serves the next colour', async () => {
    const { templateFor } = await import('./picture-templates.ts')
    const first = templateFor(order)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await first).toBeNull()
    answer({ made })
    expect(await templateFor(order)).toEqual(made)
    expect(SilentWorker.questions).toHaveLength(1)
  })

  it('is made anew after a failure', async () => {
    const { templateFor } = await import('./picture-templates.ts')
    const first = templateFor(order)
    answer({ failed: 'no bitmap' })
    expect(await first).toBeNull()
    const second = templateFor(order)
    answer({ made })
    expect(await second).toEqual(made)
  })

  it('is made anew in a studio that is opened again before the first was ready', async () => {
    const { templateFor } = await import('./picture-templates.ts')
    const { tufting } = await import('./tufting.ts')
    const first = templateFor(order)
    tufting.close()
    expect(await first).toBeNull()
    const second = templateFor(order)
    answer({ made })
    expect(await second).toEqual(made)
    expect(SilentWorker.questions).toHaveLength(2)
  })
})
