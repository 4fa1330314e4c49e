import { z } from 'zod'

export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'policy'] as const

/** What went wrong in somebody's browser, as our pages report it. */
export const browserError = z.strictObject({
  kind: z.enum(BROWSER_ERROR_KINDS),
  message: z.string().max(300),
  /** Where, in our files. */
  stack: z.string().max(1000).default(''),
  /** The first part of the page's address. */
  page: z.string().max(40).default(''),
})
export type BrowserError = z.infer<typeof browserError>
