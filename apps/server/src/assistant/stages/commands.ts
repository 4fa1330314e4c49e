import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { findCountry } from '@nawl/domain/shop/countries'

import { notShippedAnswer } from '../answers/delivery-answer.ts'
import { isSureOfFact } from '../answers/knowledge-answer.ts'
import { toolReply } from '../answers/tool-messages.ts'
import { readFollowUp, saidBefore } from '../follow-up.ts'
import { namedYarn, wantedChange, wantedColor } from '../grammar/color-command.ts'
import type { Sentence } from '../grammar/sentence.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import type { Stage, Turn } from '../turn.ts'

/** Does what a message asks for on the page. */
export function commandsStage(
  { read, command, clauseCommand }: SentenceReader,
  knowledge: KnowledgeIndex,
): Stage {
  /** The command of the whole message. */
  function commanded({ text, history, context }: Turn) {
    const before = saidBefore(history)
    const earlier = before === null ? null : command(before, context)
    const followed =
      before !== null && earlier
        ? readFollowUp(read(text), earlier.call, read(before).corrected, context)
        : before !== null && answeredChoice(read(text), read(before), context)
    // A bare size is ambiguous by itself, so the previous sentence decides.
    return followed ? { call: followed, isSnapped: false } : command(text, context)
  }

  return (turn) => {
    const { text, context, pricing, guesses, notShippedTo } = turn
    const whole = commanded(turn)
    const refused =
      whole?.call.tool === 'setCountry' ? refusedCountry(whole.call.args.country, notShippedTo) : null
    if (refused) return refused
    if (whole) return toolReply(whole.call, context, pricing, whole.isSnapped)
    const sentence = read(text)
    // A clause may look like a command by accident: "it came broken, what now" is none.
    const part = isSureOfFact(guesses) ? null : clauseCommand(text, context)
    if (part) return toolReply(part.call, context, pricing, part.isSnapped)
    const page = pageAbout(sentence.bare, knowledge)
    if (page !== null) return toolReply({ tool: 'navigate', args: { page } }, context, pricing)
    return colorChoices(sentence, context)
  }
}

function refusedCountry(code: string, notShippedTo: readonly string[]): AssistantReply | null {
  const country = notShippedTo.includes(code) ? findCountry(code) : null
  return country && notShippedAnswer(country)
}

const PAGE_ABOUT =
  /^(?:open|show|read|go to|take me to|bring up|see|view|find|bring me to|pull up|look at|i want to (?:read|see)|i would like to (?:read|see)|want to read)?\b ?(?:me )?(?:the |your |that |an |a )?(?:journal |blog )?(article|guide|post|story|piece|page)s? (?:about|on|of|for|with|where) (.+)$/

/** "Open the article about small rooms", "the page on cookies": the address of the page on that subject. */
function pageAbout(bare: string, { search }: KnowledgeIndex): string | null {
  const [, kind = '', subject = ''] = PAGE_ABOUT.exec(bare) ?? []
  if (kind === '') return null
  const isArticle = !kind.startsWith('page')
  const best = search(subject).find(({ document }) => !isArticle || document.source.startsWith('/journal/'))
  return best && best.keyed >= 0.5 ? (best.document.source.split('#')[0] ?? null) : null
}

/** Asks which yarn to change when a sentence names a new colour but no yarn of the rug. */
function colorChoices(sentence: Sentence, { palette = [] }: AssistantContext): AssistantReply | null {
  if (palette.length === 0 || sentence.isQuestion) return null
  const to = newColor(sentence, palette)
  if (to === null) return null
  const choices = palette.slice(0, 3).map(({ name }) => ({ label: name, say: `Make the ${name} ${to}` }))
  return { kind: 'choices', text: `Which yarn is to become ${to}?`, choices }
}

/** The change after an answer to that question: "the second colour", after "make it teal". */
function answeredChoice(
  answer: Sentence,
  question: Sentence,
  { palette = [] }: AssistantContext,
): ShopToolCall | null {
  if (palette.length === 0 || question.isQuestion) return null
  const to = newColor(question, palette)
  const from = to === null ? null : namedYarn(answer, palette)
  return to !== null && from ? { tool: 'setColor', args: { from: from.hex, to } } : null
}

function newColor(sentence: Sentence, palette: NonNullable<AssistantContext['palette']>): string | null {
  return wantedChange(sentence, palette)?.to ?? wantedColor(sentence)
}
