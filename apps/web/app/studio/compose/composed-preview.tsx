import { bitmapPath, type DrawnSize, drawnSize } from '@nawl/domain/catalogue/bitmap-path'
import { useEffect, useRef, useState } from 'react'

import { shownSettings, type StudioState } from '../state/studio-state.ts'
import { paintDrawing } from './paint-drawing.ts'
import { useComposedDrawing } from './use-composed-drawing.ts'

type ComposedPreviewProps = {
  readonly processingImage: string
  /** The size to show, which may be that of a drag. */
  readonly size: DrawnSize
  readonly state: StudioState
  /** Whether the picture on screen is the latest. */
  readonly isShown: boolean
  /** Whether the page opens with a picture of a linked look, in its size and colours. */
  readonly hasLinkedPicture: boolean
}

/** The rug drawn for a new size in its colours, until the picture of that size is on screen. */
export function ComposedPreview({
  processingImage,
  size,
  state,
  isShown,
  hasLinkedPicture,
}: ComposedPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const wanted = drawnSize(size)
  const isWaiting = useIsWaiting(wanted, state, isShown, hasLinkedPicture)
  const path = isWaiting && wanted.width !== '' ? bitmapPath(processingImage, wanted) : null
  const drawn = useComposedDrawing(path)
  const { look, matchedAt } = shownSettings(state)
  useEffect(() => {
    if (drawn && canvas.current) paintDrawing(canvas.current, drawn.drawing, look, matchedAt)
  }, [drawn, look, matchedAt])
  if (!drawn) return null
  return (
    <div aria-hidden className="live-face composed-face" data-composed={drawn.path}>
      <canvas ref={canvas} className="size-full" />
    </div>
  )
}

/** Whether the picture on screen is of another size than wanted. */
function useIsWaiting(
  wanted: DrawnSize,
  { picture, task }: StudioState,
  isShown: boolean,
  hasLinkedPicture: boolean,
): boolean {
  const current = sidesOf(picture.view)
  const [settled, setSettled] = useState(hasLinkedPicture ? sidesOf(wanted) : current)
  const isSettled = task === null && isShown
  if (isSettled && settled !== current) setSettled(current)
  return sidesOf(wanted) !== (isSettled ? current : settled)
}

const sidesOf = ({ shape, width, length, fit }: DrawnSize) => `${shape} ${width} ${length} ${fit}`
