import { PILES } from '@nawl/domain/rug/piles'
import { MAX_MAPPINGS } from '@nawl/domain/rug/design-link'
import { OUTLINES } from '@nawl/domain/rug/shape'
import { z } from 'zod'

import { TEMPLATE_HEADER } from './picture-template.ts'

const imagePath = z
  .string()
  .min(1, 'is empty')
  .max(512, 'is longer than 512 characters')
  .meta({
    description:
      'A bitmap below the artwork folder, without a leading slash; or a design of ours composed for a size in centimetres, ' +
      '`sized/geometric/onyx.240x310.rectangle.bmp`; or a visitor’s own fitted to one, ' +
      '`fitted/own/….crop-50.240x310.rectangle.bmp`',
    example: 'geometric/onyx.bmp',
  })

const hex = z
  .string()
  .regex(/^#?[0-9a-fA-F]{6}$/, 'is not a colour like #A8452F')
  .transform((value) => `#${value.replace('#', '').toUpperCase()}`)

const tolerance = z.number().min(0).max(100).default(15)
export const textureIntensity = z.number().min(0).max(1).default(0.5)
const applyTexture = z.boolean().default(true)
export const textureStyle = z.enum(PILES).default('fine')
export const outline = z.enum(OUTLINES).default('rectangle').meta({
  description:
    'How the tufted rug is cut and bound: square and round from the middle of the bitmap, the others from all of it',
})
const light = z.enum(['day', 'lamp']).default('day').meta({ description: 'The light the pile lies in' })

export const colorMappings = z.record(hex, hex).refine((map) => Object.keys(map).length <= MAX_MAPPINGS, {
  message: `has more than ${MAX_MAPPINGS} entries`,
})

export const extractedColor = z.object({
  hex: z.string(),
  r: z.number().int(),
  g: z.number().int(),
  b: z.number().int(),
  percentage: z.number(),
  pixelCount: z.number().int(),
})
export type ExtractedColor = z.infer<typeof extractedColor>

/** POST /api/color/extract: the path itself is the body, as a JSON string. */
export const extractRequest = imagePath
export const extractQuery = z.object({
  minor: z.enum(['0', '1'], { error: 'is neither 0 nor 1' }).default('0').meta({
    description:
      '1: every yarn, also those of up to 1 % and beyond the tenth; the percentages then add up to 100',
  }),
})
export const extractResponse = z.object({ extractedColors: z.array(extractedColor) })

export const replaceRequest = z.strictObject({ imagePath, originalColor: hex, newColor: hex, tolerance })

export const replaceMultipleRequest = z.strictObject({
  imagePath,
  colorMappings,
  tolerance,
  applyTexture,
  outline,
  light,
})

export const replaceMultipleWithTextureRequest = z.strictObject({
  imagePath,
  colorMappings,
  tolerance,
  applyTexture,
  textureStyle,
  textureIntensity,
  outline,
  light,
})

export const shuffleRequest = z.strictObject({
  imagePath,
  colorsToShuffle: z.array(hex).max(MAX_MAPPINGS, `has more than ${MAX_MAPPINGS} entries`),
  lockedColors: z.array(hex).max(MAX_MAPPINGS, `has more than ${MAX_MAPPINGS} entries`).default([]),
  tolerance,
  applyTexture,
  textureStyle,
  textureIntensity: textureIntensity.default(1),
  outline,
  light,
  colorMappings: colorMappings.default({}).meta({
    description: 'What has been replaced already: a locked colour keeps its replacement',
  }),
})

export type ReplaceMultipleWithTextureRequest = z.input<typeof replaceMultipleWithTextureRequest>
export type ShuffleRequest = z.input<typeof shuffleRequest>

/** Headers of a call that answers with a picture. */
export const pictureHeaders = z.looseObject({
  [TEMPLATE_HEADER]: z
    .string()
    .max(1000, 'is longer than 1000 characters')
    .optional()
    .meta({
      description:
        'Names of the templates that the client holds, separated by commas: pixels of an earlier PNG, named by a hash of its indices; ' +
        'or `*` while it makes the template itself: `Template` of the answer tells the name to compare it with; ' +
        'or `~` if it compares later: the palette then comes before the pile is laid, and `/template/{image path}` tells the name',
      example: 'rs-18g-u-1x2k9f7-zik0zj',
    }),
})
