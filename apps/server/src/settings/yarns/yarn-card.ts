import { isDeepStrictEqual } from 'node:util'

import type { YarnValue } from '@nawl/contract/desk/yarns'
import type { CardChange } from '@nawl/domain/yarn/library/shade-card'

import type { Published } from '../../platform/revisions/published.ts'
import { builtInYarn, type CardYarn, composeCard, type SavedYarn } from './card-yarn.ts'
import { YARN_PREFIX } from './yarn.store.ts'

/** The shade card as it is public now, with what the workshop knows of each yarn. */
export function readYarnCard({ published }: { readonly published: Published }) {
  let last: { readonly version: number; readonly card: readonly CardYarn[] } | undefined

  const kept = (): SavedYarn[] =>
    published.below(YARN_PREFIX).map(({ document, number, value }) => ({
      code: document.slice(YARN_PREFIX.length),
      number,
      value: value as YarnValue | null,
    }))

  /** Every yarn, archived ones included. The same array until something is published. */
  function list(): readonly CardYarn[] {
    const version = published.version()
    if (last?.version !== version) last = { version, card: composeCard(kept()) }
    return last.card
  }

  return {
    list,
    find: (code: string) => list().find((yarn) => yarn.code === code),
    /** What visitors see of what was changed: no supplier and no kilograms. */
    changes: (): CardChange[] =>
      kept().flatMap(({ code, value }) => (value && isSeen(code, value) ? [seen(code, value)] : [])),
  }
}

const seen = (code: string, value: YarnValue): CardChange => {
  const { family, name, hex, formerHexes, isOut, isArchived } = value
  return { code, family, name, hex, formerHexes, isOut, isArchived }
}

/** Whether visitors see anything of a change: a kilogram more on the shelf is nothing to them. */
function isSeen(code: string, value: YarnValue): boolean {
  const comesWith = builtInYarn(code)
  return !comesWith || !isDeepStrictEqual(seen(code, value), seen(code, comesWith))
}
