import { z } from 'zod'

/** Ready answers in one language. */
export const cannedTexts = z
  .array(z.object({ title: z.string(), text: z.string() }))
  .meta({ description: 'Canned answers in the language of the answers' })
