export type SheetDrag = {
  /** Whether a press may start a drag: not where a finger scrolls or slides something else. */
  readonly mayBegin: (event: PointerEvent) => boolean
  /** Called with the distance moved down since the start, in CSS pixels. */
  readonly move: (by: number) => void
  /** Called on release with the distance and the downward velocity, in pixels per millisecond. */
  readonly end: (by: number, velocity: number) => void
}

/** Pixels a finger may move and still count as a press. */
const STRAY = 8
/** After resting this long, lifting the finger is not a flick. */
const REST_MS = 80

type Held = {
  readonly id: number
  readonly x: number
  readonly y: number
  /** The last two positions, to compute the velocity. */
  readonly last: Place
  readonly before: Place
  readonly dragging: boolean
}
type Place = { readonly y: number; readonly time: number }

/** Follows one finger, or the mouse, that drags an element up or down, until `signal` aborts. Presses still work. */
export function followDrag(element: HTMLElement, drag: SheetDrag, signal: AbortSignal): void {
  let held: Held | null = null

  const begin = (event: PointerEvent) => {
    if (held || event.button !== 0 || !event.isPrimary || !drag.mayBegin(event)) return
    const place = { y: event.clientY, time: event.timeStamp }
    held = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      last: place,
      before: place,
      dragging: false,
    }
  }
  const move = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return
    const by = event.clientY - held.y
    if (!held.dragging) {
      const aside = Math.abs(event.clientX - held.x)
      if (Math.max(aside, Math.abs(by)) < STRAY) return
      if (aside > Math.abs(by)) return void (held = null)
      element.setPointerCapture(event.pointerId)
    }
    held = { ...held, dragging: true, before: held.last, last: { y: event.clientY, time: event.timeStamp } }
    drag.move(by)
  }
  const end = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return
    const { dragging, y, last, before } = held
    held = null
    if (!dragging) return
    const rested = event.timeStamp - last.time > REST_MS
    const velocity = rested ? 0 : (last.y - before.y) / Math.max(1, last.time - before.time)
    drag.end(last.y - y, velocity)
  }

  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  // Otherwise the mouse would drag a link away.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
