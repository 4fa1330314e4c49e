/** The initial placement of rugs in a room. */
export type Placement = {
  /** The centre, in metres. */
  readonly center: readonly [x: number, y: number]
  /** Degrees counterclockwise, seen from above. */
  readonly turnDeg: number
  /** Whether the longer side runs across the picture or into the room. */
  readonly longSide: 'across' | 'away'
}

/** A rug's place in a room. */
export type RoomPlace = { readonly x: number; readonly y: number; readonly turnDeg: number }

/** The initial place of a rug with these sides. */
export function firstPlace(
  { center: [x, y], turnDeg, longSide }: Placement,
  { widthM, lengthM }: { readonly widthM: number; readonly lengthM: number },
): RoomPlace {
  const lies = longSide === 'across' ? lengthM > widthM : widthM > lengthM
  return { x, y, turnDeg: turnDeg + (lies ? 90 : 0) }
}

/** A place moved by metres and turned by degrees, with its centre kept on the floor and its turn within ±180. */
export function movedPlace(
  { x, y, turnDeg }: RoomPlace,
  by: { readonly x?: number; readonly y?: number; readonly turnDeg?: number },
  floor: readonly (readonly [x: number, y: number])[],
): RoomPlace {
  const within = (value: number, all: readonly number[]) =>
    Math.min(Math.max(...all), Math.max(Math.min(...all), value))
  return {
    x: within(
      x + (by.x ?? 0),
      floor.map(([x]) => x),
    ),
    y: within(
      y + (by.y ?? 0),
      floor.map(([, y]) => y),
    ),
    turnDeg: turned(turnDeg + (by.turnDeg ?? 0)),
  }
}

/** The same turn, above −180 and at most 180. */
function turned(degrees: number): number {
  return 180 - ((((180 - degrees) % 360) + 360) % 360)
}
