/** Whole hundredths of a currency unit. Prices never become fractions of a cent. */
export type Cents = number & { readonly __unit: 'cents' }

/** Rounds an amount of dollars (or dirhams) half up to whole cents. */
export function cents(units: number): Cents {
  // 4.35 * 100 is 434.99999999999994: without the tiny nudge half cents would fall down.
  return Math.floor(units * 100 + 0.5 + 1e-7) as Cents
}

/** The central bank of the UAE keeps the dirham at this rate to the US dollar. */
export const AED_PER_USD = 3.6725

/** Rates have four decimals, as the peg has. */
export const RATE_SCALE = 10_000

/** Dollars to dirhams, at the peg unless an order was placed at another rate; half a fils up. */
export function toDirhams(dollars: Cents, aedPerUsd: number = AED_PER_USD): Cents {
  return halfUp(dollars * Math.round(aedPerUsd * RATE_SCALE), RATE_SCALE) as Cents
}

/**
 * A fraction of whole numbers as a whole number, a half up; the denominator is above 0. Discount, VAT, rates and
 * freight are rounded here and nowhere else, without a binary fraction in which a half could be lost.
 */
export function halfUp(numerator: number, denominator: number): number {
  const rest = ((numerator % denominator) + denominator) % denominator
  return (numerator - rest) / denominator + (2 * rest >= denominator ? 1 : 0)
}

/** Sum of amounts of one currency. */
export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents
}

/** `p` − `q` */
export function less(p: Cents, q: Cents): Cents {
  return (p - q) as Cents
}
