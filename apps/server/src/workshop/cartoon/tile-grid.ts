import { crossings, type Curve, outlineCurve } from '@nawl/domain/outline/outline-curve'
import type { CartoonPaper } from '@nawl/domain/workshop/cartoon-papers'
import type { Outline } from '@nawl/domain/outline/traces'

import { isRoll, type Paper, paper, ROLLS } from '../../platform/pdf/page-layout.ts'

/** White around the drawing that every printer leaves, and the line of text under it, in millimetres. */
export const MARGIN = 12
export const FOOT = 14
/** What two neighbours both show, in millimetres: enough to tape. */
export const OVERLAP = 12
/** White that is drawn around the rug, so that its edge is never on the edge of a sheet. */
const SURROUND = 4

/** One sheet of a cartoon; lengths in millimetres of the mirrored rug, from its top left. */
export type Tile = {
  readonly name: string
  readonly column: number
  readonly row: number
  /** The window onto the rug. */
  readonly left: number
  readonly top: number
  /** Whether any of the rug is in it. */
  readonly isUsed: boolean
}

export type TileGrid = {
  readonly paper: Paper
  readonly columns: number
  readonly rows: number
  /** Of the window. */
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly tiles: readonly Tile[]
  /** Where sheets are joined: the middle of what neighbours both show. */
  readonly joinsX: readonly number[]
  readonly joinsY: readonly number[]
}

type RugSize = { readonly widthMm: number; readonly lengthMm: number; readonly outline: Outline }

/** The sheets that a rug takes at 1:1, upright or lying, whichever is fewer; of a roll, whichever takes less of it. */
export function tileGrid(rug: RugSize, name: CartoonPaper): TileGrid {
  const [upright, lying] = papersFor(rug, name).map((sheet) => gridOn(rug, sheet)) as [TileGrid, TileGrid]
  return paperOf(lying) < paperOf(upright) ? lying : upright
}

/** How much paper a grid takes: pages, or millimetres of a roll. */
const paperOf = ({ paper: { name, width, height }, columns, rows }: TileGrid) =>
  columns * rows * (isRoll(name) ? Math.max(width, height) : 1)

/** No PDF page is longer: 200 inches (ISO 32000-1, annex C). */
const LONGEST_PAGE = 5_000

/** The sheet both ways round. What comes from a roll is as long as the rug needs. */
function papersFor({ widthMm, lengthMm }: RugSize, name: CartoonPaper): readonly [Paper, Paper] {
  if (!isRoll(name)) return [paper(name), paper(name, false)]
  const around = 2 * (MARGIN + SURROUND)
  const across = ROLLS[name]
  return [
    { name, width: across, height: Math.min(LONGEST_PAGE, lengthMm + around + FOOT) },
    { name, width: Math.min(LONGEST_PAGE, widthMm + around), height: across },
  ]
}

/** `A1`, `B12`, `AA3`: rows are letters. */
export function tileName(row: number, column: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return `${row >= 26 ? tileName(Math.floor(row / 26) - 1, -1).slice(0, -1) : ''}${letter}${column + 1}`
}

function gridOn({ widthMm, lengthMm, outline }: RugSize, sheet: Paper): TileGrid {
  const curve = outlineCurve(outline, widthMm / lengthMm, {
    left: 0,
    top: 0,
    width: widthMm,
    height: lengthMm,
  })
  const across = along(widthMm, sheet.width - 2 * MARGIN)
  const down = along(lengthMm, sheet.height - 2 * MARGIN - FOOT)
  const tiles = down.starts.flatMap((top, row) =>
    across.starts.map((left, column) => {
      // Sheets show the rug from the back, its outline is known from the front.
      const right = widthMm - left
      const window = { left: right - across.window, top, right, bottom: top + down.window }
      const isUsed = curve === null || reaches(curve, window)
      return { name: tileName(row, column), column, row, left, top, isUsed }
    }),
  )
  return {
    paper: sheet,
    columns: across.starts.length,
    rows: down.starts.length,
    width: across.window,
    height: down.window,
    tiles,
    joinsX: across.starts.slice(1).map((left) => left + OVERLAP / 2),
    joinsY: down.starts.slice(1).map((top) => top + OVERLAP / 2),
  }
}

/** Windows over one side of a rug, which lies in the middle of them all. */
function along(
  side: number,
  window: number,
): { readonly window: number; readonly starts: readonly number[] } {
  const step = window - OVERLAP
  const count = Math.max(1, Math.ceil((side + 2 * SURROUND - OVERLAP) / step))
  const covered = count * step + OVERLAP
  const first = (side - covered) / 2
  return { window, starts: Array.from({ length: count }, (_, n) => first + n * step) }
}

/** Whether any of what a curve surrounds is in a window: of its line, or else all of the window. */
function reaches(
  curve: Curve,
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
): boolean {
  const { points } = curve
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!]
    if (x >= left && x <= right && y >= top && y <= bottom) return true
  }
  return crossings(curve, (top + bottom) / 2).filter((x) => x < (left + right) / 2).length % 2 === 1
}
