import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import { hasOneMeasure, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'

type Side = 'width' | 'length'

/** Sides that are dragged land on these steps. */
const STEP = { cm: 1, ft: 0.1 } as const

type Start = { readonly at: number; readonly perPixel: number; readonly size: SizeInput }

/**
 * Dragging a side of the rug on the stage. `dragged` is the size while it is dragged, null otherwise; on release
 * `onChange` is called with it. `handle` gives the props of a side's handle.
 */
export function useSideDrag(
  size: SizeInput,
  box: RefObject<HTMLElement | null>,
  onChange: (size: Partial<SizeInput>) => void,
) {
  const [dragged, setDragged] = useState<SizeInput | null>(null)
  const start = useRef<Start | null>(null)

  const handle = (side: Side) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { width, height } = box.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
      const pixels = side === 'width' ? width : height
      if (pixels === 0) return
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const from = withSides(size)
      // The rug stays in the middle of the stage, so that either edge moves by half.
      const perPixel = (2 * parseSide(from[side], from.unit)) / pixels
      start.current = { at: side === 'width' ? event.clientX : event.clientY, perPixel, size: from }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = start
      if (!current) return
      const moved = (side === 'width' ? event.clientX : event.clientY) - current.at
      const length = parseSide(current.size[side], current.size.unit) + moved * current.perPixel
      setDragged(nearestMade({ ...current.size, [side]: onStep(length, size.unit) }))
    },
    onPointerUp: () => {
      if (dragged) onChange({ width: dragged.width, length: dragged.length })
      start.current = null
      setDragged(null)
    },
    onPointerCancel: () => {
      start.current = null
      setDragged(null)
    },
  })
  return { dragged, handle }
}

/** The size, or its example's sides where none are typed. */
function withSides(size: SizeInput): SizeInput {
  const { shape, unit, width, length } = size
  const [exampleWidth, exampleLength] = SHAPE_FACTS[shape].example[unit]
  const isTyped = parseSide(width, unit) > 0 && (hasOneMeasure(shape) || parseSide(length, unit) > 0)
  if (isTyped) return { ...size, length: hasOneMeasure(shape) ? width : length }
  return {
    ...size,
    width: String(exampleWidth),
    length: String(hasOneMeasure(shape) ? exampleWidth : exampleLength),
  }
}

function onStep(length: number, unit: SizeInput['unit']): string {
  return String(Number((Math.max(1, Math.round(length / STEP[unit])) * STEP[unit]).toFixed(1)))
}

/** The size itself if we make it, otherwise the nearest that we make. */
function nearestMade(size: SizeInput): SizeInput {
  const made = snapshotSize(size)
  return made.ok || !('nearest' in made) ? size : { ...size, ...made.nearest }
}
