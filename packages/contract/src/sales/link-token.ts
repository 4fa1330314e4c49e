import { z } from 'zod'

/** The token of a signed link, as in the URL of the page it opens. */
export const linkToken = z.string().min(1, 'is empty').max(256, 'is longer than 256 characters')
