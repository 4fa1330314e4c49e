import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import type { KnowledgeDocument } from '../knowledge/knowledge-document.ts'
import type { Guess } from '../subject/subject-model.ts'
import { normalise } from '../text/normalise.ts'
import { topicOf } from '../topics/topics.ts'
import { likelihoodOf } from '../turn.ts'
import { unknownReply } from './knowledge-answer.ts'

/** A sentence of a page that says what a question's rare words ask about. */
export type Supporting = { readonly sentence: string; readonly source: string; readonly score: number }

export type SupportingSentences = {
  /**
   * The best sentence for a question among the documents at the given addresses (all, where none are given), beside what
   * was said already; null where no sentence shares a rare word with it.
   */
  readonly find: (question: string, said: string, sources?: ReadonlySet<string>) => Supporting | null
}

/** A word is rare that at most this many sentences have. */
const RARE = 6
const LONGEST = 260
/** Told alone, such a sentence is taken for one about the question. */
const LEANS_ON_ANOTHER =
  /^(?:It|They|This|That|These|Those|Both|He|She|So|But|And|Then|Such|Here|There)\b|^We \w+ (?:it|them|this|that)\b/

/** Finds sentences by the rare words that they share with a question: "slime", "garage", "yoga". */
export function supportingSentences(documents: readonly KnowledgeDocument[]): SupportingSentences {
  const all = documents
    .filter(({ source }) => !source.startsWith('/product/'))
    .flatMap(({ source, sentences }) =>
      sentences.map((sentence) => ({ source, sentence, stems: new Set(stemsOf(sentence)) })),
    )
    .filter(
      ({ sentence }) =>
        sentence.length <= LONGEST && !sentence.endsWith('?') && !LEANS_ON_ANOTHER.test(sentence),
    )
  const counts = new Map<string, number>()
  for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => Math.log(all.length / (counts.get(stem) ?? 1))

  function find(question: string, said: string, sources?: ReadonlySet<string>): Supporting | null {
    const before = new Set(stemsOf(said))
    const asked = [...new Set(stemsOf(question))].filter((stem) => counts.has(stem))
    const rare = asked.filter((stem) => (counts.get(stem) ?? 0) <= RARE && !before.has(stem))
    if (rare.length === 0) return null
    const found = all
      .filter(
        ({ source, stems }) =>
          (sources?.has(articleOf(source)) ?? true) && rare.some((stem) => stems.has(stem)),
      )
      .map(({ source, sentence, stems }) => ({
        source,
        sentence,
        score: asked.reduce((sum, stem) => sum + (stems.has(stem) ? rarity(stem) : 0), 0),
      }))
      .toSorted((p, q) => q.score - p.score)
    return found[0] ?? null
  }

  return { find }
}

/** Words that say nothing of what is asked. */
const COMMON: ReadonlySet<string> = new Set(
  'about after again also another because been before being both could does doing done each even ever every from good have here into just know like look made make many more most much need only other over really same should some such than that their them then there these they thing this those time very want well were what when where which while will with without would your ours mine want please tell long best better great nice little large small right left still rug rugs carpet wool really maybe think said says says'.split(
    ' ',
  ),
)

function stemsOf(text: string): readonly string[] {
  return normalise(text)
    .split(' ')
    .filter((word) => word.length >= 4 && !COMMON.has(word))
    .map((word) => word.replace(/(?:ings?|ed|es|s|ly|er)$/, ''))
    .filter((stem) => stem.length >= 3)
}

/** Scores from which a sentence tells: anywhere, on a page that the classifier thinks of, and where nothing else was found. */
const TELLS = { anywhere: 11, near: 6.5, alone: 13.5, aloneNear: 8, doubted: 11.5 } as const
/** Probability of "no answer" from which what is found must be surer. */
const DOUBT = 0.3
/** Probability from which a page is thought of. */
const THOUGHT_OF = 0.01
const MOST_SAID = 480

/**
 * A reply with what a page says of the question's rare words: added to an answer that does not speak of them, or in place of
 * "I do not know" and of a list of choices. Other replies stay as they are.
 */
export function withSupport(
  reply: AssistantReply,
  question: string,
  guesses: readonly Guess[] | null,
  { find }: SupportingSentences,
): AssistantReply {
  if (guesses === null) return reply
  const thoughtOf = new Set(
    guesses.flatMap(({ label, likelihood }) => {
      const source =
        label === null ? undefined : (topicOf(label)?.source ?? (label.startsWith('/') ? label : undefined))
      return source !== undefined && likelihood >= THOUGHT_OF ? [articleOf(source)] : []
    }),
  )
  if (reply.kind === 'answer') {
    const near = find(question, reply.text, thoughtOf)
    const best = near && near.score >= TELLS.near ? near : find(question, reply.text)
    const least = best === near ? TELLS.near : TELLS.anywhere
    if (!best || best.score < least || reply.text.length + best.sentence.length > MOST_SAID) return reply
    return { ...reply, text: `${reply.text} ${best.sentence}` }
  }
  if (reply.kind !== 'choices' && reply.text !== unknownReply('en').text) return reply
  const leastNear = likelihoodOf(null, guesses) > DOUBT ? TELLS.doubted : TELLS.aloneNear
  const near = find(question, '', thoughtOf)
  const best = near && near.score >= leastNear ? near : find(question, '')
  if (!best || best.score < (best === near ? leastNear : TELLS.alone)) return reply
  return { kind: 'answer', text: best.sentence, source: best.source, language: 'en' }
}

/** An article is one page, whichever of its sections is meant. */
export const articleOf = (source: string): string =>
  source.startsWith('/journal/') ? (source.split('#')[0] ?? source) : source
