/** A point on a rosette: row from the centre, scale in that row, and distance inside the scale's rim. */
export type OnScale = { readonly row: number; readonly index: number; readonly inside: number }

/**
 * Scales as on a fish or a peacock's tail, in rings around a centre. Each row is offset by half a scale from the row
 * below and larger by a constant factor, so all scales have the same shape. `first` is the radius at which row 0 has
 * its waist, `growth` the logarithm of the factor, `scales` the number of scales in a half turn. `out` is the distance
 * from the centre in cm and `turned` the angle in half turns (0–1 for a fan). `inside` is in cm along the ring,
 * measured from the middle of the seam between two scales: below half the seam's width the point is on the seam. Odd
 * rows count from 0 too, with half a scale at each end of a fan.
 */
export function scaleRosette(
  { first, growth, scales }: { readonly first: number; readonly growth: number; readonly scales: number },
  out: number,
  turned: number,
): OnScale {
  return scaleAmong(Math.log(out / first) / growth, turned * scales, (Math.PI * out) / scales / 2)
}

/**
 * The same scales in straight rows: `rows` says how many rows up the point lies, `across` how many scales along its row,
 * and `halfPitch` half the width of a scale there in cm.
 */
export function scaleAmong(rows: number, across: number, halfPitch: number): OnScale {
  const below = Math.floor(rows)
  // Two rows meet at every height: the heads of one and, between them, the bases of the next.
  const head = Math.cos((Math.PI / 2) * (rows - below)) ** 0.7
  const current = scaleAt(below, across)
  const inHead = (head - current.offset) * halfPitch
  if (inHead > 0) return { row: below, index: current.index, inside: inHead }
  const next = scaleAt(below + 1, across)
  return { row: below + 1, index: next.index, inside: (1 - head - next.offset) * halfPitch }
}

/** The scale of a row at a place along it, and the distance from its middle as a fraction of half the pitch. */
function scaleAt(row: number, across: number): { index: number; offset: number } {
  const position = across + (row & 1) / 2
  const index = Math.floor(position)
  return { index, offset: Math.abs(position - index - 0.5) * 2 }
}
