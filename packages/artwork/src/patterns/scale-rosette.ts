/** Where in a rosette of scales a place lies: in which row from the middle, which scale of it, and how far inside its rim. */
export type OnScale = { readonly row: number; readonly index: number; readonly inside: number }

/**
 * Scales as on a fish or a peacock's tail, in rows round a middle: each row stands half a scale on from the one below
 * and is larger by the same part, so that none changes its shape. `first` is the radius where row 0 has its waist,
 * `growth` the logarithm of the growth from row to row, `scales` how many go to a half turn.
 * `out` and `turned` say where: cm from the middle, and half turns (0 – 1 for a fan). `inside` is in cm along the ring,
 * counted from the middle of the seam between two scales: under half a seam it is on it. Scales of odd rows count from 0 too,
 * with half a scale at each end of a fan.
 */
export function scaleRosette(
  { first, growth, scales }: { readonly first: number; readonly growth: number; readonly scales: number },
  out: number,
  turned: number,
): OnScale {
  const rows = Math.log(out / first) / growth
  const below = Math.floor(rows)
  const halfPitch = (Math.PI * out) / scales / 2
  // Two rows meet at every radius: the heads of one and, between them, the feet of the next.
  const head = Math.cos((Math.PI / 2) * (rows - below)) ** 0.7
  const one = scaleAt(below, turned, scales)
  const inHead = (head - one.off) * halfPitch
  if (inHead > 0) return { row: below, index: one.index, inside: inHead }
  const next = scaleAt(below + 1, turned, scales)
  return { row: below + 1, index: next.index, inside: (1 - head - next.off) * halfPitch }
}

/** Which scale of a row, and how far from its middle as a part of half its pitch. */
function scaleAt(row: number, turned: number, scales: number): { index: number; off: number } {
  const place = turned * scales + (row & 1) / 2
  const index = Math.floor(place)
  return { index, off: Math.abs(place - index - 0.5) * 2 }
}
