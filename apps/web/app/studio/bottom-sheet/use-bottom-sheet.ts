import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useStore } from '../../ui/store.ts'
import { wantedSide } from '../size/wanted-side.ts'
import { followDrag } from './follow-drag.ts'
import { type Rest, restAfter, type RestOffsets } from './rest.ts'
import { dragSheet, settleBottomSheet, type SheetParts } from './settle.ts'
import { isSheetScreen } from './sheet-screen.ts'

type Sheet = {
  readonly card: RefObject<HTMLDivElement | null>
  readonly body: RefObject<HTMLDivElement | null>
  readonly rest: Rest
  readonly onRest: (rest: Rest) => void
}

/**
 * The state of the bottom sheet: its rest, and dragging. An open picker (`selected`) raises it until the picker is
 * closed; a wanted side and scrolling to something inside raise it as well.
 */
export function useBottomSheet(selected: string | null): Sheet {
  const card = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [rest, onRest] = useRest(selected)
  useSettling(card, body, rest)
  useDragging(card, body, rest, onRest)
  useEffect(() => {
    const element = body.current
    const raise = () => {
      if (element && element.scrollTop > 0 && isSheetScreen()) onRest('full')
    }
    element?.addEventListener('scroll', raise, { passive: true })
    return () => element?.removeEventListener('scroll', raise)
  }, [onRest])
  return { card, body, rest, onRest }
}

/**
 * The sheet's rest. Opening a picker raises it; closing the last one lowers it again, unless it was moved meanwhile.
 */
function useRest(selected: string | null) {
  const [state, setState] = useState<{ rest: Rest; last: string | null; lowersTo: Rest | null }>({
    rest: 'half',
    last: null,
    lowersTo: null,
  })
  if (state.last !== selected) {
    const { rest, last, lowersTo } = state
    const opened = last === null
    setState({
      last: selected,
      rest: selected === null ? (lowersTo ?? rest) : 'full',
      lowersTo: selected === null ? null : opened && rest !== 'full' ? rest : lowersTo,
    })
  }
  const wanted = useStore(wantedSide, null)
  // While rendering, so that the sheet has risen before effects scroll to the field and focus it.
  if (wanted && state.rest !== 'full' && isSheetScreen()) setState({ ...state, rest: 'full', lowersTo: null })
  const [onRest] = useState(
    () => (rest: Rest) => setState((now) => (now.rest === rest ? now : { ...now, rest, lowersTo: null })),
  )
  return [state.rest, onRest] as const
}

function partsOf(card: HTMLElement | null, body: HTMLElement | null): SheetParts | null {
  return (
    card && body && { card, body, rug: card.closest('.studio')?.querySelector<HTMLElement>('.rug') ?? null }
  )
}

/** Through the DOM, so that the rug can be measured before and after, and before any effect scrolls the sheet. */
function useSettling(
  card: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  rest: Rest,
): void {
  useLayoutEffect(() => {
    const parts = partsOf(card.current, body.current)
    if (!parts) return
    const lost = rest === 'peek' && parts.body.contains(document.activeElement)
    settleBottomSheet(parts, rest)
    // The focused element is no longer visible.
    if (lost && isSheetScreen())
      parts.card.querySelector<HTMLElement>('.sheet-raise')?.focus({ preventScroll: true })
  }, [card, body, rest])
}

function useDragging(
  card: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  rest: Rest,
  onRest: (rest: Rest) => void,
): void {
  const offsets = useRef<RestOffsets | null>(null)
  const mayBegin = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (!card.current || !target || !isSheetScreen()) return false
    const onHead = !body.current?.contains(target)
    const scrolls = rest === 'full' || event.pointerType === 'mouse'
    if (!onHead && (scrolls || target.closest('input, select'))) return false
    offsets.current = offsetsOf(card.current)
    return true
  })
  const offsetAfter = (by: number) => {
    if (!offsets.current) return 0
    return Math.min(offsets.current.peek, Math.max(0, offsets.current[rest] + by))
  }
  const move = useEffectEvent((by: number) => {
    const parts = partsOf(card.current, body.current)
    if (parts) dragSheet(parts, offsetAfter(by))
  })
  const end = useEffectEvent((by: number, velocity: number) => {
    const parts = partsOf(card.current, body.current)
    if (!parts || !offsets.current) return
    const next = restAfter(offsetAfter(by), velocity, offsets.current)
    if (next === rest) settleBottomSheet(parts, rest)
    else onRest(next)
  })
  useEffect(() => {
    const stop = new AbortController()
    if (card.current) followDrag(card.current, { mayBegin, move, end }, stop.signal)
    return () => stop.abort()
  }, [card])
}

/** The stylesheet defines the rests; these registered properties give them in pixels. */
function offsetsOf(card: HTMLElement): RestOffsets {
  const style = getComputedStyle(card)
  const offset = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  return { peek: offset('--peek-down'), half: offset('--half-down'), full: 0 }
}
