import type { LanguageCode } from '@nawl/messages/languages'

/**
 * The language to reply in: Arabic letters mean Arabic, other letters the language of the page. Arabic in Latin letters
 * ("kam se3ro") on a page in English is not told apart here.
 */
export function languageIn(text: string, page: string): LanguageCode {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  return /^\/ar(?:\/|$)/.test(page) && !/[a-z]{2}/i.test(text) ? 'ar' : 'en'
}
