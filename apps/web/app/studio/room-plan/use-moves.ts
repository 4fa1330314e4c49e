import type { Point } from '@nawl/domain/room-plan/box'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { useRef } from 'react'

import { ARROW_STEPS } from '../../ui/keys/arrow-keys.ts'

/** How far an arrow key moves a piece, and with Shift, in millimetres. */
export const STEPS: Readonly<Record<Unit, readonly [step: number, stride: number]>> = {
  cm: [50, 500],
  ft: [25.4, 304.8],
}

type Moves = {
  /** Where the thing is now, in millimetres. */
  readonly at: Point
  /** Millimetres to a pixel of the screen. */
  readonly mmPerPixel: () => number
  readonly unit: Unit
  readonly onMove: (to: Point) => void
  /** Other keys; says whether it was one that does something. */
  readonly onKey?: (event: React.KeyboardEvent) => boolean
  readonly onTaken?: () => void
}

/** Handlers of something on a plan that is dragged, or moved with the arrow keys. */
export function useMoves({ at, mmPerPixel, unit, onMove, onKey, onTaken }: Moves) {
  const grip = useRef<{ readonly start: Point; readonly from: Point } | null>(null)
  const [step, stride] = STEPS[unit]
  return {
    onKeyDown: (event: React.KeyboardEvent) => {
      const way = ARROW_STEPS[event.key]
      if (!way) {
        if (onKey?.(event)) event.preventDefault()
        return
      }
      event.preventDefault()
      const by = event.shiftKey ? stride : step
      onMove({ x: at.x + way[0] * by, y: at.y + way[1] * by })
    },
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { start: at, from: { x: event.clientX, y: event.clientY } }
      onTaken?.()
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (!grip.current) return
      const { start, from } = grip.current
      const scale = mmPerPixel()
      // Whole steps of the place itself, so that a dragged piece lies where a typed one does.
      const stepped = (mm: number) => Math.round(mm / step) * step
      onMove({
        x: stepped(start.x + (event.clientX - from.x) * scale),
        y: stepped(start.y + (event.clientY - from.y) * scale),
      })
    },
    onPointerUp: () => void (grip.current = null),
    onPointerCancel: () => void (grip.current = null),
  }
}
