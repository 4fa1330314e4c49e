import './compare-slider.css'

import * as messages from '@nawl/messages/stage'
import { useEffect, useRef, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'

type CompareSliderProps = {
  /** The rug as designed, at the same place and size; nothing while there is nothing to compare. */
  readonly before: React.ReactNode
  /** The rug as it is now. */
  readonly children: React.ReactNode
}

/**
 * A line across the rug: the original design on its left, the current one on its right, in every language, since the
 * rug does not mirror. It rests at the left edge; dragging, pressing or arrow keys move it.
 */
export function CompareSlider({ before, children }: CompareSliderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(0)
  const comparing = Boolean(before)
  const shown = comparing ? share : 0
  useEffect(() => {
    // Through the DOM: the CSP allows no style attributes in the markup.
    frame.current?.style.setProperty('--compare', `${shown}%`)
  }, [shown])
  return (
    <div ref={frame} className="compare" data-parted={shown > 0 || undefined}>
      <div className="compare-after">{children}</div>
      {comparing && (
        <>
          <div className="compare-before" aria-hidden>
            {before}
          </div>
          <Line share={share} frame={frame} onMove={setShare} />
        </>
      )}
    </div>
  )
}

type LineProps = {
  /** Percentage of the rug shown as designed. */
  readonly share: number
  readonly frame: React.RefObject<HTMLDivElement | null>
  readonly onMove: (share: number) => void
}

function Line({ share, frame, onMove }: LineProps) {
  const drag = useDrag(frame, onMove)
  const toggle = () => onMove(share > 0 ? 0 : 50)
  const press = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = afterKey(event.key, share)
    if (next === null) return
    event.preventDefault()
    // An open picker closes on the same key: only the nearer thing should react.
    event.stopPropagation()
    onMove(next)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={messages.compare}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={valueText(share)}
      title={messages.compare}
      onKeyDown={press}
      {...drag(toggle)}
      className="compare-line"
    >
      <span className="compare-knob">
        <Glyph name="compare" />
      </span>
      {share >= ROOM && (
        <span className="compare-name type-micro right-[calc(50%+8px)]">{messages.asDesigned}</span>
      )}
      {share > 0 && share <= 100 - ROOM && (
        <span className="compare-name type-micro left-[calc(50%+8px)]">{messages.yours}</span>
      )}
    </div>
  )
}

/** Percentage of the rug that a half needs for its label. */
const ROOM = 25
const STEP = 2
const LEAP = 10

/** The line's position after a key; null for other keys. */
function afterKey(key: string, share: number): number | null {
  const to = {
    ArrowLeft: share - STEP,
    ArrowDown: share - STEP,
    ArrowRight: share + STEP,
    ArrowUp: share + STEP,
    PageDown: share - LEAP,
    PageUp: share + LEAP,
    Home: 0,
    End: 100,
    Enter: share > 0 ? 0 : 50,
    ' ': share > 0 ? 0 : 50,
    Escape: share > 0 ? 0 : undefined,
  }[key]
  return to === undefined ? null : Math.min(100, Math.max(0, to))
}

function valueText(share: number): string {
  if (share === 0) return messages.allYours
  if (share === 100) return messages.allDesigned
  return messages.shares({ designed: share, yours: 100 - share })
}

/** Pixels a pointer may move and still count as a press. */
const STRAY = 4

/** Pointer handlers that drag the line from where it was grabbed; a press without movement calls `onPress`. */
function useDrag(frame: React.RefObject<HTMLDivElement | null>, onMove: (share: number) => void) {
  const held = useRef<{ readonly from: number; readonly offset: number; moved: boolean }>(null)
  return (onPress: () => void) => ({
    onPointerDown(event: React.PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      held.current = { from: event.clientX, offset: event.clientX - (left + width / 2), moved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove({ clientX }: React.PointerEvent) {
      const box = frame.current?.getBoundingClientRect()
      if (!held.current || !box) return
      held.current.moved ||= Math.abs(clientX - held.current.from) > STRAY
      if (!held.current.moved) return
      const share = ((clientX - held.current.offset - box.left) / box.width) * 100
      onMove(Math.round(Math.min(100, Math.max(0, share))))
    },
    onPointerUp() {
      if (held.current && !held.current.moved) onPress()
      held.current = null
    },
    onPointerCancel() {
      held.current = null
    },
  })
}
