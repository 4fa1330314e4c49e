import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { ARROW_STEPS } from '../../ui/keys/arrow-keys.ts'
import { type RugWindow, WHOLE_RUG } from '../live/rug-window.ts'
import { followFingers } from './stage-gestures.ts'
import { type Box, panned, WHOLE, windowOf, type Zoom, zoomedBy } from './stage-zoom.ts'

const STEP = 1.6
/** Pixels that an arrow key pans. */
const ARROW_PIXELS = 60
const WHEEL_RATE = 0.0022

export type StageZoom = {
  readonly zoom: Zoom
  /** The visible part of the rug. */
  readonly window: RugWindow
  readonly closer: () => void
  readonly farther: () => void
  readonly whole: () => void
}

type StageParts = {
  readonly stage: RefObject<HTMLElement | null>
  /** The rug's box, which receives gestures and keys; its own size does not change. */
  readonly rug: RefObject<HTMLElement | null>
  /** Width over length of the rug: if its box is the other way round, the rug lies on its side. */
  readonly ratio: number
}

/**
 * Zooming the rug on the stage: pinch, wheel, + − 0, drag and arrow keys. Another `ratio` or stage size resets the
 * zoom.
 */
export function useStageZoom({ stage, rug, ratio }: StageParts): StageZoom {
  const [look, setLook] = useState({ zoom: WHOLE, window: WHOLE_RUG, ratio })
  const { zoom, window } = look.ratio === ratio ? look : WHOLE_LOOK
  const whole = () => setLook({ ...WHOLE_LOOK, ratio })
  const change = (next: (zoom: Zoom, box: Box) => Zoom) => {
    const [box, room] = [boxOf(rug), boxOf(stage)]
    if (!box || !room) return
    const lying = ratio < 1 && box.width > box.height
    setLook((last) => {
      const changed = next(last.ratio === ratio ? last.zoom : WHOLE, box)
      return { zoom: changed, window: windowOf(changed, box, room, lying), ratio }
    })
  }
  const zoomAt = (factor: number, point?: Place) =>
    change((last, box) => zoomedBy(last, factor, fromMiddle(box, point), box))
  const pan = (x: number, y: number) => change((last, box) => panned(last, { x, y }, box))

  const isClose = zoom !== WHOLE
  const wheel = useEffectEvent((event: WheelEvent) => {
    // A touchpad pinch is a wheel event with Ctrl. Otherwise the page scrolls while it can.
    const zooms = event.ctrlKey || isClose || (event.deltaY < 0 && scrollY === 0)
    if (!zooms) return
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    zoomAt(Math.exp(-pixels * WHEEL_RATE * (event.ctrlKey ? 4 : 1)), event)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== rug.current || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROW_STEPS[event.key]
    if (event.key === '+' || event.key === '=') zoomAt(STEP)
    else if (event.key === '-') zoomAt(1 / STEP)
    else if (event.key === '0') whole()
    // The view moves where the key points, so the rug moves the other way.
    else if (arrow && isClose) pan(-arrow[0] * ARROW_PIXELS, -arrow[1] * ARROW_PIXELS)
    else return
    event.preventDefault()
  })
  const drag = useEffectEvent((x: number, y: number) => isClose && pan(x, y))
  const pinch = useEffectEvent((factor: number, clientX: number, clientY: number) =>
    zoomAt(factor, { clientX, clientY }),
  )
  const resize = useEffectEvent(whole)
  useEffect(() => {
    const element = rug.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    // React's wheel listeners are passive, and the page would scroll as well.
    element.addEventListener('wheel', wheel, { passive: false, signal })
    element.addEventListener('keydown', press, { signal })
    const resized = new ResizeObserver(resize)
    if (stage.current) resized.observe(stage.current)
    followFingers(element, { drag, pinch }, signal)
    return () => {
      stop.abort()
      resized.disconnect()
    }
  }, [stage, rug])

  return { zoom, window, whole, closer: () => zoomAt(STEP), farther: () => zoomAt(1 / STEP) }
}

const WHOLE_LOOK = { zoom: WHOLE, window: WHOLE_RUG }

type Place = { readonly clientX: number; readonly clientY: number }

const boxOf = (part: RefObject<HTMLElement | null>): Box | undefined => part.current?.getBoundingClientRect()

function fromMiddle(box: Box, place: Place | undefined) {
  if (!place) return { x: 0, y: 0 }
  return { x: place.clientX - box.left - box.width / 2, y: place.clientY - box.top - box.height / 2 }
}
