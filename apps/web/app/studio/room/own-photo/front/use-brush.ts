import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { decoded } from '../../room-plates.ts'
import type { Photograph } from '../photograph.ts'
import type { FrontAnswer, FrontTask } from './front.worker.ts'

/** What was done last, and what came of it. */
export type BrushState = {
  readonly last: FrontTask['kind'] | 'failed' | null
  readonly changed: boolean
  readonly isBusy: boolean
  readonly count: number
  readonly mask: FrontMask | null
}

/** The brush over a photograph, in a worker of its own while its panel is open. */
export function useBrush(photograph: Photograph, before: FrontMask | null) {
  const [state, setState] = useState<BrushState>({
    last: null,
    changed: false,
    isBusy: true,
    count: 0,
    mask: before,
  })
  const worker = useRef<Worker | null>(null)
  const tell = (task: FrontTask, transfer: Transferable[] = []) => {
    setState((now) => ({ ...now, isBusy: true }))
    worker.current?.postMessage(task, transfer)
  }
  const open = useEffectEvent((picture: ImageBitmap) =>
    tell({ kind: 'open', picture, mask: before }, [picture]),
  )
  useEffect(() => {
    const made = new Worker(new URL('./front.worker.ts', import.meta.url), { type: 'module' })
    worker.current = made
    const fail = (error: unknown) => {
      console.warn('The brush does not work here:', error)
      setState((now) => ({ ...now, last: 'failed', isBusy: false }))
    }
    made.addEventListener('message', ({ data }: MessageEvent<FrontAnswer>) =>
      setState({ last: data.kind, changed: data.changed, count: data.count, mask: data.mask, isBusy: false }),
    )
    made.addEventListener('error', ({ message }) => fail(message))
    decoded(photograph.picture).then((picture) => worker.current === made && open(picture), fail)
    return () => {
      worker.current = null
      made.terminate()
    }
  }, [photograph])
  return {
    ...state,
    stroke: (stroke: BrushStroke) => tell({ kind: 'stroke', stroke }),
    undo: () => tell({ kind: 'undo' }),
    clear: () => tell({ kind: 'clear' }),
  }
}
