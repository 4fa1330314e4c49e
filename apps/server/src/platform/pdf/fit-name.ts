import { canWrite, linesOf, widthOf, write, directionIn } from './pdf-text.ts'
import type { Sheet } from './sheet.ts'

export type FittedName = { readonly size: number; readonly lines: readonly string[] }

const LARGEST = 40
const SMALLEST = 14
const MOST_LINES = 4
export const NAME_LEADING = 1.06

/**
 * Sets a rug's name as large as fits into four lines of `width` points, without breaking a word where the smallest
 * size allows it. Visitors name designs in any script; characters that no font has are left out.
 */
export function fitName(sheet: Sheet, name: string, width: number): FittedName {
  const words = name.split(' ')
  for (let size = LARGEST; size > SMALLEST; size--) {
    if (words.some((word) => widthOf(sheet, word, 'display', size) > width)) continue
    const lines = linesOf(sheet, name, 'display', size, width)
    if (lines.length <= MOST_LINES) return { size, lines }
  }
  return { size: SMALLEST, lines: linesOf(sheet, name, 'display', SMALLEST, width) }
}

/** Writes a fitted name from its first baseline on; returns the last baseline. */
export function writeName(sheet: Sheet, { size, lines }: FittedName, x: number, baseline: number): number {
  const longest = Math.max(...lines.map((line) => widthOf(sheet, line, 'display', size)))
  const direction = directionIn(sheet, lines.join(' '), 'auto')
  // Lines of the other direction end where the longest ends.
  const atEnd = direction !== sheet.direction
  for (const [row, line] of lines.entries())
    write(sheet, line, {
      x: atEnd ? x + longest : x,
      baseline: baseline + row * size * NAME_LEADING,
      size,
      face: 'display',
      direction,
      atEnd,
    })
  return baseline + (lines.length - 1) * size * NAME_LEADING
}

type NameLine = {
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly width: number
}

/** Writes a name or address line in any script, smaller if over `width`. Returns whether the fonts have all of it. */
export function writeNameLine(sheet: Sheet, text: string, { x, baseline, size, width }: NameLine): boolean {
  const scale = Math.min(1, width / Math.max(1, widthOf(sheet, text, 'display', size)))
  write(sheet, text, { x, baseline, size: size * scale, face: 'display', direction: 'auto' })
  return canWrite(sheet, text, 'display')
}
