/** An amount in minor units. Prices never become fractions of a cent. */
export type Cents = number & { readonly __unit: 'cents' }

export const ZERO = 0 as Cents

/** Rounds an amount in dollars (or dirhams) half up to whole cents. */
export function cents(units: number): Cents {
  // 4.35 * 100 is 434.99999999999994: without this epsilon half cents would round down.
  return Math.floor(units * 100 + 0.5 + 1e-7) as Cents
}

/** The central bank of the UAE pegs the dirham to the US dollar at this rate. */
export const AED_PER_USD = 3.6725

/** Rates have four decimals, as the peg does. */
export const RATE_SCALE = 10_000

/** Converts dollars to dirhams, at the peg unless an order has its own rate; half a fils up. */
export function toDirhams(dollars: Cents, aedPerUsd: number = AED_PER_USD): Cents {
  return halfUp(dollars * Math.round(aedPerUsd * RATE_SCALE), RATE_SCALE) as Cents
}

/** Converts dirhams to dollars, like `toDirhams`; half a cent up. */
export function toDollars(dirhams: Cents, aedPerUsd: number = AED_PER_USD): Cents {
  return halfUp(dirhams * RATE_SCALE, Math.round(aedPerUsd * RATE_SCALE)) as Cents
}

/**
 * A fraction of integers rounded to an integer, half up; the denominator is positive. Discount, VAT, rates and
 * freight are rounded only here, without binary fractions that could lose a half.
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

/** The same amount the other way. */
export const negated = (amount: Cents): Cents => less(ZERO, amount)
