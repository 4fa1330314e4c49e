import { z } from 'zod'

export const SEARCH_KINDS = ['rug', 'article', 'page', 'question'] as const

/** Something the search can find. */
export const searchDocument = z.object({
  id: z.string(),
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Path within the shop. */
  to: z.string(),
  /** What stands beside the title: a collection, a category, a tab. */
  label: z.string(),
  words: z.string().meta({ description: 'Everything else it can be found by' }),
  image: z.string().optional(),
  /** Of a rug: the lists it stands in, as their addresses name them. */
  categories: z.array(z.string()).optional(),
  /** Of a rug: its yarns, by our names and by what other people call them. */
  yarns: z.array(z.string()).optional(),
})
export type SearchDocument = z.infer<typeof searchDocument>
