import { table } from '../table.ts'
import type { HardScore } from './measure-hard.ts'

/** Hard bitmaps: what was found, how a recolouring errs, what an upload gets right, and the time. */
export function hardTable(seed: number, scores: readonly HardScore[]): string {
  return table(
    `Hard bitmaps, seed ${seed}; ΔE2000 of a recolouring at edges, within 4 px, elsewhere`,
    ['', 'found', 'spurious', 'edge', 'near', 'elsewhere', 'upload %', 'CPU ms'],
    scores.map(({ name, yarns, found, spurious, edge, near, interior, ms, labelled }) => [
      name,
      `${found} of ${yarns}`,
      `${spurious}`,
      edge.toFixed(2),
      near.toFixed(2),
      interior.toFixed(2),
      labelled.toFixed(1),
      ms.toFixed(0),
    ]),
  )
}
