/** 95 % of a normal distribution is within this many standard deviations. */
const Z = 1.959964

/** A share with its 95 % interval (Wilson 1927); for a total of 0 the share is 0 and the interval everything. */
export function wilson(hits: number, total: number) {
  if (total === 0) return { share: 0, from: 0, to: 1 }
  const share = hits / total
  const shrink = 1 + Z ** 2 / total
  const middle = (share + Z ** 2 / (2 * total)) / shrink
  const half = (Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))) / shrink
  return { share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}
