import type { Line } from '@nawl/engine/cartoon/outline-rug'

import type { Sheet } from '../../platform/pdf/sheet.ts'

/** A printer cannot resolve points closer than this. */
const FINEST = 0.3

/** Adds a line to the path of a page, without points that fall together there. */
export function drawSmall(
  sheet: Sheet,
  line: Line,
  toX: (x: number) => number,
  toY: (y: number) => number,
): void {
  let [lastX, lastY] = [toX(line[0]!), toY(line[1]!)]
  sheet.moveTo(lastX, lastY)
  for (let i = 2; i < line.length; i += 2) {
    const [x, y] = [toX(line[i]!), toY(line[i + 1]!)]
    const isLast = i === line.length - 2
    if (!isLast && Math.hypot(x - lastX, y - lastY) < FINEST) continue
    sheet.lineTo(x, y)
    lastX = x
    lastY = y
  }
}
