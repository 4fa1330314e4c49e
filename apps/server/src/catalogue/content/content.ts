import { join } from 'node:path'

import { type FaqTopic, type Policy, POLICY_IDS, type PolicyId } from '@nawl/contract/catalogue/site-texts'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'

import { readFaq, readPolicy } from './read-site-texts.ts'
import { readJournal } from './read-journal.ts'

/** The site's texts that are written in Markdown. */
export type Content = {
  readonly journal: readonly JournalArticle[]
  readonly faq: readonly FaqTopic[]
  readonly policies: Readonly<Record<PolicyId, Policy>>
}

/** Reads all texts once. Throws on an invalid text and names the file. */
export function readContent(folder: string, imageOf: (rug: string) => string | null): Content {
  const policies = POLICY_IDS.map((id) => [id, readPolicy(join(folder, 'policies', `${id}.md`))] as const)
  return {
    journal: readJournal(join(folder, 'journal'), imageOf),
    faq: readFaq(join(folder, 'faq')),
    policies: Object.fromEntries(policies) as Content['policies'],
  }
}
