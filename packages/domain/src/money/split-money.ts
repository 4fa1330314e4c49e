import { AED_PER_USD, type Cents, RATE_SCALE, sumOf, toDirhams } from './money.ts'

/**
 * Splits an amount in proportion to the weights; the parts add up to it. Amount and weights are integers and not
 * negative. Throws if there is an amount but no weight.
 */
export function splitByWeight<Amount extends number>(amount: Amount, weights: readonly number[]): Amount[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) {
    if (amount !== 0) throw new Error(`${amount} cannot be shared among no weights`)
    return weights.map(() => 0 as Amount)
  }
  // Most discounts are nothing, and goods are priced in the currency of their weights.
  if (amount === 0) return weights.map(() => 0 as Amount)
  if (amount === whole) return weights.map((weight) => weight as Amount)
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount))
  return largestRemainder(exact, BigInt(whole), amount)
}

/** Converts amounts in dollars, possibly negative, to dirhams that add up to the sum's value in dirhams. */
export function toDirhamParts(dollars: readonly Cents[], aedPerUsd: number = AED_PER_USD): Cents[] {
  const rate = BigInt(Math.round(aedPerUsd * RATE_SCALE))
  const exact = dollars.map((part) => BigInt(part) * rate)
  return largestRemainder(exact, BigInt(RATE_SCALE), toDirhams(sumOf(dollars), aedPerUsd))
}

// Hamilton's method: everyone gets the integer part, then those with the largest remainders get one more each, ties
// by order.
function largestRemainder<Amount extends number>(
  numerators: readonly bigint[],
  denominator: bigint,
  total: Amount,
): Amount[] {
  const parts = numerators.map((numerator) => {
    const rest = ((numerator % denominator) + denominator) % denominator
    return { whole: Number((numerator - rest) / denominator), rest }
  })
  const missing = parts.reduce((left, { whole }) => left - whole, total as number)
  const largestRemainders = new Set(
    parts
      .map(({ rest }, index) => ({ rest, index }))
      .toSorted((p, q) => (q.rest > p.rest ? 1 : q.rest < p.rest ? -1 : p.index - q.index))
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return parts.map(({ whole }, index) => (whole + (largestRemainders.has(index) ? 1 : 0)) as Amount)
}
