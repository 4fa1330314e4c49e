import type { Plate } from '../room/lay-rug.ts'
import type { PixelBox } from '../room/rug-on-floor.ts'
import { cutBand, REST, UNKNOWN, WANTED } from './cut-band.ts'
import { gridColors } from './grid-colors.ts'

/** What was cut on a grid over a box of a picture. */
export type CutArea = {
  readonly box: PixelBox
  /** Pixels of the picture to one of the grid. */
  readonly scale: number
  readonly columns: number
  readonly rows: number
  readonly known: Uint8Array
}

/** How much a colour speaks for what is wanted (positive) or for the rest. */
export type Tie = (l: number, a: number, b: number) => number

/** The tie of a pixel counts less here: edges decide. */
const TIE_SHARE = 0.6
/** A grid is made finer by so much at a time: a wide band of small pixels would take longest of all. */
const FINER = 4

/**
 * Cuts again along the edge that was found, on finer and finer grids down to the picture's own pixels, softens it by a
 * pixel and tells how much of each pixel is wanted, 0 to 255.
 */
export function refineEdge(
  picture: Plate,
  area: CutArea,
  tie: Tie,
  write: (at: number, share: number) => void,
): void {
  let found = area
  while (found.scale > 1)
    found = finer(picture, found, tie, found.scale > FINER ? Math.ceil(found.scale / FINER) : 1)
  const { box, columns, rows, known } = found
  for (let y = 0, pixel = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, pixel++) {
      const share = softened(known, x, y, columns, rows)
      if (share > 0) write((box.top + y) * picture.width + box.left + x, share)
    }
}

/** The same area on a grid of `scale`, cut again where the coarser one has its edge. */
function finer(picture: Plate, coarse: CutArea, tie: Tie, scale: number): CutArea {
  const { box } = coarse
  const columns = Math.ceil(box.width / scale)
  const rows = Math.ceil(box.height / scale)
  const known = new Uint8Array(columns * rows)
  const edge = edgeOf(coarse.known, coarse.columns, coarse.rows)
  const coarser = (place: number, most: number) =>
    Math.min(most - 1, Math.floor(((place + 0.5) * scale) / coarse.scale))
  const columnOf = Int32Array.from({ length: columns }, (_, column) => coarser(column, coarse.columns))
  for (let row = 0, pixel = 0; row < rows; row++) {
    const from = coarser(row, coarse.rows) * coarse.columns
    for (let column = 0; column < columns; column++, pixel++) {
      const cell = from + columnOf[column]!
      known[pixel] = edge[cell] === 1 ? UNKNOWN : coarse.known[cell]!
    }
  }
  // Only along the edge: reading all colours would take longer than the cut.
  const isRead = new Uint8Array(known.length)
  for (let row = 0, pixel = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, pixel++) {
      if (known[pixel] !== UNKNOWN) continue
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        isRead.fill(1, y * columns + Math.max(0, column - 1), y * columns + Math.min(columns, column + 2))
    }
  const colors = gridColors(picture, box, scale, columns, rows, isRead)
  cutBand({
    width: columns,
    height: rows,
    colors,
    known,
    tie: (pixel) => TIE_SHARE * tie(colors[pixel * 3]!, colors[pixel * 3 + 1]!, colors[pixel * 3 + 2]!),
  })
  return { box, scale, columns, rows, known }
}

/** The cells of a grid that have a neighbour of another value. */
function edgeOf(known: Uint8Array, columns: number, rows: number): Uint8Array {
  const edge = new Uint8Array(known.length)
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++)
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          if (known[y * columns + x] !== known[cell]) edge[cell] = 1
  return edge
}

/** Of the nine pixels round one, those that are wanted, the nearer ones counting more. */
function softened(fine: Uint8Array, x: number, y: number, width: number, height: number): number {
  const here = fine[y * width + x]
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return here === WANTED ? 255 : 0
  let sum = 0
  for (let toY = -1; toY <= 1; toY++)
    for (let toX = -1; toX <= 1; toX++)
      if (fine[(y + toY) * width + x + toX] === WANTED) sum += (2 - Math.abs(toX)) * (2 - Math.abs(toY))
  return sum === 0
    ? 0
    : sum === 16
      ? 255
      : here === REST
        ? Math.min(127, (sum * 255) >> 4)
        : Math.max(128, (sum * 255) >> 4)
}
