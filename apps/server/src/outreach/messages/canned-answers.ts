import { type CannedAnswers, cannedAnswers as schema } from '@nawl/contract/desk/canned-answers'
import { cannedAnswers as words } from '@nawl/messages/by-language/canned-answers'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Published } from '../../platform/revisions/published.ts'
import { type DocumentKind, duplicateProblems } from '../../settings/document-kind.ts'

const DOCUMENT = 'settings/answers'

const names = words.en
const both = (text: (language: LanguageCode) => string) => ({ en: text('en'), ar: text('ar') })
const BUILT_IN: CannedAnswers = {
  answers: [
    { title: names.sizesTitle, text: both((code) => words[code].sizes) },
    { title: names.delayTitle, text: both((code) => words[code].delay) },
    { title: names.photographsTitle, text: both((code) => words[code].photographs) },
  ],
}

/** The answers that staff insert and finish: as the shop comes with them, or as its staff last published them. */
export function readCannedAnswers(published: Published) {
  return {
    /** In one language. */
    in: (language: LanguageCode) => {
      const { answers } = (published.value(DOCUMENT) as CannedAnswers | undefined) ?? BUILT_IN
      return answers.map(({ title, text }) => ({ title, text: text[language] }))
    },
    kind: {
      name: DOCUMENT,
      permission: 'messages.answer',
      schema,
      builtIn: () => BUILT_IN,
      // Staff choose by the title.
      problems: ({ answers }) => duplicateProblems('answers', answers, 'title'),
      mostBytes: 2 * 1024 * 1024,
    } satisfies DocumentKind<CannedAnswers>,
  }
}
