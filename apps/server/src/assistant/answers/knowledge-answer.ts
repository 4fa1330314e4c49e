import type { AssistantChoice, AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { assistantTopics } from '@nawl/messages/by-language/assistant-topics'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Hit, KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Guess } from '../subject/subject-model.ts'
import type { Topic } from '../topics/topic.ts'
import { safetyTopic } from '../topics/safety.ts'
import { namedInSection } from '../topics/named-in-section.ts'
import { topicText } from '../topics/topics.ts'
import { likelihoodOf } from '../turn.ts'
import { excerpt } from './excerpt.ts'
import { subjectsOf } from './subjects.ts'

/** Thresholds, as weighted shares of the question: matched by the document's key phrases, and by all its text. */
const ANSWERS = { keyed: 0.6, coverage: 0.7 } as const
/** For long questions a mention in passing suffices. */
const SPEAKS = { keyed: 0, coverage: 0.85 } as const
/** Two matching concepts of the lexicon suffice, whatever else the question contains. */
const TELLS = { keyed: 0.3, coverage: 0.4 } as const
const OFFERS = { keyed: 0.5, coverage: 0.62 } as const
const MOST_CHOICES = 3

type Certainty = {
  /** Probability from which a subject is the answer by itself, and where it is far ahead of all others. */
  readonly likely: number
  readonly ahead: number
  /** Greatest probability of "no answer" beside it, and how many times as likely the subject has to be. */
  readonly doubt: number
  readonly lead: number
}
/** Arabic is classified without the meaning of sentences, so probabilities are spread wider. */
const CERTAINTY: Readonly<Record<LanguageCode, Certainty>> = {
  en: { likely: 0.26, ahead: 0.14, doubt: 0.28, lead: 1.3 },
  ar: { likely: 0.18, ahead: 0.12, doubt: 0.4, lead: 0.8 },
}
/** Probability that leaves the less likely one alone, "no answer" included. */
const MAJORITY = 0.5
/** Probability from which a subject is offered, or supports a match by text. */
const POSSIBLE = 0.15
const BORNE_OUT = 0.05
/** Probability of "no answer" from which nothing is offered. */
const ELSEWHERE = 0.45

type Asked = {
  /** Normalised and spelling-corrected. */
  readonly question: string
  readonly language: LanguageCode
  readonly guesses: readonly Guess[] | null
  readonly contacts: ShopContacts
  /** Share of the question's words that say something which the shop's own texts and the phrases know, 0 to 1. */
  readonly familiar: number
}

/**
 * The written answer of the topic that the classifier is sure of; without one, what the page section says. Otherwise the
 * document that text match and guess agree on, else a choice of the nearest, or "unknown". Without guesses the text match
 * decides.
 */
export function knowledgeAnswer(asked: Asked, knowledge: KnowledgeIndex): AssistantReply {
  const { question, guesses, language, familiar } = asked
  const hits = language === 'en' ? knowledge.search(question) : []
  const [best] = hits
  const byWords = best && isSure(best) ? best.document : null
  const offers = hits.filter((hit) => isAtLeast(hit, OFFERS)).map(({ document }) => document.source)
  const answer = (source: string, topic: Topic | null) => answerAt(source, topic, asked, hits, knowledge)
  if (!guesses) return (byWords && answer(byWords.source, null)) ?? offered(offers, asked, knowledge)
  const subjects = subjectsOf(guesses)
  const [first, second] = subjects
  const nowhere = likelihoodOf(null, guesses)
  const isElsewhere =
    language === 'en' && nowhere > ELSEWHERE && !/\b(?:wool|rug|carpet|latex)\b/.test(question)
  const safety = isElsewhere ? null : safetyTopic(question, first?.topic ?? null)
  if (safety) return written(safety, asked)
  if (first && isSureOf(first.likelihood * familiar, second?.likelihood ?? 0, nowhere, CERTAINTY[language])) {
    const sure = answer(first.source, first.topic)
    const isClose = second && isRival(second.likelihood, first.likelihood)
    if (sure) return isClose ? bothOf(sure, answer(second.source, second.topic)) : sure
  }
  if (guesses[0]?.label === null && nowhere > ELSEWHERE) return unknownReply(language)
  const supported = byWords && subjects.find(({ source }) => source === byWords.source)
  if (byWords && supported && supported.likelihood >= BORNE_OUT && familiar === 1) {
    const agreed = answer(byWords.source, supported.topic)
    if (agreed) return agreed
  }
  if (guesses[0]?.label === null) return unknownReply(language)
  const possible = subjects
    .filter(({ likelihood }) => likelihood * familiar >= POSSIBLE)
    .map(({ source }) => source)
  return offered([...possible, ...(nowhere < POSSIBLE ? offers : [])], asked, knowledge)
}

