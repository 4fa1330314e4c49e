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
  const rows = Math.log(out / first) / growth
  const below = Math.floor(rows)
  const halfPitch = (Math.PI * out) / scales / 2
  // Two rows meet at every radius: the heads of one and, between them, the bases of the next.
  const head = Math.cos((Math.PI / 2) * (rows - below)) ** 0.7
  const current = scaleAt(below, turned, scales)
  const inHead = (head - current.offset) * halfPitch
  if (inHead > 0) return { row: below, index: current.index, inside: inHead }
  const next = scaleAt(below + 1, turned, scales)
  return { row: below + 1, index: next.index, inside: (1 - head - next.offset) * halfPitch }
}

/** The scale of a row at an angle, and the distance from its middle as a fraction of half the pitch. */
function scaleAt(row: number, turned: number, scales: number): { index: number; offset: number } {
  const position = turned * scales + (row & 1) / 2
  const index = Math.floor(position)
  return { index, offset: Math.abs(position - index - 0.5) * 2 }
}
