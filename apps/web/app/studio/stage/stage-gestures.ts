export type Fingers = {
  /** Called when one finger, or the pressed mouse, moves by CSS pixels. */
  readonly drag: (x: number, y: number) => void
  /** Called when two fingers spread by a factor (below 1: pinch) around a point in the window. */
  readonly pinch: (factor: number, clientX: number, clientY: number) => void
}

type Finger = { readonly x: number; readonly y: number }

/** Follows fingers and the mouse on an element until `signal` aborts; controls inside keep their events. */
export function followFingers(element: HTMLElement, { drag, pinch }: Fingers, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>()

  const begin = (event: PointerEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, [role=slider]')
    if (onControl || event.button !== 0) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const now = { x: event.clientX, y: event.clientY }
    fingers.set(event.pointerId, now)
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger)
    // With two fingers, each moves their midpoint by half of its own movement.
    const share = other ? 0.5 : 1
    drag((now.x - last.x) * share, (now.y - last.y) * share)
    if (!other) return
    const factor = distance(now, other) / Math.max(1, distance(last, other))
    pinch(factor, (now.x + other.x) / 2, (now.y + other.y) / 2)
  }
  const end = (event: PointerEvent) => void fingers.delete(event.pointerId)

  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', move, { signal })
  for (const ending of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(ending, end, { signal })
}

const distance = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y)
