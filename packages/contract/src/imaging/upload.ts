import { withoutWebAddress } from '@nawl/domain/shop/web-address'
import { MOST_RATIO, UPLOADS, uploadRatio } from '@nawl/domain/rug/uploads'
import { SHAPES } from '@nawl/domain/rug/shape'
import { UNITS } from '@nawl/domain/rug/sizes/size'
import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'
import { rugItem } from '../catalogue/rug-collection.ts'

const { longestName, leastYarns, mostYarns } = UPLOADS

/** Our e-mails name the design, so a web address in its name, as file names may have, is taken apart. */
const name = oneLine(longestName).transform(withoutWebAddress)

const side = z
  .string()
  .max(20, 'is longer than 20 characters')
  .meta({ description: 'As typed; may be empty' })

const ownSize = z
  .strictObject({ shape: z.enum(SHAPES), width: side, length: side, unit: z.enum(UNITS) })
  .refine((size) => uploadRatio(size) !== null, {
    message: `is no size, or one side is more than ${MOST_RATIO} times the other`,
  })

const share = z.number().min(0).max(1)
const corner = z.strictObject({ x: share, y: share })

/** A part of a picture. */
export const pictureCrop = z
  .strictObject({ left: share, top: share, width: share, height: share })
  .refine(({ left, top, width, height }) => left + width <= 1.000001 && top + height <= 1.000001, {
    message: 'reaches out of the picture',
  })
  .meta({ description: 'In shares of the upright picture' })

/** What to make of a picture: the field `design` of the upload, as JSON. */
export const uploadRequest = z.strictObject({
  name,
  size: ownSize,
  crop: pictureCrop,
  corners: z.tuple([corner, corner, corner, corner]).nullable().default(null).meta({
    description:
      'Instead of the crop: the corners of a rectangle that the picture shows at an angle, clockwise from its upper left. It is straightened',
  }),
  yarnCount: z.number().int().min(leastYarns).max(mostYarns),
  namedYarns: z.boolean().default(false).meta({ description: 'Keep to the yarns of the shade card' }),
})
export type UploadRequest = z.output<typeof uploadRequest>

/** A design of a visitor's own: a rug like any other, and the size it was cropped for. */
export const uploadedDesignAnswer = rugItem.extend({
  size: z.object({ shape: z.enum(SHAPES), width: z.string(), length: z.string(), unit: z.enum(UNITS) }),
})
export type UploadedDesignAnswer = z.infer<typeof uploadedDesignAnswer>

/** The answer to an upload. Whoever has the secret may rename and delete the design. */
export const createdArtwork = z.object({
  design: uploadedDesignAnswer,
  secret: z.string(),
  note: z
    .enum(['first-frame'])
    .nullable()
    .meta({ description: 'Of an animation only the first frame was taken' }),
})
export type CreatedArtwork = z.infer<typeof createdArtwork>

export const renameRequest = z.strictObject({ name })
