import type { RugItem } from '@nawl/contract/rug-collection'
import { namedColor } from '@nawl/domain/yarn/named-colors'

import type { Mappings, YarnShare } from './studio-state.ts'

/** The name the workshop gives a yarn of this rug, capitalised, or null: `Pale gold`. */
export function yarnName({ yarns }: Pick<RugItem, 'yarns'>, hex: string): string | null {
  const name = yarns.find((yarn) => yarn.hex.toUpperCase() === hex)?.name
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null
}

/** A yarn that replaces another: by its name where it is one of the fifteen, else by its hex. */
export function replacementName(hex: string): string {
  return namedColor(hex)?.name ?? hex
}

type SwatchFacts = {
  readonly rug: RugItem
  readonly yarn: YarnShare
  readonly newHex: string | undefined
  readonly locked: boolean
}

/** What a swatch is called: `Ink #26323D, 20.0 %, replaced by Maroon, locked`. */
export function swatchLabel({ rug, yarn, newHex, locked }: SwatchFacts): string {
  return [
    [yarnName(rug, yarn.hex), yarn.hex].filter(Boolean).join(' '),
    `${yarn.percentage.toFixed(1)} %`,
    newHex && `replaced by ${replacementName(newHex)}`,
    locked && 'locked',
  ]
    .filter(Boolean)
    .join(', ')
}

/** One sentence on how a rug's yarns changed, for a screen reader; empty when they did not. */
export function changeSentence(rug: RugItem, before: Mappings, after: Mappings): string {
  const yarns = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...yarns].filter((hex) => before[hex] !== after[hex])
  const [first] = changed
  if (first === undefined) return ''
  if (Object.keys(after).length === 0) return 'All yarns are as designed.'
  if (changed.length > 1) return `${countWord(changed.length)} yarns changed.`
  const now = after[first]
  return `${yarnName(rug, first) ?? first} is ${now ? `now ${replacementName(now)}` : 'as designed'}.`
}

/** `Six yarns`, `One yarn`: numbers up to ten are words. */
export function yarnCount(count: number): string {
  return `${countWord(count)} ${count === 1 ? 'yarn' : 'yarns'}`
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

function countWord(count: number): string {
  return WORDS[count] ?? String(count)
}
