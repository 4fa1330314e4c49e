import { AGAIN, type Doubtful, MISSING_YARN, OPEN } from './doubts.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * Proves yarns too thin for a square: where `enough` pixels within two of each other lack the same yarn, it is present.
 * Writes it to `proved` and marks the doubtful pixels around for reclassification.
 */
export function proveLines(
  doubts: Uint8Array,
  places: Doubtful,
  proved: Uint8Array,
  width: number,
  enough = ENOUGH,
): void {
  const height = doubts.length / width
  places.visit((at) => {
    const yarn = doubts[at]! & MISSING_YARN
    if ((doubts[at]! & OPEN) === 0 || yarn === UNPROVED) return
    const x = at % width
    const y = (at - x) / width
    const start = Math.max(0, y - REACH) * width + Math.max(0, x - REACH)
    const end = Math.min(height - 1, y + REACH) * width + Math.min(width - 1, x + REACH)
    const across = Math.min(width - 1, x + REACH) - Math.max(0, x - REACH)
    let agreeing = 0
    for (let row = start; row <= end && agreeing < enough; row += width)
      for (let near = row; near <= row + across; near++)
        if ((doubts[near]! & MISSING_YARN) === yarn && doubts[near] !== 0) agreeing++
    if (agreeing < enough) return
    proved[at] = yarn
    for (let row = start; row <= end; row += width)
      for (let near = row; near <= row + across; near++) if (doubts[near] !== 0) doubts[near]! |= AGAIN
  })
}

const REACH = 2
const ENOUGH = 3
