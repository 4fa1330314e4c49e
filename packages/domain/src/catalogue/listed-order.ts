/** Designs in the order that an owner gave them; those without a place come last: nobody has seen them beside the others. */
export function inListedOrder<T>(
  designs: readonly T[],
  order: readonly string[],
  addressOf: (design: T) => string,
): readonly T[] {
  const places = new Map(order.map((address, place) => [address, place]))
  const placeOf = (design: T) => places.get(addressOf(design)) ?? order.length
  return designs.toSorted((p, q) => placeOf(p) - placeOf(q))
}
