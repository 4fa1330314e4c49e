import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Country } from '@nawl/domain/shop/countries/countries'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Pricing } from './answers/tool-messages.ts'
import type { PricedSize } from './recommend/priced-size.ts'
import type { Guess } from './subject/subject-model.ts'

/** A visitor's message with everything that a stage needs to reply to it. */
export type Turn = {
  /** As written. */
  readonly text: string
  /** Language to reply in. */
  readonly language: LanguageCode
  readonly context: AssistantContext
  readonly history: NonNullable<AssistantRequest['history']>
  /** Where the conversation stands, where the page said so. */
  readonly dialogue?: DialogueState
  /** The size that the visitor said last. */
  readonly saidSize: PricedSize | null
  readonly country: Country
  readonly pricing: Pricing
  readonly rugs: readonly RugItem[]
  /** Countries that the shop does not ship to. */
  readonly notShippedTo: readonly string[]
  /** What the classifier takes the message for, likeliest first; null when it is not at hand. */
  readonly guesses: readonly Guess[] | null
}

/** A kind of reply. Null leaves the message to the stages after it. */
export type Stage = (turn: Turn) => AssistantReply | null | Promise<AssistantReply | null>

/** Probability of a label among the guesses; null is the label of what is none of the shop's business. */
export function likelihoodOf(label: string | null, guesses: Turn['guesses']): number {
  return guesses?.find((guess) => guess.label === label)?.likelihood ?? 0
}
