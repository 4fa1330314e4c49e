import { yarnNameOf } from '@nawl/messages/yarns'
import * as messages from '@nawl/messages/studio'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'

import type { Mappings, YarnShare } from '../state/studio-state.ts'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

/** The workshop's name for a yarn of this rug, capitalised, or null: `Pale gold`. */
export function yarnName({ yarns }: Pick<RugItem, 'yarns'>, hex: string): string | null {
  const name = yarns.find((yarn) => yarn.hex.toUpperCase() === hex)?.name
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null
}

/** The name of a yarn that the design was not drawn in: `Teal` if it is on the shade card, else the nearest: `near Teal`. */
export function replacementName(hex: string): string {
  const own = yarnOfHex(hex)
  if (own) return yarnNameOf(own.name)
  return messages.nearYarn({ yarn: yarnNameOf(nearestYarns(hex, 1)[0]?.yarn.name ?? '') })
}

/** The name of the yarn that a swatch shows: `Ink`, `Teal`, `near Teal`; null for an unnamed yarn. */
export function shownName({ rug, yarn, newHex }: Omit<SwatchFacts, 'locked'>): string | null {
  return newHex ? replacementName(newHex) : yarnName(rug, yarn.hex)
}

type SwatchFacts = {
  readonly rug: RugItem
  readonly yarn: YarnShare
  readonly newHex: string | undefined
  readonly locked: boolean
}

/**
 * The accessible name of a swatch: `Ink, 20.0% #26323D`, or `Ink #26323D, replaced by Maroon, 20.0% #5B2227, locked`.
 * Coverage and hex are as on screen, so that speech control can use both.
 */
export function swatchLabel({ rug, yarn, newHex, locked }: SwatchFacts): string {
  const name = yarnName(rug, yarn.hex)
  const own = { hex: yarn.hex, share: yarn.percentage.toFixed(1), locked: locked ? 'yes' : 'no' }
  if (!newHex) return name ? messages.swatch({ ...own, name }) : messages.swatchUnnamed(own)
  const replaced = { ...own, other: replacementName(newHex), otherHex: newHex }
  return name ? messages.swatchReplaced({ ...replaced, name }) : messages.swatchUnnamedReplaced(replaced)
}

/** One sentence about how a rug's yarns changed, for screen readers; empty if they did not. */
export function changeSentence(rug: RugItem, before: Mappings, after: Mappings): string {
  const yarns = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...yarns].filter((hex) => before[hex] !== after[hex])
  const [first] = changed
  if (first === undefined) return ''
  if (Object.keys(after).length === 0) return messages.asDesignedAll
  if (changed.length > 1) return messages.yarnsChanged({ yarns: messages.yarnCount({ n: changed.length }) })
  const now = after[first]
  const yarn = yarnName(rug, first) ?? first
  return now ? messages.yarnNow({ yarn, name: replacementName(now) }) : messages.yarnAsDesigned({ yarn })
}

/** `Six yarns`, `One yarn`: numbers up to ten are words. */
export const yarnCount = (count: number): string => messages.yarnCount({ n: count })
