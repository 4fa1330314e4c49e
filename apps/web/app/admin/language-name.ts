import { LANGUAGE } from '@nawl/messages/language'
import type { LanguageCode } from '@nawl/messages/languages'

const names = new Intl.DisplayNames(LANGUAGE.tag, { type: 'language' })

/** What a language is called in the language of the page. */
export const languageName = (code: LanguageCode): string => names.of(code) ?? code
