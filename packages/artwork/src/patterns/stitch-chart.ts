import { DRAWN_FIELD } from '../field.ts'
import type { Area } from './fields/cell-grid.ts'

/** Weaver's graph paper over a whole area, with one yarn per square. */
export type StitchChart = {
  /** Colours a square; squares outside the chart are ignored. */
  readonly plot: (column: number, row: number, yarn: number) => void
  /** Colours the squares marked `#`, with the motif centred on (column, row). */
  readonly stamp: (motif: readonly string[], column: number, row: number, yarn: number) => void
  /** The yarn at a point in cm; points outside the area get the nearest square's. */
  readonly at: (x: number, y: number) => number
}

export function stitchChart(
  columns: number,
  rows: number,
  { width, height, top }: Area = DRAWN_FIELD,
): StitchChart {
  const squares = new Uint8Array(columns * rows)
  const plot = (column: number, row: number, yarn: number) => {
    if (column >= 0 && column < columns && row >= 0 && row < rows) squares[row * columns + column] = yarn
  }

  return {
    plot,
    stamp: (motif, column, row, yarn) => {
      motif.forEach((line, down) => {
        const top = row - (motif.length >> 1)
        const left = column - (line.length >> 1)
        for (let along = 0; along < line.length; along++) {
          if (line[along] === '#') plot(left + along, top + down, yarn)
        }
      })
    },
    at: (x, y) => {
      const column = clamp(Math.floor((x / width) * columns), columns)
      const row = clamp(Math.floor(((y - top) / height) * rows), rows)
      return squares[row * columns + column]!
    },
  }
}

const clamp = (at: number, count: number) => Math.min(count - 1, Math.max(0, at))
