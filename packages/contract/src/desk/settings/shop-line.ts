import { z } from 'zod'

/** One line as people type it at the desk. */
export const shopLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
