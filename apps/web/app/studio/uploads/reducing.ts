import type { ChosenPart } from '@nawl/engine/finding/chosen-part'
import type { Quad } from '@nawl/engine/finding/quad'
import type { Reduction } from '@nawl/engine/reduction/reduction'

import type { PictureSize } from './crop/crop.ts'

/** How to reduce the open picture. */
export type ReduceWish = ChosenPart & {
  /** Aspect ratio of the rug, width over length. */
  readonly ratio: number
  readonly yarnCount: number
  /** The yarns to keep to, if any: the worker knows no shade card. */
  readonly library: readonly string[] | null
}

export type ReduceQuestion =
  | { readonly kind: 'open'; readonly id: number; readonly file: Blob; readonly scaleTo: PictureSize | null }
  | { readonly kind: 'find'; readonly id: number }
  | { readonly kind: 'reduce'; readonly id: number; readonly wish: ReduceWish }

export type ReduceAnswer =
  | { readonly id: number; readonly size: PictureSize }
  | { readonly id: number; readonly found: Quad | null }
  | { readonly id: number; readonly reduction: Reduction }
  | { readonly id: number; readonly failed: string }

export type Reducing = {
  /** Decodes and keeps a picture, scaled if a size is given; null if the browser cannot read it. */
  readonly open: (file: Blob, scaleTo: PictureSize | null) => Promise<PictureSize | null>
  /** The corners of a rug or a sheet in the picture, in shares of it; null if none stands out. */
  readonly find: () => Promise<Quad | null>
  /** The picture reduced to yarns; null if none is open, or memory does not suffice. */
  readonly reduce: (wish: ReduceWish) => Promise<Reduction | null>
  readonly close: () => void
}

/** Decodes and reduces pictures in a worker, with the server's own functions. */
export function startReducing(): Reducing {
  const worker = new Worker(new URL('./reduce.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: ReduceAnswer | null) => void>()
  let lastId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<ReduceAnswer>) => {
    if ('failed' in data) console.warn('The picture cannot be reduced here:', data.failed)
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    console.warn('The picture cannot be reduced here:', event.message)
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  })

  function ask(make: (id: number) => ReduceQuestion): Promise<ReduceAnswer | null> {
    return new Promise((resolve) => {
      lastId++
      waiting.set(lastId, resolve)
      // Copied: nothing is transferred to the worker.
      worker.postMessage(make(lastId), [])
    })
  }

  return {
    open: async (file, scaleTo) => {
      const answer = await ask((id) => ({ kind: 'open', id, file, scaleTo }))
      return answer && 'size' in answer ? answer.size : null
    },
    find: async () => {
      const answer = await ask((id) => ({ kind: 'find', id }))
      return answer && 'found' in answer ? answer.found : null
    },
    reduce: async (wish) => {
      const answer = await ask((id) => ({ kind: 'reduce', id, wish }))
      return answer && 'reduction' in answer ? answer.reduction : null
    },
    close: () => worker.terminate(),
  }
}
