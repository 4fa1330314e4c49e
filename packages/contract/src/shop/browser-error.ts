import { z } from 'zod'

export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'policy'] as const

/** An error in a visitor's browser, reported by our pages. */
export const browserError = z.strictObject({
  kind: z.enum(BROWSER_ERROR_KINDS),
  message: z.string().max(300),
  /** The position, within our files only. */
  stack: z.string().max(1000).default(''),
  /** The first segment of the page's path. */
  page: z.string().max(40).default(''),
})
