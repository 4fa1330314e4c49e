import type { AssistantReply } from '@nawl/contract/assistant'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { excerpt } from '../knowledge/excerpt.ts'
import type { Hit } from '../knowledge/knowledge-index.ts'

/** Shares of a question, by weight, that a document has to be asked for by, and to speak of, to be the answer; below them it may be one of several offered. */
const ANSWERS = { keyed: 0.6, coverage: 0.7 } as const
/** A question of some length may be answered by what a page says only in passing. */
const SPEAKS = { keyed: 0, coverage: 0.85 } as const
/** Two of its subjects named together tell it from every other, whatever else was said. */
const TELLS = { keyed: 0.3, coverage: 0.4 } as const
const OFFERS = { keyed: 0.5, coverage: 0.62 } as const
const MOST_CHOICES = 3

/** The best document's answer, a choice between several, or that it is not known. */
export function knowledgeAnswer(question: string, hits: readonly Hit[]): AssistantReply {
  const [best] = hits
  if (!best || !isAtLeast(best, OFFERS)) return unknownReply()
  if (isSure(best)) {
    const { document } = best
    return { kind: 'answer', text: excerpt(document, question), source: document.source }
  }
  const offered = hits.filter((hit) => isAtLeast(hit, OFFERS)).map(({ document }) => document)
  const pages = offered.filter(
    ({ source }, at) => offered.findIndex((other) => other.source === source) === at,
  )
  return {
    kind: 'choices',
    text: 'I am not sure what you mean. Is it one of these?',
    choices: pages.slice(0, MOST_CHOICES).map(({ title, source }) => ({ label: title, source })),
  }
}

/** An honest end: nobody is told something we do not have. */
export function unknownReply(): AssistantReply {
  return {
    kind: 'unknown',
    text: 'I do not know that. A person does: write or call, and somebody answers.',
    source: SHOP_PAGES.contact.path,
  }
}

function isSure(hit: Hit): boolean {
  if (isAtLeast(hit, ANSWERS)) return true
  return (hit.terms >= 3 && isAtLeast(hit, SPEAKS)) || (hit.concepts >= 2 && isAtLeast(hit, TELLS))
}

function isAtLeast(
  { keyed, coverage }: Hit,
  least: { readonly keyed: number; readonly coverage: number },
): boolean {
  return keyed >= least.keyed && coverage >= least.coverage
}
