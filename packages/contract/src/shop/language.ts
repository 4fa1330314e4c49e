import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { z } from 'zod'

const CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]] // forgets its keys

/** One of the shop's languages; English when a request names none. */
export const language = z.enum(CODES).default('en')
