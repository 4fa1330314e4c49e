import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import { type FrontSession, openFront } from '@nawl/engine/keeping/front-session'
import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import { plateOf } from '../../plate-of.ts'

export type FrontTask =
  | { readonly kind: 'open'; readonly picture: ImageBitmap; readonly mask: FrontMask | null }
  | { readonly kind: 'stroke'; readonly stroke: BrushStroke }
  | { readonly kind: 'undo' | 'clear' }

/** The mask after a task, and how many strokes can be taken back. */
export type FrontAnswer = {
  readonly kind: FrontTask['kind']
  readonly changed: boolean
  readonly mask: FrontMask
  readonly count: number
}

let session: FrontSession | null = null

addEventListener('message', ({ data }: MessageEvent<FrontTask>) => {
  let changed = true
  if (data.kind === 'open') session = openFront(plateOf(data.picture), data.mask)
  else if (data.kind === 'stroke') changed = session?.stroke(data.stroke) ?? false
  else if (data.kind === 'undo') session?.undo()
  else session?.clear()
  if (session)
    postMessage({
      kind: data.kind,
      changed,
      mask: session.mask,
      count: session.count(),
    } satisfies FrontAnswer)
})
