import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { findDesign } from '@nawl/domain/catalogue/address'

import type { Turn } from '../turn.ts'
import type { Reading } from './reading.ts'
import { type Sentence, wordSet } from './sentence.ts'

const ORDINALS = ['first', 'second', 'third'] as const
const RANKS = wordSet('first second third last 1st 2nd 3rd other middle 1 2 3')
const BEFORE_RANK = wordSet(
  'the that this open show me see i like liked want take let us can you please go with for no not nope yes yeah yep ok okay and maybe would prefer mean meant hm hmm actually rather then bring pull up it is look have a at pick choose give get to back so well number',
)
const AFTER_RANK = wordSet(
  'one up above listed in the list it is looks nice good great rug design of them those you said showed mentioned please then instead option choice carpet again',
)

/** The place that a message names, "the second one you showed", and nothing else. */
function rankSaid(bare: string): string | undefined {
  const words = bare.split(' ')
  const at = words.findIndex((word) => RANKS.has(word))
  const isAll =
    at >= 0 &&
    words.slice(0, at).every((word) => BEFORE_RANK.has(word)) &&
    words.slice(at + 1).every((word) => AFTER_RANK.has(word))
  return isAll ? words[at] : undefined
}

/** "Yeah, that one, bring it up": the only design that was named. */
const OPENS_IT =
  /\b(?:open|show|see|view|bring|pull|load|take|get|go to|look at|up)\b.*\b(?:it|that|this|one|up)\b|\b(?:it|that|this|one)\b.*\b(?:open|show|please|bring|pull)\b/
const MOST_MEANT = 10

/** "The second one": of the rugs that were shown or named. */
export function readShown({ bare }: Sentence, { context, history, rugs }: Turn): readonly Reading[] | null {
  const said = rankSaid(bare)
  const isMeant = OPENS_IT.test(bare) && bare.split(' ').length <= MOST_MEANT
  if (said === undefined && !isMeant) return null
  const assistant = history.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const shown = (context.shown ?? []).flatMap((address) => findDesign(rugs, address) ?? [])
  const named = shown.length > 0 ? shown : designsIn(assistant, rugs)
  const [only] = named
  if (only && named.length === 1 && isMeant && only.id !== context.rug) return opens(only, rugs)
  if (named.length < 2 || said === undefined) return null
  if (said === 'other') {
    const opened = /\bopened (\w+)/i.exec(assistant)?.[1]?.toLowerCase()
    const others = named.filter(({ name, id }) => id !== context.rug && name.toLowerCase() !== opened)
    const [left] = others
    return others.length === 1 && left ? opens(left, rugs) : [{ ask: { about: 'design', designs: others } }]
  }
  const rank = ORDINALS.findIndex((word, at) => said === word || said.includes(String(at + 1)))
  const design = said === 'last' ? named.at(-1) : said === 'middle' ? named[1] : named[rank]
  return design ? opens(design, rugs) : null
}

function opens({ name, id }: RugItem, rugs: readonly RugItem[]): readonly Reading[] {
  const isOne = rugs.filter((other) => other.name === name).length === 1
  return [{ call: { tool: 'openDesign', args: { name: isOne ? name : id } } }]
}

/** The designs that a text names, in its order. */
function designsIn(text: string, rugs: readonly RugItem[]): readonly RugItem[] {
  return rugs
    .map((rug) => ({ rug, at: text.search(new RegExp(`\\b${rug.name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((p, q) => p.at - q.at)
    .map(({ rug }) => rug)
    .filter((rug, at, all) => all.findIndex(({ name }) => name === rug.name) === at)
}
