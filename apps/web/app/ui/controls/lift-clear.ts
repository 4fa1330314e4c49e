type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Distance to the obstacle below, in pixels. */
const GAP = 8

/**
 * How far to lift a box so that it covers no obstacle, in pixels. Zero if it would rise above `highest`: if
 * everything is an obstacle, it stays where people expect it.
 */
export function liftClear(box: Box, obstacles: readonly Box[], highest: number): number {
  let lift = 0
  // From the lowest up, so that obstacles already passed are not met again.
  for (const other of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const beside = other.right <= box.left || other.left >= box.right
    const apart = other.bottom <= box.top - lift || other.top >= box.bottom - lift
    if (!beside && !apart) lift = box.bottom - other.top + GAP
  }
  return box.top - lift < highest ? 0 : lift
}
