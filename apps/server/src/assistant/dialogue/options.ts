import { labFromHex } from '@nawl/engine/color/lab'
import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { saidDesign } from '../slots/design.ts'
import { saidSize } from '../slots/size.ts'
import type { Degree, Pick } from './move.ts'

type Asked = NonNullable<DialogueState['asked']>

/** The places of the options that a message points at; null where it points at none of them, or at several by mistake. */
export function pickedOptions(
  pick: Pick,
  asked: Asked,
  rugs: readonly RugItem[],
  /** Yarns that the rug has. */
  yarns = Infinity,
): readonly number[] | null {
  const { options, chosen } = asked
  const all = options.map((_, at) => at)
  switch (pick.which) {
    case 'rank':
      return pick.rank < options.length ? [pick.rank] : null
    case 'last':
      return [options.length - 1]
    case 'all':
      // Nobody wants a rug of one colour: what is meant has to be said.
      return asked.about === 'yarn' && options.length >= yarns ? null : all
    case 'both':
      return options.length === 2 ? all : null
    case 'other': {
      const others = all.filter((at) => at !== chosen)
      return chosen !== undefined && others.length === 1 ? others : null
    }
    case 'that':
      // Of several sizes the first is the one that is advised.
      return options.length === 1 || asked.about === 'size' ? [0] : null
    case 'most':
      return mostOf(pick.of, options, rugs)
  }
}

/** The option that is the largest, darkest or cheapest, by what its sentence says. */
function mostOf(of: Degree, options: Asked['options'], rugs: readonly RugItem[]): readonly number[] | null {
  const ranked = options
    .map(({ say }, at) => ({ at, rank: rankOf(of, say, rugs) }))
    .filter((one): one is { at: number; rank: number } => one.rank !== null)
    .toSorted((p, q) => q.rank - p.rank)
  const [first] = ranked
  return first && ranked.length === options.length ? [first.at] : null
}

function rankOf(of: Degree, say: string, rugs: readonly RugItem[]): number | null {
  if (of === 'dark' || of === 'light') {
    const hex = /#[0-9a-f]{6}/i.exec(say)?.[0]
    return hex === undefined ? null : (of === 'light' ? 1 : -1) * labFromHex(hex).l
  }
  const sign = of === 'large' || of === 'dear' ? 1 : -1
  const size = saidSize(say)
  if (size) return sign * size.width * size.length
  const design = saidDesign(say.toLowerCase(), rugs)
  return design ? sign * design.rug.basePrice : null
}
