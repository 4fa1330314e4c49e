import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { pagePath } from '@nawl/messages/text/page-path'

/** The language of e-mails to the shop's own staff. */
export const STAFF_LANGUAGE: LanguageCode = 'en'

/** A language by its stored code; English if the shop no longer has that language. */
export function knownLanguage(code: string): LanguageCode {
  return Object.hasOwn(LANGUAGES, code) ? (code as LanguageCode) : 'en' // checked by the condition
}

/** The address of a page in a language, from its English path. */
export function pageAddress(publicUrl: string, language: LanguageCode, path: string): string {
  return publicUrl + pagePath(path, LANGUAGES[language].prefix)
}
