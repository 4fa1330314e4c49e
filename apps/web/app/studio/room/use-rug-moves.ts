import { movedPlace, type RoomPlace } from '@nawl/domain/rug/room-place'
import { type Camera, floorPoint } from '@nawl/engine/room/camera'
import { type RefObject, useRef } from 'react'

type Moves = {
  readonly camera: Camera
  readonly floor: readonly (readonly [x: number, y: number])[]
  readonly place: RoomPlace
  /** The rug's first place. */
  readonly home: RoomPlace
  readonly onPlace: (place: RoomPlace) => void
  /** The element that shows the whole picture. */
  readonly frame: RefObject<HTMLElement | null>
}

type Point = readonly [x: number, y: number]
type Held = { readonly place: RoomPlace; readonly point: Point }

/** Handlers that move and turn a rug on the floor by pointer and keys. */
export function useRugMoves({ camera, floor, place, home, onPlace, frame }: Moves) {
  const held = useRef<Held>(null)
  const pointUnder = ({ clientX, clientY }: React.PointerEvent): Point | null => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return null
    return floorPoint(camera, { u: (clientX - box.left) / box.width, v: (clientY - box.top) / box.height }, 0)
  }
  const dragging = (change: (held: Held, now: Point) => RoomPlace) => ({
    onPointerDown(event: React.PointerEvent) {
      const point = pointUnder(event)
      if (event.button !== 0 || !point) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { place, point }
    },
    onPointerMove(event: React.PointerEvent) {
      const now = held.current && pointUnder(event)
      if (held.current && now) onPlace(change(held.current, now))
    },
    onPointerUp: () => void (held.current = null),
    onPointerCancel: () => void (held.current = null),
  })
  const press = (keys: Readonly<Record<string, Parameters<typeof movedPlace>[1]>>) => ({
    onKeyDown(event: React.KeyboardEvent) {
      if (event.metaKey || (event.ctrlKey && !event.altKey)) return
      const by = keys[event.key]
      if (!by && event.key !== 'Home') return
      event.preventDefault()
      onPlace(by ? movedPlace(place, scaled(by, event.shiftKey), floor) : home)
    },
  })
  return {
    place: {
      ...dragging((from, now) =>
        movedPlace(from.place, { x: now[0] - from.point[0], y: now[1] - from.point[1] }, floor),
      ),
      ...press(FLOOR_KEYS),
    },
    turn: {
      ...dragging((from, now) =>
        movedPlace(
          from.place,
          { turnDeg: Math.round(angleOf(from, now) - angleOf(from, from.point)) },
          floor,
        ),
      ),
      ...press(TURN_KEYS),
    },
  }
}

const angleOf = ({ place }: Held, [x, y]: Point) => (Math.atan2(y - place.y, x - place.x) * 180) / Math.PI

/** Step of a key in metres and degrees, and the fraction with Shift. */
const STEP_M = 0.05
export const STEP_DEG = 5
const FINELY = 0.2

const TURNS = {
  '[': { turnDeg: STEP_DEG },
  ']': { turnDeg: -STEP_DEG },
  '{': { turnDeg: STEP_DEG },
  '}': { turnDeg: -STEP_DEG },
}
const FLOOR_KEYS = {
  ArrowLeft: { x: -STEP_M },
  ArrowRight: { x: STEP_M },
  ArrowUp: { y: STEP_M },
  ArrowDown: { y: -STEP_M },
  ...TURNS,
}
const TURN_KEYS = {
  ArrowLeft: { turnDeg: STEP_DEG },
  ArrowDown: { turnDeg: STEP_DEG },
  ArrowRight: { turnDeg: -STEP_DEG },
  ArrowUp: { turnDeg: -STEP_DEG },
  ...TURNS,
}

const scaled = (by: Readonly<Record<string, number>>, finely: boolean) =>
  finely ? Object.fromEntries(Object.entries(by).map(([key, value]) => [key, value * FINELY])) : by
