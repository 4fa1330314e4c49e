type Listed = { readonly slug: string }

/** Designs as an order that is not public yet will list them: those without a place come last. */
export function inListedOrder<T extends Listed>(
  designs: readonly T[],
  order: readonly string[],
): readonly T[] {
  const places = new Map(order.map((slug, place) => [slug, place]))
  const placeOf = ({ slug }: Listed) => places.get(slug) ?? order.length
  // What is public is sorted already, so an empty order changes nothing.
  return order.length === 0 ? designs : designs.toSorted((p, q) => placeOf(p) - placeOf(q))
}

/** The order with one design at another place. */
export function moved(slugs: readonly string[], slug: string, to: number): string[] {
  const others = slugs.filter((other) => other !== slug)
  return [...others.slice(0, to), slug, ...others.slice(to)]
}
