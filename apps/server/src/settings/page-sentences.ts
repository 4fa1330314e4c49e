import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type PageSentences, pageSentences as schema } from '@nawl/contract/desk/page-sentences'
import { facts } from '@nawl/messages/by-language/facts'
import { hours } from '@nawl/messages/by-language/hours'
import { trade } from '@nawl/messages/by-language/trade'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { NO_SENTENCES, type OwnSentences } from '@nawl/messages/text/own-sentences'
import { PAGE_NAMESPACES, type PageNamespace } from '@nawl/messages/text/page-namespaces'
import { type Argument, argumentFaults, parseMessage } from '@nawl/messages/text/sentences/parse-message'
import { emptyTags } from '@nawl/messages/text/placeholders'
import { sentenceValues } from '@nawl/messages/text/sentences/sentence-values'
import { shopName } from '@nawl/messages/text/shop-name'

import type { Config } from '../platform/config/config.ts'
import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind, FieldProblem } from './document-kind.ts'

export const SENTENCES_PREFIX = 'sentences/'

type Deps = { readonly config: Pick<Config, 'contentDir'>; readonly published: Published }

export type PageSentencesKey = { readonly language: LanguageCode; readonly page: PageNamespace }

/** `en.shipping` → its parts; null for a key of no page. */
export function readSentencesKey(key: string): PageSentencesKey | null {
  const [language = '', name, rest] = key.split('.')
  const page = PAGE_NAMESPACES.find((each) => each === name)
  if (rest !== undefined || !page || !Object.hasOwn(LANGUAGES, language)) return null
  return { language: language as LanguageCode, page }
}

/** Sentences of the pages that owners wrote in place of the shop's own. Only those are kept, so an upgrade brings new words to all others. */
export function readPageSentences({ config, published }: Deps) {
  const files = new Map<string, Readonly<Record<string, string>>>()
  /** What the shop comes with: a page's sentences in a language, in English where it lacks one. */
  function builtIn({ language, page }: PageSentencesKey): Readonly<Record<string, string>> {
    const key = `${language}.${page}`
    let found = files.get(key)
    if (!found) {
      const read = (code: string) =>
        JSON.parse(readFileSync(join(config.contentDir, code, 'messages', `${page}.json`), 'utf8')) as Record<
          string,
          string
        >
      found = language === 'en' ? read('en') : { ...read('en'), ...read(language) }
      files.set(key, found)
    }
    return found
  }

  /** What the shop fills into a page's sentences now, by sentence. */
  function values({ language, page }: PageSentencesKey) {
    const words = { facts: facts[language], hours: hours[language], trade: trade[language] }
    const known = sentenceValues(words, LANGUAGES[language].tag)
    const shop = { shop: shopName(language) }
    return Object.fromEntries(
      Object.keys(builtIn({ language, page })).map((name) => [
        name,
        { ...shop, ...known[`${page}.${name}`] },
      ]),
    )
  }

  /** The owner's sentences in a language, as pages are given them. */
  function own(language: LanguageCode): OwnSentences {
    const pages = published.below(`${SENTENCES_PREFIX}${language}.`).filter(({ value }) => value !== null)
    if (pages.length === 0) return NO_SENTENCES
    const sentences = pages.flatMap(({ document, value }) => {
      const page = document.slice(SENTENCES_PREFIX.length + language.length + 1)
      return Object.entries((value as PageSentences).sentences).map(
        ([name, text]) => [`${page}.${name}`, parseMessage(text, LANGUAGES[language]).sentence] as const,
      )
    })
    // A sentence without arguments has the shop's name in it already.
    const version = [
      shopName(language),
      ...pages.map(({ document, number }) => `${document}#${number}`),
    ].join(' ')
    return { version, sentences: Object.fromEntries(sentences) }
  }

  function problems({ sentences }: PageSentences, key: string): readonly FieldProblem[] {
    const place = readSentencesKey(key)!
    const models = builtIn(place)
    return Object.entries(sentences).flatMap(([name, text]) => {
      const model = Object.hasOwn(models, name) ? models[name] : undefined
      const problem = model === undefined ? 'unknown-sentence' : faultOf(text, model, place.language)
      return problem === null ? [] : [{ field: `sentences.${name}`, problem }]
    })
  }

  let seen = -1
  let current: Readonly<Record<string, OwnSentences>> = {}
  return {
    builtIn,
    values,
    own: (language: LanguageCode): OwnSentences => {
      if (seen !== published.version()) {
        current = Object.fromEntries(Object.values(LANGUAGES).map(({ code }) => [code, own(code)]))
        seen = published.version()
      }
      return current[language] ?? NO_SENTENCES
    },
    kind: {
      name: SENTENCES_PREFIX,
      permission: 'catalogue.edit',
      schema,
      builtIn: () => ({ sentences: {} }),
      basis: (key, { sentences }) => {
        const models = builtIn(readSentencesKey(key)!)
        return Object.keys(sentences)
          .toSorted()
          .map((name) => models[name] ?? null)
      },
      isKey: (key) => readSentencesKey(key) !== null,
      problems,
      mostBytes: 256 * 1024,
    } satisfies DocumentKind<PageSentences>,
  }
}

/** Why a sentence cannot stand in place of another; null where it can, also without what the page would fill in. */
function faultOf(text: string, model: string, language: LanguageCode): string | null {
  const { arguments: wanted } = parseMessage(model, LANGUAGES[language])
  let found: ReadonlyMap<string, Argument>
  try {
    found = parseMessage(text, LANGUAGES[language]).arguments
  } catch {
    return 'unreadable-sentence'
  }
  if (argumentFaults(found, wanted).unknown.length > 0) return 'unknown-value'
  return emptyTags(text).length > 0 ? 'empty-link' : null
}
