import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { cardYarns, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import type { RugOutline } from '@nawl/engine/rug'
import { reportedSwatches } from '@nawl/engine/separation/reported-swatches'
import type { Separation } from '@nawl/engine/separation/separation'

import { cutShares } from './cut-shares.ts'

export type TearSheetYarn = {
  /** `Ink`, `Teal`, `near Teal`. */
  readonly name: string
  readonly hex: string
  /** Share of the cut rug, in %. */
  readonly share: number
  /** Names of the yarns it replaced; empty as designed. */
  readonly replaces: readonly string[]
}

/**
 * The yarns of a rug, largest share first, as the studio shows them; yarns replaced by the same colour are merged.
 * `palette` has one `#RRGGBB` per swatch; shares are of the rug as cut by
 * `outline`, whose width over length is `ratio`.
 */
export function tearSheetYarns(
  rug: Pick<RugItem, 'yarns'>,
  separation: Separation,
  palette: readonly string[],
  outline: RugOutline,
  ratio: number,
): readonly TearSheetYarn[] {
  const shares = cutShares(separation, outline, ratio)
  const yarns = new Map<string, TearSheetYarn>()
  for (const [place, swatch] of reportedSwatches(separation).entries()) {
    const hex = palette[place] ?? swatch.hex
    const known = yarns.get(hex)
    const own = ownName(rug, swatch.hex)
    yarns.set(hex, {
      name: known?.name ?? (hex === swatch.hex ? own : cardName(hex)),
      hex,
      share: (known?.share ?? 0) + (shares[place] ?? 0),
      replaces: [...(known?.replaces ?? []), ...(hex === swatch.hex ? [] : [own])],
    })
  }
  return [...yarns.values()].toSorted((p, q) => q.share - p.share)
}

/** The workshop's name for a yarn of this rug, capitalised. */
function ownName({ yarns }: Pick<RugItem, 'yarns'>, hex: string): string {
  const name = yarns.find((yarn) => yarn.hex.toUpperCase() === hex)?.name
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : cardName(hex)
}

/** Names in memory: more than the colours that people try in an hour. */
const MOST_NAMES = 5_000
/** Of colours that are no yarn, by the card; a card is the same array until it changes. */
const nearNames = new WeakMap<readonly Yarn[], Map<string, string>>()

/** `Teal` when the shade card has `#RRGGBB`, else the nearest: `near Teal`. */
export function cardName(hex: string): string {
  const yarn = yarnOfHex(hex)
  if (yarn) return yarn.name
  const card = cardYarns()
  const known = nearNames.get(card) ?? new Map<string, string>()
  nearNames.set(card, known)
  const name = known.get(hex) ?? `near ${nearestYarns(hex, 1, card)[0]?.yarn.name}`
  if (known.size >= MOST_NAMES) known.clear()
  known.set(hex, name)
  return name
}
