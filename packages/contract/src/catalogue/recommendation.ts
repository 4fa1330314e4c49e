import { z } from 'zod'

import { MOST_SAVED, rugAddress } from '../account/saved.ts'

/** Maximum number of recommended rugs. */
export const MOST_RECOMMENDED = 12

/** What recommendations are based on; nothing identifies a person. */
export const taste = z.object({
  favourites: z.array(rugAddress).max(MOST_SAVED.favourites),
  designs: z
    .array(z.object({ address: rugAddress, link: z.string().max(300) }))
    .max(MOST_SAVED.designs)
    .meta({ description: 'Designs saved in the studio, with the yarns they were given there' }),
  viewed: z.array(z.object({ address: rugAddress, times: z.int().min(1) })).max(MOST_SAVED.viewed),
})
export type Taste = z.infer<typeof taste>

export const recommendation = z.object({
  address: rugAddress,
  because: z.object({
    address: rugAddress.meta({ description: 'The rug that led to it' }),
    likes: z.enum(['favourite', 'design', 'viewed']),
    shares: z.string().meta({
      description: "What both have: 'pattern', or the colour family whose yarns are alike, as in `families`",
    }),
    text: z.string().meta({ description: 'For people: "because you like Stratta’s blues"' }),
  }),
})
export type Recommendation = z.infer<typeof recommendation>

export const recommendations = z.array(recommendation).max(MOST_RECOMMENDED)
