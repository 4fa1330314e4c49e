import type { AssistantContext } from '@nawl/contract/assistant/assistant'

import { CHANGES } from '../patterns.ts'
import { type SaidColor, yarnOf } from '../slots/colors.ts'

type Palette = NonNullable<AssistantContext['palette']>

/** A colour that is a yarn of the rug. */
type Known = SaidColor & { readonly yarn: string }

/** The yarns among the colours of a clause. */
export const knownIn = (colors: readonly SaidColor[], palette: Palette): readonly Known[] =>
  colors.flatMap((color) => {
    const yarn = yarnOf(color.name, palette)
    return yarn ? [{ ...color, yarn: yarn.name }] : []
  })

const OF_IT = /(?:^| )و?(?:خل|بدل|غير|اب|ابغا|بدي|سو|حول|اعمل|لون|هد|قلب|صبغ)(?:ي|ا|لي)?(?:ه|و|وه|ها)(?= |$)/

type Change = { readonly sentences: readonly string[]; readonly focus: string | null }

/**
 * Changes of yarns: each with an article is an old one, the colour behind it the new. A new colour alone leans on the yarn
 * that was spoken of.
 */
export function changeOf(
  clause: string,
  colors: readonly SaidColor[],
  known: readonly Known[],
  focus: string | null,
): Change | null {
  if (colors.length === 0) return null
  const changes = CHANGES.test(clause)
  const isShort = clause.split(' ').length <= 6
  const definite = known.filter((color) => color.isDefinite)
  const [first] = colors
  // "Make it dark green like bay leaf" is about the yarn before.
  if (definite.length === 0 && focus && first && OF_IT.test(clause))
    return { sentences: [`change the ${focus} to ${first.name}`], focus }
  // "Put navy in place of the blue."
  const replaced = known.find(({ isReplaced }) => isReplaced)
  const instead = replaced && colors.find(({ at, isDefinite }) => at < replaced.at && !isDefinite)
  if (replaced && instead)
    return { sentences: [`change the ${replaced.name} to ${instead.name}`], focus: replaced.name }
  const pairs = pairsOf(colors, definite, changes || isShort)
  const last = pairs.at(-1)
  if (last && (changes || !/ و/.test(clause)))
    return { sentences: pairs.map(({ from, to }) => `change the ${from} to ${to}`), focus: last.from }
  const from = definite[0] ?? (colors.length > 1 ? known.find(({ isTarget }) => !isTarget) : undefined)
  const to = changes ? colors.findLast((color) => color.at !== from?.at) : undefined
  if (from && to) return { sentences: [`change the ${from.name} to ${to.name}`], focus: from.name }
  if (from) return { sentences: changes ? [`change the ${from.name}`] : [], focus: from.name }
  if (!to) return null
  return { sentences: [focus ? `change the ${focus} to ${to.name}` : `make it ${to.name}`], focus }
}

/** Each old yarn with its new colour; several old ones before one new one all become that. */
function pairsOf(
  colors: readonly SaidColor[],
  definite: readonly Known[],
  isAsked: boolean,
): readonly { readonly from: string; readonly to: string }[] {
  if (!isAsked) return []
  const isOld = (color: SaidColor) => definite.some(({ at }) => at === color.at)
  return definite.flatMap((from) => {
    const after = colors.filter(({ at }) => at > from.at)
    const to = colors.length === 2 ? after[0] : after.find((color) => !isOld(color))
    return to ? [{ from: from.name, to: to.name }] : []
  })
}
