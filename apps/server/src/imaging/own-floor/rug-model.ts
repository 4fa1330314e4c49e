import type { PileRelief } from './pile-relief.ts'
import type { RugBody } from './rug-body.ts'

/** All that a file of a rug in three dimensions holds. */
export type RugModel = PileRelief & {
  readonly body: RugBody
  /** The rug in its colours, as JPEG. */
  readonly cloth: Uint8Array
}

/** The least and the greatest of each coordinate. */
export function boundsOf(positions: Float32Array): { readonly min: number[]; readonly max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (let i = 0; i < positions.length; i++) {
    min[i % 3] = Math.min(min[i % 3]!, positions[i]!)
    max[i % 3] = Math.max(max[i % 3]!, positions[i]!)
  }
  return { min, max }
}
