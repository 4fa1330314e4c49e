type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** What is lifted ends so far above what it is lifted from. */
const GAP = 8

/**
 * How far a box has to be lifted to lie on none of the obstacles. Not at all where it would come above `highest`: where
 * everything is an obstacle, it stays where it is looked for.
 */
export function liftClear(box: Box, obstacles: readonly Box[], highest: number): number {
  let lift = 0
  // From the lowest up: what it has been lifted over is not met again.
  for (const other of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const beside = other.right <= box.left || other.left >= box.right
    const apart = other.bottom <= box.top - lift || other.top >= box.bottom - lift
    if (!beside && !apart) lift = box.bottom - other.top + GAP
  }
  return box.top - lift < highest ? 0 : lift
}
