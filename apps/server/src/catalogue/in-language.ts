import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { z } from 'zod'

const CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]] // forgets its keys

/** The query of routes that answer with texts: `?language=ar`; English without one. */
export const inLanguage = {
  querystring: z.object({
    language: z.enum(CODES).default('en').meta({ description: 'Language of the texts' }),
  }),
}
