/** Whole hundredths of a currency unit. Prices never become fractions of a cent. */
export type Cents = number & { readonly __unit: 'cents' }

/** Rounds an amount of dollars (or dirhams) half up to whole cents. */
export function cents(units: number): Cents {
  // 4.35 * 100 is 434.99999999999994: without the tiny nudge half cents would fall down.
  return Math.floor(units * 100 + 0.5 + 1e-7) as Cents
}

/** The central bank of the UAE keeps the dirham at this rate to the US dollar. */
export const AED_PER_USD = 3.6725

// The peg has four decimals.
const AED_PER_10_000_USD = Math.round(AED_PER_USD * 10_000)

/** Dollars to dirhams at the peg, half a fils up. In whole numbers throughout, so that no half is lost in a fraction. */
export function toDirhams(dollars: Cents): Cents {
  return Math.floor((dollars * AED_PER_10_000_USD + 5_000) / 10_000) as Cents
}
