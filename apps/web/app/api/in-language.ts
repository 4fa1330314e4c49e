import { LANGUAGE } from '@nawl/messages/language'

/** A call that answers with texts, in the language of this page. */
export function inLanguage(path: string): string {
  return LANGUAGE.code === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}language=${LANGUAGE.code}`
}
