import type { Cents } from './money.ts'

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `$1,400.00`: two decimals, as in the listing, the studio and the estimate. */
export function dollars(amount: Cents): string {
  return `$${twoDecimals.format(amount / 100)}`
}

/** `$1,400`: grouped, decimals only where there are any, as on the home page. */
export function wholeDollars(amount: Cents): string {
  return `$${grouped.format(amount / 100)}`
}

/** `AED 1,469.00` */
export function dirhams(amount: Cents): string {
  return `AED ${twoDecimals.format(amount / 100)}`
}
