import type { SizeInput } from './estimate.ts'
import type { RoomId } from './site-rooms.ts'
import { rugMetres } from './sizes/metres.ts'
import { firstPlace, type Placement } from './room-place.ts'
import { RUNNER_RATIO, SHAPE_FACTS, type Shape } from './shape.ts'

/** The parts of a room that determine which rugs fit. */
export type RoomToLieIn = {
  readonly id: RoomId
  /** Its corners, in metres. */
  readonly floor: readonly (readonly [x: number, y: number])[]
  readonly placement: Placement
}

/** A rug to show in a room. */
export type RugForRoom = {
  /** The room its design names; visitors' uploads name none. */
  readonly room?: RoomId | undefined
  readonly size: Omit<SizeInput, 'quantity'>
}

/**
 * The room to show a rug in: the one its design names if the rug fits between its walls, otherwise the first in which
 * it fits. Null if it fits none.
 */
export function roomFor<Room extends RoomToLieIn>(
  { room, size }: RugForRoom,
  rooms: readonly Room[],
): Room | null {
  const sides = rugMetres(size)
  const wanted = room ?? usualRoom(size.shape, sides)
  const first = rooms.filter(({ id }) => id === wanted)
  return [...first, ...rooms].find((one) => liesIn(one, sides)) ?? null
}

type Sides = ReturnType<typeof rugMetres>

/** The usual room for rugs of that shape. */
function usualRoom(shape: Shape, { widthM, lengthM }: Sides): RoomId {
  const isLong = Math.max(widthM, lengthM) >= RUNNER_RATIO * Math.min(widthM, lengthM)
  return SHAPE_FACTS[shape].room ?? (isLong ? 'hallway' : 'living')
}

/** Less than any wall's deviation; absorbs rounding errors of turned rugs. */
const PLAY_M = 0.001

function liesIn({ floor, placement }: RoomToLieIn, sides: Sides): boolean {
  const { x, y, turnDeg } = firstPlace(placement, sides)
  const turn = (turnDeg * Math.PI) / 180
  const [across, along] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const { widthM, lengthM } = sides
  const wide = (widthM * across + lengthM * along) / 2
  const deep = (widthM * along + lengthM * across) / 2
  const fits = (middle: number, half: number, all: readonly number[]) =>
    middle - half >= Math.min(...all) - PLAY_M && middle + half <= Math.max(...all) + PLAY_M
  return (
    fits(
      x,
      wide,
      floor.map(([x]) => x),
    ) &&
    fits(
      y,
      deep,
      floor.map(([, y]) => y),
    )
  )
}
