import { AGAIN, forEachDoubt, MISSING_YARN, OPEN } from './doubts.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * Proves yarns too thin for a square: where three pixels within two of each other lack the same yarn, it is present.
 * Writes it to `proved` and marks the doubtful pixels around for reclassification.
 */
export function proveLines(doubts: Uint8Array, proved: Uint8Array, width: number): void {
  const height = doubts.length / width
  const visitAround = (at: number, visit: (near: number) => void) => {
    const x = at % width
    const y = (at - x) / width
    const left = Math.max(0, x - REACH)
    const right = Math.min(width - 1, x + REACH)
    for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++)
      for (let near = v * width + left; near <= v * width + right; near++) visit(near)
  }
  forEachDoubt(doubts, OPEN, (at) => {
    const yarn = doubts[at]! & MISSING_YARN
    if (yarn === UNPROVED) return
    let agreeing = 0
    visitAround(at, (near) => {
      if ((doubts[near]! & MISSING_YARN) === yarn && doubts[near] !== 0) agreeing++
    })
    if (agreeing < ENOUGH) return
    proved[at] = yarn
    visitAround(at, (near) => {
      if (doubts[near] !== 0) doubts[near]! |= AGAIN
    })
  })
}

const REACH = 2
const ENOUGH = 3
