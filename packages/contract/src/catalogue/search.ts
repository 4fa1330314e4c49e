import { z } from 'zod'

export const SEARCH_KINDS = ['rug', 'article', 'page', 'question'] as const

/** A document of the search. */
export const searchDocument = z.object({
  id: z.string(),
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Path within the shop. */
  to: z.string(),
  /** Shown beside the title: a collection, a category, a tab. */
  label: z.string(),
  words: z.string().meta({ description: 'Everything else it can be found by' }),
  image: z.string().optional(),
  /** Only for rugs: the listings it is in, as named in their URLs. */
  categories: z.array(z.string()).optional(),
  /** Only for rugs: percent of it in the colours of each family it is in. */
  families: z.record(z.string(), z.number()).optional(),
  /** Only for rugs: its yarns by our name and a common one, each with its percent of the rug. */
  yarns: z.array(z.object({ names: z.string(), percent: z.number() })).optional(),
})
export type SearchDocument = z.infer<typeof searchDocument>
