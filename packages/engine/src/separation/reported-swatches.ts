import type { Separation, Swatch } from './separation.ts'

/** The colours a customer is shown: those of more than 1 % of the rug, at most 10, most first. */
export function reportedSwatches({ swatches }: Separation): Swatch[] {
  return swatches.filter(({ percentage }) => percentage > 1).slice(0, 10)
}
