import { z } from 'zod'

/** A code as typed, of a discount or a gift card. */
export const enteredCode = z.string().min(1).max(60)
