/** The item that a random number picks; none of none. */
export const pickedOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)]
