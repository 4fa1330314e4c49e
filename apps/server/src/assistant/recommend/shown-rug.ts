import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { findDesign } from '@nawl/domain/catalogue/address'
import { ZERO } from '@nawl/domain/money/money'
import { assistantRugs } from '@nawl/messages/by-language/assistant-rugs'
import { names } from '@nawl/messages/by-language/names'

import type { Turn } from '../turn.ts'
import { rankRugs } from './rank-rugs.ts'
import { readWishes } from './read-wishes.ts'
import type { TraitedRug } from './rug-traits.ts'
import { clauseOf } from './said.ts'
import { NO_WISHES } from './wishes.ts'

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1 ?st|left|number 1)\b|الاول/,
  /\b(?:second|2 ?nd|middle|number 2)\b|الثاني/,
  /\b(?:third|3 ?rd|right|number 3)\b|الثالث/,
]
const LAST = /\blast\b|الاخير/
const ORDINAL_ALONE =
  /^(?:(?:ok|okay|yes|oh|and|i|id|would|will|like|love|want|take|prefer|to|see|let|us|me|look|at|open|show|pick|choose|go|for|with|the|that|this|on|one|rug|please|thanks|then|first|second|third|middle|last|left|right|number|1|2|3|st|nd|rd|of|them|those|looks|is|nice|good|best|lovely) ?)+$|^(?:(?:افتح|ابي|اريد|ارني|عجبتني|عجبني|هات|اعطني|من فضلك|لو سمحت|اختار|خذ|السجاده) ?)*(?:ال(?:اولي?|ثانيه?|ثالثه?|اخيره?)) ?(?:من فضلك|لو سمحت)?$/
const THE_ONE =
  /^(?:(?:ok|yes|then|open|show me|i (?:like|want|prefer|take)|let us see) )*(?:the|that) (?:\w+ )?(?:one|rug)?(?: ?(?:with|in|that has|that is))? (?!size)|^(?:ابي|ابغي|اريد|افتح|وريني)? ?اللي (?:فيه|فيها|فيهم|لونها?) /
const ANY = { priceOf: () => ZERO, most: null, seen: [] } as const

/** "The second one please": opens it. */
export function ordinalOf({ text, context: { shown = [] }, rugs, language }: Turn): AssistantReply | null {
  const plain = clauseOf(text).text
  if (shown.length === 0 || !ORDINAL_ALONE.test(plain)) return null
  const at = LAST.test(plain) ? shown.length - 1 : ORDINALS.findIndex((said) => said.test(plain))
  if (at < 0) return null
  const said = assistantRugs[language]
  const rug = findDesign(rugs, shown[at] ?? '')
  if (!rug) {
    const choices = shown.flatMap((address) => {
      const one = findDesign(rugs, address)
      return one ? [{ label: names[language](one.name), say: `Open ${one.name}` }] : []
    })
    return { kind: 'choices', language, text: said.notShown, choices }
  }
  return {
    kind: 'tool',
    tool: 'openDesign',
    args: { name: rug.name },
    language,
    text: said.opened({ name: names[language](rug.name) }),
  }
}

/** "The one with the light pink": opens the rug of those shown that has it most. */
export function coloredOf(turn: Turn, traited: readonly TraitedRug[]): AssistantReply | null {
  const { text, context, rugs, language } = turn
  const shown = traited.filter(({ address }) => context.shown?.includes(address))
  if (shown.length < 2 || !THE_ONE.test(clauseOf(text).text)) return null
  const { colors } = readWishes(text, rugs, context.rug)
  const [best, second] = rankRugs(shown, { ...NO_WISHES, colors }, ANY)
  if (colors.length === 0 || !best || best.score <= (second?.score ?? 0)) return null
  const { name } = best.one.rug
  return {
    kind: 'tool',
    tool: 'openDesign',
    args: { name },
    language,
    text: assistantRugs[language].opened({ name: names[language](name) }),
  }
}
