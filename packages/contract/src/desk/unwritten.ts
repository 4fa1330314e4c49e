import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

/** Words that are not written in any language of the shop. */
export const UNWRITTEN = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, ''])) as Readonly<
  Record<LanguageCode, string>
> // forgets its keys
