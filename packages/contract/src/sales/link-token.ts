import { z } from 'zod'

/** A signed link's proof, as it stands in the address of the page that the link opens. */
export const linkToken = z.string().min(1, 'is empty').max(256, 'is longer than 256 characters')
