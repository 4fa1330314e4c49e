import { z } from 'zod'

/** A line of text: blanks and control characters, including line breaks, become single blanks. */
export function oneLine(longest: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1, 'is empty').max(longest, `is longer than ${longest} characters`))
}
