import type { Edge } from '@nawl/domain/rug/shape'
import { type Paper, paper, type PaperName } from '../platform/pdf/page-layout.ts'

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

type RugSize = { readonly widthMm: number; readonly lengthMm: number; readonly edge: Edge }

/** The sheets that a rug takes at 1:1, upright or lying, whichever is fewer. */
export function tileGrid(rug: RugSize, name: PaperName): TileGrid {
  const [upright, lying] = [gridOn(rug, paper(name)), gridOn(rug, paper(name, false))]
  return lying.columns * lying.rows < upright.columns * upright.rows ? lying : upright
}

/** `A1`, `B12`, `AA3`: rows are letters. */
export function tileName(row: number, column: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return `${row >= 26 ? tileName(Math.floor(row / 26) - 1, -1).slice(0, -1) : ''}${letter}${column + 1}`
}

function gridOn({ widthMm, lengthMm, edge }: RugSize, sheet: Paper): TileGrid {
  const across = along(widthMm, sheet.width - 2 * MARGIN)
  const down = along(lengthMm, sheet.height - 2 * MARGIN - FOOT)
  const tiles = down.starts.flatMap((top, row) =>
    across.starts.map((left, column) => {
      const window = { left, top, right: left + across.window, bottom: top + down.window }
      const isUsed = edge === 'straight' || isInEllipse(window, widthMm, lengthMm)
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

/** Whether any of the ellipse within a rug's sides is in a window: it is where the window's nearest place to its middle is. */
function isInEllipse(
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
  width: number,
  length: number,
): boolean {
  const [halfX, halfY] = [width / 2, length / 2]
  const x = Math.min(right, Math.max(left, halfX)) - halfX
  const y = Math.min(bottom, Math.max(top, halfY)) - halfY
  return Math.hypot(x, y * (halfX / halfY)) <= halfX
}
