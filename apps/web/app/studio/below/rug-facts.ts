import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/below-studio'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { requestedRug } from '../../sales/promised-days/requested-rug.ts'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { countriesOver, PILE, VARIATION_PERCENT } from '@nawl/domain/shop/facts'
import { woolKilograms, YARN_USE } from '@nawl/domain/workshop/yarn-kilograms'
import { colorsOf, type StudioState } from '../state/studio-state.ts'

/** Four facts about a rug: pile, weight, backing, weeks. Its weight is that of the size typed, if it is one we make. */
export function rugFacts(size: SizeInput): readonly [RugFact, RugFact, RugFact, RugFact] {
  const [least, most] = PILE.heightMm
  return [
    {
      title: messages.pileTitle({ least, most }),
      text: messages.pileText({ percent: VARIATION_PERCENT }),
    },
    { title: weight(size), text: messages.weightText },
    {
      title: messages.backing,
      text: messages.backingText,
    },
    {
      title: messages.weeks({ least: prices().weeks.all[0], most: prices().weeks.all[1] }),
      text: messages.weeksText({
        makeLeast: prices().weeks.making[0],
        makeMost: prices().weeks.making[1],
        wayLeast: prices().weeks.way[0],
        wayMost: prices().weeks.way[1],
        countries: countriesOver(prices().notShippedTo),
      }),
      isTime: true,
    },
  ]
}

type RugFact = {
  readonly title: string
  readonly text: string
  /** Whether it says how long it takes, and the days are said beside it. */
  readonly isTime?: true
}

/** The rug as the workshop's calendar is asked for it: one of its size, in the yarns chosen; none while that is none we make. */
export function requestedRugs(
  { yarns }: Pick<RugItem, 'yarns'>,
  state: Pick<StudioState, 'size' | 'look' | 'extraction'>,
): readonly string[] {
  const snapshot = snapshotSize(state.size)
  // Placeholders stand for no yarn.
  const isFound = state.extraction.status === 'ready'
  const drawn = isFound ? colorsOf(state).map(({ hex, percentage }) => ({ hex, share: percentage })) : yarns
  const { mappings } = state.look
  const chosen = drawn.map(({ hex, share }) => ({ hex: mappings[hex] ?? hex, share }))
  return snapshot.ok ? [requestedRug(snapshot.size, chosen, 1)] : []
}

function weight(typed: SizeInput): string {
  const snapshot = snapshotSize(typed)
  if (!snapshot.ok) return messages.weightPerM2({ kg: YARN_USE.gramsPerM2 / 1000 })
  return messages.weight({ kg: woolKilograms(snapshot.size) })
}
