/** Whole hundredths of a currency unit. Prices never become fractions of a cent. */
export type Cents = number & { readonly __unit: 'cents' }

/** Rounds an amount of dollars (or dirhams) half up to whole cents; the only place that rounds. */
export function cents(units: number): Cents {
  // 4.35 * 100 is 434.99999999999994: without the tiny nudge half cents would fall down.
  return Math.floor(units * 100 + 0.5 + 1e-7) as Cents
}

/** The central bank of the UAE keeps the dirham at this rate to the US dollar. */
export const AED_PER_USD = 3.6725

/** Dollars to dirhams at the peg. */
export function toDirhams(dollars: Cents): Cents {
  return cents((dollars * AED_PER_USD) / 100)
}
