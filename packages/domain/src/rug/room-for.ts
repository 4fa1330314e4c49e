import type { SizeInput } from './estimate.ts'
import type { RoomId } from './site-rooms.ts'
import { rugMetres } from './metres.ts'
import { firstPlace, type Placement } from './room-place.ts'
import { RUNNER_RATIO, SHAPE_FACTS, type Shape } from './shape.ts'

/** A room as far as it matters to what can lie in it. */
export type RoomToLieIn = {
  readonly id: RoomId
  /** Its corners, in metres. */
  readonly floor: readonly (readonly [x: number, y: number])[]
  readonly placement: Placement
}

/** A rug that is looked at in a room. */
export type RugForRoom = {
  /** What its design is for; those of visitors do not say. */
  readonly room?: RoomId | undefined
  readonly size: Omit<SizeInput, 'quantity'>
}

/**
 * The one of `rooms` that a rug is shown in: what its design is for, where it lies flat between the walls in its true
 * size, else the first in which it does. Null for a rug that is larger than all of them.
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

/** Where rugs of that form are usually laid. */
function usualRoom(shape: Shape, { widthM, lengthM }: Sides): RoomId {
  const isLong = Math.max(widthM, lengthM) >= RUNNER_RATIO * Math.min(widthM, lengthM)
  return SHAPE_FACTS[shape].room ?? (isLong ? 'hallway' : 'living')
}

/** Less than any wall is straight; turned rugs are longer by what sines leave over. */
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
