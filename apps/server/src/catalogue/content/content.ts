import { type FaqTopic, type Policy, POLICY_IDS, type PolicyId } from '@nawl/contract/catalogue/site-texts'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import { readFaq, readPolicy } from './read-site-texts.ts'
import { readJournal } from './read-journal.ts'
import type { TextSource } from './text-source.ts'

/** The site's texts that are written in Markdown, in one language. */
export type Content = {
  readonly journal: readonly JournalArticle[]
  readonly faq: readonly FaqTopic[]
  readonly policies: Readonly<Record<PolicyId, Policy>>
}
export type Contents = Readonly<Record<LanguageCode, Content>>

/** Reads the texts of all languages once. Throws on an invalid text and names the file. */
export function readContents(folder: string, imageOf: (rug: string) => string | null): Contents {
  return Object.fromEntries(
    Object.values(LANGUAGES).map(({ code }) => [code, readContent({ folder, language: code }, imageOf)]),
  ) as Contents
}

function readContent(source: TextSource, imageOf: (rug: string) => string | null): Content {
  const policies = POLICY_IDS.map((id) => [id, readPolicy(source, `policies/${id}.md`)] as const)
  return {
    journal: readJournal(source, imageOf),
    faq: readFaq(source),
    policies: Object.fromEntries(policies) as Content['policies'],
  }
}
