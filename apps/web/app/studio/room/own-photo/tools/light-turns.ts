/** A whole turn, in degrees. */
export const TURN = 360

/** Steps of the arrow keys, with Shift, and of the page keys; and to what a pointer's turn is rounded. */
const [STEP, FINE_STEP, PAGE_STEP, POINTER_STEP] = [15, 5, 45, 5]

/** By how many degrees a key turns the light clockwise; null for other keys. */
export function keyStep(key: string, fine: boolean): number | null {
  const step = fine ? FINE_STEP : STEP
  if (key === 'ArrowRight' || key === 'ArrowUp') return step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step
  if (key === 'PageUp') return PAGE_STEP
  return key === 'PageDown' ? -PAGE_STEP : null
}

/** Degrees clockwise from the top of a dial, of a point right of its middle and below it. */
export function pointedDegrees(right: number, below: number): number {
  const degrees = (Math.atan2(right, -below) * 180) / Math.PI
  return (((Math.round(degrees / POINTER_STEP) * POINTER_STEP) % TURN) + TURN) % TURN
}
