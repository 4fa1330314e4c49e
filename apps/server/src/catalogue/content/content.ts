import { type FaqTopic, type Policy, POLICY_IDS, type PolicyId } from '@nawl/contract/catalogue/site-texts'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'
import type { SiteText } from '@nawl/contract/desk/site-text'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import type { Published } from '../../platform/revisions/published.ts'
import { readFaq, readPolicy } from './read-site-texts.ts'
import { readJournal } from './read-journal.ts'
import { asFile, readTextKey, TEXT_PREFIX } from './site-text-kind.ts'
import { type RenderOnce, textMemory } from './text-memory.ts'
import type { EditedTexts, TextSource } from './text-source.ts'

/** The site's texts that are written in Markdown, in one language. */
export type Content = {
  readonly journal: readonly JournalArticle[]
  readonly faq: readonly FaqTopic[]
  readonly policies: Readonly<Record<PolicyId, Policy>>
}
export type Contents = Readonly<Record<LanguageCode, Content>>

/** The texts as they are public now. */
export type ReadContents = () => Contents

type Deps = {
  readonly folder: string
  readonly imageOf: (rug: string) => string | null
  readonly published: Published
  readonly report: (error: unknown, message: string) => void
}

/**
 * Reads the texts once, and again after each publication at the desk. Throws at once on a file that is not as it should
 * be; what owners wrote was checked when it was published, and if the shop's facts have changed since so that it can no
 * longer be shown, the shop's own text stands in for all, and the error is reported.
 */
export function contentReader({ folder, imageOf, published, report }: Deps): ReadContents {
  const memory = textMemory()
  const builtIn = readContents(folder, imageOf, new Map(), memory)
  let current = builtIn
  let version = 0
  return () => {
    if (published.version() === version) return current
    version = published.version()
    try {
      current = readContents(folder, imageOf, editedTexts(published), memory)
    } catch (error) {
      report(error, 'a text written at the desk cannot be shown')
      current = builtIn
    }
    return current
  }
}

/** Reads the texts of all languages. Throws on an invalid text and names the file. */
export function readContents(
  folder: string,
  imageOf: (rug: string) => string | null,
  edited: EditedTexts = new Map(),
  memory = textMemory(),
): Contents {
  memory.begin()
  return Object.fromEntries(
    Object.values(LANGUAGES).map(({ code }) => [
      code,
      readContent({ folder, language: code, edited }, imageOf, memory.inLanguage(code)),
    ]),
  ) as Contents
}

/** What owners wrote, as files. */
function editedTexts(published: Published): EditedTexts {
  return new Map(
    published.below(TEXT_PREFIX).flatMap(({ document, value }): [string, string][] => {
      const key = readTextKey(document.slice(TEXT_PREFIX.length))
      if (value === null || key === null) return []
      return [[`${key.language}/${key.folder}/${key.slug}.md`, asFile(value as SiteText)]]
    }),
  )
}

function readContent(
  source: TextSource,
  imageOf: (rug: string) => string | null,
  renderOnce: RenderOnce,
): Content {
  const policies = POLICY_IDS.map((id) => [id, readPolicy(source, `policies/${id}.md`, renderOnce)] as const)
  return {
    journal: readJournal(source, imageOf, renderOnce),
    faq: readFaq(source, renderOnce),
    policies: Object.fromEntries(policies) as Content['policies'],
  }
}

/** The terms in a language where owners had written these texts. */
export function readTermsOf(
  folder: string,
  language: LanguageCode,
  texts: ReadonlyMap<LanguageCode, SiteText>,
): Policy {
  const edited = new Map(
    [...texts].map(([code, text]) => [`${code}/policies/terms.md`, asFile(text)] as const),
  )
  return readPolicy({ folder, language, edited }, 'policies/terms.md')
}
