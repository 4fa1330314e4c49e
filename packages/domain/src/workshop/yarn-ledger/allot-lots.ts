import { freeGrams, type YarnLot } from './yarn-stock.ts'

/** So many grams of a lot. */
export type LotPart = { readonly lot: string; readonly grams: number }

/**
 * Chooses lots of one yarn for the pieces of a line, so that the colour does not change within a rug: the smallest lot that
 * suffices for all pieces, or else for each by itself; where none does, the fewest that do together. A piece for which
 * there is not enough gets nothing, because its wool is dyed in one lot.
 */
export function allotLots(
  lots: readonly YarnLot[],
  pieces: readonly number[],
): readonly (readonly LotPart[])[] {
  const left = lots.map((lot) => ({ lot: lot.lot, free: freeGrams(lot) }))
  const smallest = (grams: number) =>
    left
      .filter(({ free }) => free >= grams)
      .toSorted((p, q) => p.free - q.free || (p.lot < q.lot ? -1 : 1))
      .at(0)
  const take = (from: { lot: string; free: number }, grams: number): LotPart => {
    from.free -= grams
    return { lot: from.lot, grams }
  }
  const all = smallest(pieces.reduce((sum, grams) => sum + grams, 0))
  return pieces.map((grams) => {
    if (grams <= 0) return []
    const one = all ?? smallest(grams)
    if (one) return [take(one, grams)]
    if (left.reduce((sum, { free }) => sum + free, 0) < grams) return []
    const parts: LotPart[] = []
    let open = grams
    for (const from of left.toSorted((p, q) => q.free - p.free || (p.lot < q.lot ? -1 : 1))) {
      if (open === 0) break
      // The rest comes from the smallest lot that has it.
      const last = smallest(open) ?? from
      const part = take(last, Math.min(open, last.free))
      parts.push(part)
      open -= part.grams
    }
    return parts
  })
}
