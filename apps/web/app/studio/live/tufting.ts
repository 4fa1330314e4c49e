import type { LiveTufts, TuftOrder } from './live-tufts.ts'

export type TuftQuestion = { readonly id: number; readonly order: TuftOrder }
export type TuftAnswer =
  | { readonly id: number; readonly tufts: LiveTufts }
  | { readonly id: number; readonly failed: string }

export type Tufting = {
  /** The rug, or null when it cannot be had: the server's pictures do without it. */
  readonly tuft: (order: TuftOrder) => Promise<LiveTufts | null>
  readonly close: () => void
}

/** Tufts rugs in a worker of its own. */
export function startTufting(): Tufting {
  const worker = new Worker(new URL('./tuft.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (tufts: LiveTufts | null) => void>()
  let asked = 0

  worker.addEventListener('message', ({ data }: MessageEvent<TuftAnswer>) => {
    if ('failed' in data) console.warn('The rug cannot be tufted here:', data.failed)
    waiting.get(data.id)?.('failed' in data ? null : data.tufts)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    console.warn('The rug cannot be tufted here:', event.message)
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  })

  return {
    tuft: (order) =>
      new Promise((resolve) => {
        const id = ++asked
        waiting.set(id, resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id, order } satisfies TuftQuestion)
      }),
    close: () => worker.terminate(),
  }
}
