import { z } from 'zod'

import { PHOTO_NAME } from './photo-paths.ts'

/** A photograph of an owner's own, as texts show it. */
export const photo = z.strictObject({
  name: z.string().regex(PHOTO_NAME),
  alt: z.string().trim().min(1).max(300),
})
export type Photo = z.infer<typeof photo>

/** POST /api/desk/photos */
export const photoAnswer = photo.pick({ name: true })
export type PhotoAnswer = z.infer<typeof photoAnswer>
