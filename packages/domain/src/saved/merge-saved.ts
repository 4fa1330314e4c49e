type Favourite = { readonly address: string; readonly at: string }
type Design = { readonly id: string; readonly at: string }
type Viewed = { readonly address: string; readonly times: number; readonly at: string }
type Kept<D extends Design> = {
  readonly favourites: readonly Favourite[]
  readonly designs: readonly D[]
  readonly viewed: readonly Viewed[]
}

/**
 * Merges an account's saved things with a visitor's, each once and latest first. Idempotent: of a favourite the
 * earlier time wins, of a design the later version, of a viewed rug the larger number, because both may have counted
 * the same views. Times are ISO 8601 in UTC, all of the same length.
 */
export function mergeSaved<D extends Design>(kept: Kept<D>, brought: Kept<D>) {
  return {
    favourites: united([...kept.favourites, ...brought.favourites], address, (one, other) =>
      other.at < one.at ? other : one,
    ),
    designs: united(
      [...kept.designs, ...brought.designs],
      ({ id }) => id,
      (one, other) => (other.at > one.at ? other : one),
    ),
    viewed: united([...kept.viewed, ...brought.viewed], address, (one, other) => ({
      address: one.address,
      times: Math.max(one.times, other.times),
      at: other.at > one.at ? other.at : one.at,
    })),
  }
}

const address = (thing: { readonly address: string }) => thing.address

function united<T extends { readonly at: string }>(
  things: readonly T[],
  key: (thing: T) => string,
  join: (one: T, other: T) => T,
): T[] {
  const byKey = new Map<string, T>()
  for (const thing of things) {
    const known = byKey.get(key(thing))
    byKey.set(key(thing), known ? join(known, thing) : thing)
  }
  return [...byKey.values()].toSorted((one, other) =>
    one.at === other.at ? (key(one) < key(other) ? -1 : 1) : one.at > other.at ? -1 : 1,
  )
}
