import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import { daysAfter } from '@nawl/domain/time/day'
import { fitsFrame } from '@nawl/domain/workshop/frames'
import { LANGUAGE } from '@nawl/messages/language'
import { useState } from 'react'

import { BACK_KEY, FORWARD_KEY } from '../../ui/keys/arrow-keys.ts'
import { keyOf, workingDay } from './board-days.ts'

/** Where a rug is held, before it is let go. */
export type Lifted = { readonly key: string; readonly frame: string; readonly day: string }

type Moving = {
  readonly calendar: DeskCalendar
  readonly drop: (rug: ShownRug, frame: string, day: string) => void
  readonly open: (rug: ShownRug) => void
}

const isLeftToRight = LANGUAGE.direction === 'ltr'
/** A finger that trembles does not move a rug. */
const LEAST_PX = 6

/** Moves rugs on the board: by dragging, or by arrow keys that hold a rug until Enter lets it go and Escape puts it back. */
export function useMove({ calendar, drop, open }: Moving) {
  const [held, setHeld] = useState<Lifted | null>(null)
  const { frames } = calendar

  function dragged(rug: ShownRug, event: React.PointerEvent<HTMLElement>) {
    const { frame, first } = rug
    if (event.button !== 0 || frame === null || first === null || rug.doneOn !== null) return
    const bar = event.currentTarget
    const board = bar.closest<HTMLElement>('[data-board]')
    const dayWidth = Number.parseFloat(board ? getComputedStyle(board).getPropertyValue('--day') : '') || 48
    const from = { x: event.clientX + (board?.scrollLeft ?? 0), y: event.clientY }
    let at: Lifted | null = null
    const move = ({ clientX, clientY }: PointerEvent) => {
      const [dx, dy] = [clientX + (board?.scrollLeft ?? 0) - from.x, clientY - from.y]
      if (at === null && Math.hypot(dx, dy) < LEAST_PX) return
      // A bar that is dragged is not pressed.
      bar.setPointerCapture(event.pointerId)
      const days = Math.round((isLeftToRight ? dx : -dx) / dayWidth)
      const row = document.elementsFromPoint(clientX, clientY).find((each) => each.matches('[data-frame]'))
      const over = row?.getAttribute('data-frame') ?? at?.frame ?? frame
      at = {
        key: keyOf(rug),
        frame: fitsOn(rug, over) ? over : (at?.frame ?? frame),
        day: daysAfter(first, days),
      }
      setHeld(at)
    }
    const end = ({ type }: PointerEvent) => {
      bar.removeEventListener('pointermove', move)
      bar.removeEventListener('pointerup', end)
      bar.removeEventListener('pointercancel', end)
      setHeld(null)
      if (at === null) return
      bar.addEventListener('click', stop, { once: true, capture: true })
      setTimeout(() => bar.removeEventListener('click', stop, { capture: true }))
      if (type === 'pointerup' && (at.frame !== frame || at.day !== first)) drop(rug, at.frame, at.day)
    }
    bar.addEventListener('pointermove', move)
    bar.addEventListener('pointerup', end)
    bar.addEventListener('pointercancel', end)
  }

  function pressed(rug: ShownRug, event: React.KeyboardEvent) {
    const { frame, first } = rug
    if (frame === null || first === null || rug.doneOn !== null) return
    const own = held?.key === keyOf(rug) ? held : null
    const at = own ?? { key: keyOf(rug), frame, day: first }
    const next = nextOf(rug, at, event.key)
    if (next) setHeld(next)
    else if (event.key === 'Escape' && own) setHeld(null)
    else if ((event.key === 'Enter' || event.key === ' ') && own) {
      setHeld(null)
      if (own.frame !== frame || own.day !== first) drop(rug, own.frame, own.day)
    } else return
    event.preventDefault()
  }

  function nextOf(rug: ShownRug, at: Lifted, key: string): Lifted | null {
    if (key === FORWARD_KEY) return { ...at, day: workingDay(at.day, 1, calendar) }
    if (key === BACK_KEY) return { ...at, day: workingDay(at.day, -1, calendar) }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
    const fitting = frames.filter(({ id }) => fitsOn(rug, id) || id === at.frame)
    const now = fitting.findIndex(({ id }) => id === at.frame)
    const to = fitting[now + (key === 'ArrowDown' ? 1 : -1)]
    return to ? { ...at, frame: to.id } : at
  }

  const fitsOn = (rug: ShownRug, id: string) => {
    const frame = frames.find((each) => each.id === id)
    return frame !== undefined && fitsFrame(rug, frame)
  }

  /** For the bar of a rug. */
  const bar = (rug: ShownRug) => ({
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => dragged(rug, event),
    onKeyDown: (event: React.KeyboardEvent) => pressed(rug, event),
    onBlur: () => setHeld(null),
    onClick: () => open(rug),
  })
  return { held, bar }
}

const stop = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
