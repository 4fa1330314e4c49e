import type { Separation, Swatch } from './separation.ts'

/** The colours a customer is shown: those of more than 1 % of the rug, at most 10, most first. */
export function reportedSwatches({ swatches }: Separation): Swatch[] {
  return reportedColors(swatches)
}

/** The same of any list of colours that begins with the largest. */
export function reportedColors<C extends { readonly percentage: number }>(colors: readonly C[]): C[] {
  return colors.filter(({ percentage }) => percentage > 1).slice(0, 10)
}
