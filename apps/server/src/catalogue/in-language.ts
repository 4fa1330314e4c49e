import { language } from '@nawl/contract/shop/language'
import { z } from 'zod'

/** The query of routes that answer with texts: `?language=ar`; English without one. */
export const inLanguage = {
  querystring: z.object({ language: language.meta({ description: 'Language of the texts' }) }),
}
