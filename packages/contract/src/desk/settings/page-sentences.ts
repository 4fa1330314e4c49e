import { PAGE_NAMESPACES } from '@nawl/messages/text/page-namespaces'
import { z } from 'zod'

/** The sentences of a page in one language that owners wrote in place of the shop's, by name, in ICU MessageFormat. */
export const pageSentences = z.strictObject({
  sentences: z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,60}$/), z.string().trim().min(1).max(2_000)),
})
export type PageSentences = z.infer<typeof pageSentences>

/** GET /api/desk/sentences: the pages in every language. */
export const pageSentencesList = z.object({
  pages: z.array(
    z.object({
      key: z.string().meta({ examples: ['en.shipping'] }),
      language: z.string(),
      page: z.enum(PAGE_NAMESPACES),
      edited: z.int().min(0).meta({ description: 'Sentences that are the owner’s' }),
      hasDraft: z.boolean(),
    }),
  ),
})
export type PageSentencesList = z.infer<typeof pageSentencesList>

/** GET /api/desk/sentences/{key}/built-in: what the shop comes with, and what it fills in at present. */
export const builtInSentences = z.object({
  sentences: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))).meta({
    description: 'By sentence and name: what the page fills in now, where that is the same for every visitor',
  }),
})
export type BuiltInSentences = z.infer<typeof builtInSentences>
