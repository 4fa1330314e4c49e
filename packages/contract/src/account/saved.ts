import { z } from 'zod'

/** Limits per person; the oldest views are dropped. */
export const MOST_SAVED = { favourites: 500, designs: 200, viewed: 100 } as const

/** The address of a rug or upload: the last segment of `/product/…`. */
export const rugAddress = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, 'is no address of a rug')

export const favourite = z.object({ address: rugAddress, at: z.iso.datetime() })
export type Favourite = z.infer<typeof favourite>

/** A design saved in the studio. */
export const savedDesign = z.object({
  id: z.uuid().meta({ description: 'Made where it is saved, so that saving twice saves once' }),
  address: rugAddress,
  name: z
    .string()
    .trim()
    .min(1, 'needs a name')
    .max(80, 'has at most 80 letters')
    // PostgreSQL cannot store text that contains NUL.
    .regex(/^\P{Cc}*$/u, 'is one line of text'),
  link: z
    .string()
    .max(300)
    .meta({ description: 'What a studio link carries behind `?d=`; empty for a rug as drawn' }),
  at: z.iso.datetime(),
})
export type SavedDesign = z.infer<typeof savedDesign>

/** The body for saving, renaming or replacing a design; its id is in the path, the time is the server's. */
export const savedDesignRequest = savedDesign.omit({ id: true, at: true })
export type SavedDesignRequest = z.infer<typeof savedDesignRequest>

export const viewedRug = z.object({
  address: rugAddress,
  times: z.int().min(1).max(1_000_000),
  at: z.iso.datetime(),
})
export type ViewedRug = z.infer<typeof viewedRug>

/** The saved things of a person (with the account) or a visitor (in the browser), latest first. */
export const savedThings = z.object({
  favourites: z.array(favourite).max(MOST_SAVED.favourites),
  designs: z.array(savedDesign).max(MOST_SAVED.designs),
  viewed: z.array(viewedRug).max(MOST_SAVED.viewed),
})
export type SavedThings = z.infer<typeof savedThings>
