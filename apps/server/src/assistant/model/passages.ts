import MiniSearch from 'minisearch'

import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Content } from '../../catalogue/content/content.ts'
import { knowledgeDocuments } from '../knowledge/documents.ts'
import type { KnowledgeDocument } from '../knowledge/knowledge-document.ts'
import { arabicStem, normaliseArabic } from '../arabic/normalise.ts'

/** A text of the shop that a model may answer from. */
export type Passage = { readonly source: string; readonly title: string; readonly text: string }

const MOST = 6
/** Characters of one passage and of all: small models attend to about so much, and it is what the prompt costs. */
const LONGEST = 1_400
const LONGEST_IN_ALL = 6_000

/** The passages for a question, what the shop itself would answer first. */
export function passagesFor(
  documents: readonly KnowledgeDocument[],
  local: AssistantReply | null,
): readonly Passage[] {
  const own =
    local?.kind === 'answer' && local.source !== undefined
      ? [{ source: local.source, title: '', text: local.text }]
      : []
  const found = documents.map(({ source, title, sentences }) => ({
    source,
    title,
    text: shortened(sentences, LONGEST),
  }))
  let room = LONGEST_IN_ALL
  return [...own, ...found].slice(0, MOST).filter(({ text }) => (room -= text.length) >= 0)
}

/** Whole sentences only: half of one may say the opposite. */
function shortened(sentences: readonly string[], most: number): string {
  let text = ''
  for (const sentence of sentences) {
    if (text.length + sentence.length + 1 > most) break
    text += text === '' ? sentence : ` ${sentence}`
  }
  return text
}

/** Finds documents for a question in one language. */
export type FindDocuments = (question: string, most: number) => readonly KnowledgeDocument[]

/**
 * Finds documents in Arabic by the beginnings of their words, without articles and vowels. The index of the local answerer
 * knows English only.
 */
export function arabicDocuments(content: Content, contacts: ShopContacts): FindDocuments {
  const documents = knowledgeDocuments(content, contacts, []).filter(({ title }) =>
    /\p{Script=Arabic}/u.test(title),
  )
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => normaliseArabic(text).split(' '),
    processTerm: (term) => (COMMON.has(term) ? null : arabicStem(term)),
    searchOptions: { boost: { title: 3 }, prefix: (term) => term.length > 3, combineWith: 'OR' },
  })
  index.addAll(documents.map(({ title, sentences }, id) => ({ id, title, text: sentences.join(' ') })))
  return (question, most) =>
    index
      .search(question)
      .slice(0, most)
      .flatMap(({ id }) => documents[id as number] ?? [])
}

const COMMON: ReadonlySet<string> = new Set(
  'من في علي الي عن هل ما هو هي هذا هذه ان او و لا كم كيف متي اين لي لكم عندكم ماذا التي الذي'.split(' '),
)

/** The documents in the language of a visitor. */
export function documentsIn(
  language: LanguageCode,
  english: FindDocuments,
  arabic: () => FindDocuments,
): FindDocuments {
  return language === 'ar' ? arabic() : english
}
