/** Signed distance to an axis-aligned box centred on (cx, cy): negative inside. */
export function boxDistance(
  x: number,
  y: number,
  cx: number,
  cy: number,
  width: number,
  height: number,
): number {
  const dx = Math.abs(x - cx) - width / 2
  const dy = Math.abs(y - cy) - height / 2
  const ox = Math.max(dx, 0)
  const oy = Math.max(dy, 0)
  return Math.sqrt(ox * ox + oy * oy) + Math.min(Math.max(dx, dy), 0)
}
