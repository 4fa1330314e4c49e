import type { SiteText } from '@nawl/contract/desk/site-text'
import { TERMS_VERSION } from '@nawl/domain/shop/facts'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import type { Database } from '../platform/db/database.ts'
import type { Published } from '../platform/revisions/published.ts'
import { revisionStore } from '../platform/revisions/revision.store.ts'

const CODES = Object.values(LANGUAGES).map(({ code }) => code)
const VERSION = /^\d{4}-\d\d-\d\d((?:\.\d{1,6})+)$/

/** The terms of a language as a document. */
const termsDocument = (language: LanguageCode) => `text/${language}.policies.terms`

type Deps = {
  readonly database: Database
  readonly published: Published
  readonly now: () => number
}

/**
 * Which terms are in force. Orders keep the version: that of what the shop comes with, `2025-01`, or once owners wrote
 * terms of their own, the day they became public and the revision in each language, `2026-11-27.3.1`.
 */
export function readTerms({ database, published, now }: Deps) {
  const revisions = revisionStore(database)

  function version(): string {
    const current = CODES.map((code) => published.revision(termsDocument(code)))
    const own = current.filter((revision) => revision !== undefined && revision.value !== null)
    if (own.length === 0) return TERMS_VERSION
    const since = Math.max(...current.map((revision) => revision?.publicFrom.getTime() ?? 0))
    const numbers = current.map((revision) => (revision?.value ? revision.number : 0))
    return [shopDay(new Date(since)), ...numbers].join('.')
  }

  /**
   * What owners had written in each language at a version; a language is absent where it was what the shop comes with.
   * Null for a version that never was public.
   */
  async function textsAt(wanted: string): Promise<ReadonlyMap<LanguageCode, SiteText> | null> {
    if (wanted === TERMS_VERSION) return new Map()
    const numbers = VERSION.exec(wanted)?.[1]?.split('.').slice(1).map(Number) ?? []
    if (numbers.length !== CODES.length) return null
    const texts = new Map<LanguageCode, SiteText>()
    for (const [at, code] of CODES.entries()) {
      const number = numbers[at]!
      if (number === 0) continue
      const found = await revisions.find(termsDocument(code), number)
      if (!found?.value || found.calledOffAt || found.publicFrom.getTime() > now()) return null
      texts.set(code, found.value as SiteText)
    }
    return texts
  }

  return { version, textsAt }
}
