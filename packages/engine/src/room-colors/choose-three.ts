import { type Palette, paletteDistance } from '@nawl/domain/recommendation/palette'

import { RUG_KINDS, type RugKind } from './rank-for-room.ts'

/** What must differ between proposals that are shown together. */
export type Distinct = {
  readonly design: string
  readonly collection: string
  readonly palette: Palette
  readonly kind: RugKind
}

/** Proposals shown together. */
export const PROPOSALS = 3
/** Distances, as of `paletteDistance`, that are asked of their palettes; the next where too few are as far apart. */
const APART = [0.2, 0.12, 0.06] as const

/**
 * Three of a ranked list, of different collections and clearly different palettes: the first of each kind, or where
 * there is none the first that is left. Without the designs `shown` before; fewer if there are no three.
 */
export function chooseThree<T extends Distinct>(
  ranked: readonly T[],
  shown: ReadonlySet<string>,
): readonly T[] {
  const fresh = ranked.filter(({ design }) => !shown.has(design))
  const tries = APART.map((apart) => firstApart(fresh, apart))
  return tries.find((chosen) => chosen.length === PROPOSALS) ?? tries.at(-1) ?? []
}

function firstApart<T extends Distinct>(ranked: readonly T[], apart: number): readonly T[] {
  const chosen: T[] = []
  for (const wanted of [...RUG_KINDS, null, null, null]) {
    const next = ranked.find(
      (one) =>
        (wanted === null || one.kind === wanted) &&
        chosen.every(
          (other) =>
            other.collection !== one.collection &&
            other.design !== one.design &&
            paletteDistance(other.palette, one.palette) >= apart,
        ),
    )
    if (next && chosen.length < PROPOSALS) chosen.push(next)
  }
  return chosen
}
