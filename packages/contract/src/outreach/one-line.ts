import { z } from 'zod'

/** A line of text as people type it: blanks and control characters, line breaks among them, become one blank. */
export function oneLine(longest: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1, 'is empty').max(longest, `is longer than ${longest} characters`))
}
