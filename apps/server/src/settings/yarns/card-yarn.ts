import type { YarnFields, YarnValue } from '@nawl/contract/desk/yarns'
import { BUILT_IN_FAMILIES } from '@nawl/domain/yarn/library/built-in-card'
import { formatHex, parseHex } from '@nawl/engine/color/hex'
import { rgbFromLabD50 } from '@nawl/engine/color/lab-d50'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'

/** A yarn of the card, or one that left it, with the revision that it is. */
export type CardYarn = YarnValue & {
  readonly code: string
  /** Its newest revision; 0 for what the shop comes with. */
  readonly base: number
  readonly isBuiltIn: boolean
}

/** The newest revision of a yarn. A null value is what the shop comes with. */
export type SavedYarn = { readonly code: string; readonly number: number; readonly value: YarnValue | null }

/** Most former shades that are remembered. */
const MOST_FORMER = 20

const BUILT_IN: ReadonlyMap<string, YarnValue> = new Map(
  BUILT_IN_FAMILIES.flatMap(({ name: family, yarns }) =>
    yarns.map(({ code, name, hex }) => {
      const value = {
        family,
        // By its built-in name: an owner's name for it would be looked up by the English one.
        name: { en: name, ar: yarnNames.ar(name) },
        hex,
        lab: null,
        supplier: '',
        article: '',
        kg: null,
        dyeLots: [],
        isOut: false,
        isArchived: false,
        formerHexes: [],
      }
      return [code, value] as const
    }),
  ),
)

/** A yarn that the shop comes with; null for every other code. */
export const builtInYarn = (code: string): YarnValue | null => BUILT_IN.get(code) ?? null

/** The whole card with what left it: the built-in yarns in their order, changed, then the owner's by code. */
export function composeCard(kept: readonly SavedYarn[]): readonly CardYarn[] {
  const changed = new Map(kept.map((row) => [row.code, row]))
  const builtIn = [...BUILT_IN].map(([code, comesWith]): CardYarn => {
    const row = changed.get(code)
    return { ...(row?.value ?? comesWith), code, base: row?.number ?? 0, isBuiltIn: true }
  })
  const own = kept.flatMap(({ code, number, value }): CardYarn[] =>
    value && !BUILT_IN.has(code) ? [{ ...value, code, base: number, isBuiltIn: false }] : [],
  )
  return [...builtIn, ...own.toSorted((p, q) => (p.code < q.code ? -1 : 1))]
}

/** What is kept when a yarn is written: where it was measured its hex follows, and the shade it had stays known. */
export function settled(written: YarnFields, before: YarnValue | null): YarnValue {
  const { lab } = written
  const hex = lab ? formatHex(rgbFromLabD50({ l: lab[0], a: lab[1], b: lab[2] })) : written.hex
  const known = before ? [before.hex, ...before.formerHexes] : []
  const formerHexes = [...new Set(known)]
    .filter((former) => former !== hex && parseHex(former) !== null)
    .slice(0, MOST_FORMER)
  return { ...written, hex, formerHexes }
}
