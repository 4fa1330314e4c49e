import { cardYarns, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

let known: { readonly of: readonly Yarn[]; readonly byHex: Map<string, Yarn | null> } | undefined

/** The yarn that the workshop takes for a colour: that of exactly this shade, or else the nearest of the card. */
export function yarnFor(hex: string): Yarn | null {
  const of = cardYarns()
  if (known?.of !== of) known = { of, byHex: new Map() }
  const found = known.byHex.get(hex)
  if (found !== undefined) return found
  const yarn = yarnOfHex(hex) ?? nearestYarns(hex, 1)[0]?.yarn ?? null
  known.byHex.set(hex, yarn)
  return yarn
}

/** English names of the yarns, of those taken for some colours, that are out of stock; each once. */
export function yarnsOnOrder(hexes: readonly string[]): readonly string[] {
  const yarns = hexes.flatMap((hex) => yarnFor(hex) ?? [])
  return [...new Set(yarns.filter(({ isOut }) => isOut).map(({ name }) => name))]
}
