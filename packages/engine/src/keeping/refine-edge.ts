import { writeOklab } from '../color/oklab.ts'
import type { Plate } from '../room/lay-rug.ts'
import type { PixelBox } from '../room/rug-on-floor.ts'
import { cutBand, REST, UNKNOWN, WANTED } from './cut-band.ts'
import type { Tie } from './keep-stroke.ts'

/** What was cut on a grid over a box of a picture. */
export type CutArea = {
  readonly box: PixelBox
  /** Pixels of the picture to one of the grid. */
  readonly scale: number
  readonly columns: number
  readonly rows: number
  readonly known: Uint8Array
}

/** The tie of a pixel counts less here: edges decide. */
const TIE_SHARE = 0.6

/**
 * Cuts once more in the picture's own pixels along the edge that was found on the grid, softens it by a pixel and tells
 * how much of each pixel is wanted, 0 to 255.
 */
export function refineEdge(
  picture: Plate,
  { box, scale, columns, rows, known }: CutArea,
  tie: Tie,
  write: (at: number, share: number) => void,
): void {
  const { width, height } = box
  const fine = new Uint8Array(width * height)
  const edge = Uint8Array.from(known, (_, cell) =>
    isMixed(known, cell % columns, Math.floor(cell / columns), columns, rows) ? 1 : 0,
  )
  /** Calls back with the pixels of each cell, row by row. */
  const inCells = (
    wanted: (cell: number) => boolean,
    row: (cell: number, from: number, to: number) => void,
  ) => {
    for (let cell = 0; cell < known.length; cell++) {
      if (!wanted(cell)) continue
      const left = (cell % columns) * scale
      const top = Math.floor(cell / columns) * scale
      for (let y = top; y < Math.min(height, top + scale); y++)
        row(cell, y * width + left, y * width + Math.min(width, left + scale))
    }
  }
  inCells(
    () => true,
    (cell, from, to) => fine.fill(edge[cell] === 1 && scale > 1 ? UNKNOWN : known[cell]!, from, to),
  )
  const colors = new Float32Array(width * height * 3)
  const out = new Float64Array(3)
  const { rgba } = picture
  const placeOf = (pixel: number) =>
    (box.top + Math.floor(pixel / width)) * picture.width + box.left + (pixel % width)
  // Only along the edge: reading all colours would take longer than the cut.
  const near = Uint8Array.from(known, (_, cell) =>
    isMixed(edge, cell % columns, Math.floor(cell / columns), columns, rows) || edge[cell] === 1 ? 1 : 0,
  )
  inCells(
    (cell) => near[cell] === 1,
    (_, from, to) => {
      for (let pixel = from; pixel < to; pixel++) {
        const at = placeOf(pixel) * 4
        writeOklab((rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!, out, 0)
        for (let part = 0; part < 3; part++) colors[pixel * 3 + part] = out[part]!
      }
    },
  )
  cutBand({
    width,
    height,
    colors,
    known: fine,
    tie: (pixel) => TIE_SHARE * tie(colors[pixel * 3]!, colors[pixel * 3 + 1]!, colors[pixel * 3 + 2]!),
  })
  inCells(
    (cell) => near[cell] === 1 || known[cell] === WANTED,
    (cell, from, to) => {
      for (let pixel = from; pixel < to; pixel++) {
        const share =
          near[cell] === 1 ? softened(fine, pixel % width, Math.floor(pixel / width), width, height) : 255
        if (share > 0) write(placeOf(pixel), share)
      }
    },
  )
}

/** Whether a cell of a grid has a neighbour of another value. */
function isMixed(values: Uint8Array, column: number, row: number, columns: number, rows: number): boolean {
  const here = values[row * columns + column]
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      if (values[y * columns + x] !== here) return true
  return false
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
