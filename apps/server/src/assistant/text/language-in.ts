import type { LanguageCode } from '@nawl/messages/languages'

import { isArabizi } from '../arabic/arabizi.ts'

/**
 * The language to reply in: Arabic, also in Latin letters ("kam se3ro"), is answered in Arabic; other letters in English,
 * but what has no letters, and what follows an Arabic sentence on a page in Arabic, as a chip does, in that of the page.
 */
export function languageIn(text: string, page: string, before: string | null = null): LanguageCode {
  if (/\p{Script=Arabic}/u.test(text) || isArabizi(text)) return 'ar'
  const isArabicPage = /^\/ar(?:\/|$)/.test(page)
  const wasArabic = before !== null && (/\p{Script=Arabic}/u.test(before) || isArabizi(before))
  return isArabicPage && (wasArabic || !/[a-z]{2}/i.test(text)) ? 'ar' : 'en'
}
