import type { StitchChart } from '../../patterns/stitch-chart.ts'
import { LEAF, OCHRE, PEAT } from './pasture-yarns.ts'

/** Length of the boughs in squares, from the lowest up. */
export const REACHES = [13, 17, 16, 14, 11, 7]

/** A trunk with stepped boughs, some with fruit at the end. A smaller tree lacks the lowest boughs. */
export function weaveTree(chart: StitchChart, column: number, foot: number, boughs: number): void {
  const spread = REACHES.slice(REACHES.length - boughs)
  const head = foot - 10 - 6 * boughs
  for (let row = head + 3; row <= foot; row++) {
    const thick = row > foot - 4 ? 2 : 1
    for (let across = -thick; across <= thick; across++) chart.plot(column + across, row, PEAT)
  }
  spread.forEach((reach, bough) => {
    const from = foot - 8 - 6 * bough
    for (const side of [-1, 1]) {
      for (let out = 2; out <= reach + 1; out++) {
        const row = from - Math.floor(out / 2)
        for (let thick = 0; thick < (out > reach - 2 ? 3 : 4); thick++)
          chart.plot(column + side * out, row - thick, LEAF)
      }
      if ((bough + (side > 0 ? 1 : 0)) % 2 === 0)
        hangFruit(chart, column + side * (reach - 1), from - (reach >> 1) + 1)
    }
  })
  for (let row = 0; row < 5; row++) {
    const half = Math.min(3, row)
    for (let across = -half; across <= half; across++) chart.plot(column + across, head + row - 2, LEAF)
  }
}

function hangFruit(chart: StitchChart, column: number, row: number): void {
  for (let down = 0; down < 2; down++) {
    for (let across = 0; across < 2; across++) chart.plot(column + across, row + down, OCHRE)
  }
}
