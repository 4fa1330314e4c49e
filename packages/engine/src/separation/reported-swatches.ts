import type { Separation, Swatch } from './separation.ts'

/** The colours shown to a customer: those above 1 % of the rug, at most 10, largest first. */
export function reportedSwatches({ swatches }: Separation): Swatch[] {
  return reportedColors(swatches)
}

/** The same for any list of colours in descending order. */
export function reportedColors<C extends { readonly percentage: number }>(colors: readonly C[]): C[] {
  return colors.filter(({ percentage }) => percentage > 1).slice(0, 10)
}