/** Whether the second subject is so nearly as likely as the first that its answer is given, too. */
const isRival = (second: number, first: number): boolean =>
  first < MAJORITY && second >= RIVAL.least && second >= RIVAL.share * first

const RIVAL = { least: 0.1, share: 0.4 } as const

/** Begins as a yes or a no, which beside another answer would be taken for that of the question. */
const YES_OR_NO = /^(?:yes|no|نعم|لا)(?!\p{L})/iu

/** Two answers of which one is meant; an open "we do not say" and a yes or no are left out beside another. */
function bothOf(first: AssistantReply, second: AssistantReply | null): AssistantReply {
  const mayFollow = first.kind === 'answer' && second?.kind === 'answer' && !YES_OR_NO.test(second.text)
  return mayFollow && first.text !== second.text
    ? { ...first, text: `${first.text}\n\n${second.text}` }
    : first
}

/** The reply when the answer is unknown, with a way on, so that nothing is invented. */
export function unknownReply(language: LanguageCode = 'en'): AssistantReply {
  const said = assistantTopics[language]
  return {
    kind: 'unknown',
    text: said.unknown,
    source: SHOP_PAGES.contact.path,
    language,
    choices: [
      { label: said.askContact, source: SHOP_PAGES.contact.path },
      { label: said.askConsultation, source: `${SHOP_PAGES.contact.path}#consultation` },
    ],
  }
}

/** What is written for a subject; null where nothing is in that language. */
function answerAt(
  source: string,
  topic: Topic | null,
  asked: Asked,
  hits: readonly Hit[],
  knowledge: KnowledgeIndex,
): AssistantReply | null {
  if (topic) return written(namedInSection(topic, asked.question), asked)
  const { question, language } = asked
  const document = language === 'en' ? documentAt(source, hits, knowledge) : null
  return document && { kind: 'answer', text: excerpt(document, question), source, language }
}

/** What is written for a topic; an open "we do not say" is no answer. */
export function written(
  topic: Topic,
  { language, contacts }: Pick<Asked, 'language' | 'contacts'>,
): AssistantReply {
  const kind = topic.part === 'silent' ? 'unknown' : 'answer'
  return { kind, text: topicText(topic, language, contacts), source: topic.source, language }
}

/** Whether a subject may be answered by itself: likely, or less likely but far ahead of all others. */
function isSureOf(
  likelihood: number,
  next: number,
  nowhere: number,
  { likely, ahead, doubt, lead }: Certainty,
): boolean {
  if (likelihood >= MAJORITY) return true
  if (likelihood >= likely) return nowhere <= doubt && likelihood >= lead * nowhere
  return likelihood >= ahead && likelihood >= 1.5 * next && nowhere <= doubt / 2
}

function offered(sources: readonly string[], { language }: Asked, knowledge: KnowledgeIndex): AssistantReply {
  const choices = [...new Set(sources)].slice(0, MOST_CHOICES).flatMap((source): AssistantChoice[] => {
    const document = documentAt(source, [], knowledge)
    return document && language === 'en' ? [{ label: document.title, source }] : []
  })
  if (choices.length === 0) return unknownReply(language)
  return { kind: 'choices', text: assistantTopics[language].unsure, choices, language }
}

/** The best match among the documents at one address. */
function documentAt(source: string, hits: readonly Hit[], { documents }: KnowledgeIndex) {
  const isThere = (document: { readonly source: string }) => document.source === source
  return hits.find(({ document }) => isThere(document))?.document ?? documents.find(isThere) ?? null
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
