/** Distance from a point to the segment a–b, in the unit of the coordinates. */
export function segmentDistance(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const lengthSquared = dx * dx + dy * dy
  const along = lengthSquared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / lengthSquared
  const t = Math.min(1, Math.max(0, along))
  return length(x - ax - t * dx, y - ay - t * dy)
}

// Math.hypot guards against overflow, which cannot occur here, and takes ten times as long.
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)
