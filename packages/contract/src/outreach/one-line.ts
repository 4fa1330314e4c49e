import { tidyLine } from '@nawl/domain/shop/tidy-line'
import { z } from 'zod'

/** A line of text, tidied by `tidyLine`, of 1 to `longest` characters. */
export function oneLine(longest: number) {
  return z
    .string()
    .transform(tidyLine)
    .pipe(z.string().min(1, 'is empty').max(longest, `is longer than ${longest} characters`))
}
