/** Signed distance to the edge of a disc centred on (cx, cy): negative inside. */
export function discDistance(x: number, y: number, cx: number, cy: number, radius: number): number {
  const dx = x - cx
  const dy = y - cy
  return Math.sqrt(dx * dx + dy * dy) - radius
}
