import { isLogoShape, LOGO_LIMITS } from '@nawl/domain/shop/logo'
import { z } from 'zod'

const { mostWidth, mostHeight } = LOGO_LIMITS

/** A logo that was uploaded: its name, and its size in pixels. */
export const shopLogo = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/),
    width: z.number().int().min(1).max(mostWidth),
    height: z.number().int().min(1).max(mostHeight),
  })
  .refine(({ width, height }) => isNear(width, height), 'wrong')

/** Sides are rounded to pixels. */
const isNear = (width: number, height: number) =>
  isLogoShape(width, height) || isLogoShape(width + 1, height) || isLogoShape(width, height + 1)

/** POST /api/desk/settings/logo */
export const logoAnswer = z.object({ logo: shopLogo })
