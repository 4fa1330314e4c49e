/** A point of a plan seen from above, in millimetres: x to the right, y down the paper. */
export type Point = { readonly x: number; readonly y: number }

/** A rectangle whose sides are parallel to the walls. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box around a middle. */
export function boxAround({ x, y }: Point, width: number, length: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - length / 2, bottom: y + length / 2 }
}

/** A box with its sides moved outwards, or inwards if `by` is negative. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Whether two boxes have floor in common; touching is none. */
export function boxesMeet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Whether all of `inner` lies in `outer`. */
export function boxHolds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

/** Quarter turns clockwise, as a piece of furniture stands. */
export type Turn = 0 | 1 | 2 | 3

/** A point of a piece, from its middle, as it lies once the piece is turned and stands at `middle`. */
export function turnedPoint({ x, y }: Point, turn: Turn, middle: Point): Point {
  const [across, down] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][turn] as [number, number]
  return { x: middle.x + across, y: middle.y + down }
}

/** The same for a box. */
export function turnedBox(box: Box, turn: Turn, middle: Point): Box {
  const one = turnedPoint({ x: box.left, y: box.top }, turn, middle)
  const other = turnedPoint({ x: box.right, y: box.bottom }, turn, middle)
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  }
}
