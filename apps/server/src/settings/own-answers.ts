import { type OwnAnswers, ownAnswers as schema } from '@nawl/contract/desk/questions'
import { RETENTION } from '@nawl/domain/privacy/retention'

import type { Published } from '../platform/revisions/published.ts'
import { type DocumentKind, duplicateProblems } from './document-kind.ts'

const DOCUMENT = 'settings/questions'

const BUILT_IN: OwnAnswers = { answers: [], days: RETENTION.questions.keep.amount }

/** What owners answered themselves, as it is public now. */
export function readOwnAnswers({ published }: { readonly published: Published }) {
  return {
    own: (): OwnAnswers => (published.value(DOCUMENT) as OwnAnswers | undefined) ?? BUILT_IN,
    kind: {
      name: DOCUMENT,
      permission: 'messages.answer',
      schema,
      builtIn: () => BUILT_IN,
      // The desk finds them by these.
      problems: ({ answers }) => duplicateProblems('answers', answers, 'id'),
      mostBytes: 4 * 1024 * 1024,
    } satisfies DocumentKind<OwnAnswers>,
  }
}
