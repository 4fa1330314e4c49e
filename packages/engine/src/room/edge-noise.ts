import { smoothstep } from '../pile/tile/smoothstep.ts'

/* The irregularity of a rug's edge in rooms: smooth noise on the floor's plane. The shader has the same. */

/** Odd factors of a hash of two whole numbers. */
export const HASH = { x: 0x8da6b343, y: 0xd8163841, mix: 0x5bd1e995 } as const

/**
 * Smooth noise between -1 and 1 with cells of one: values hashed at whole numbers, blended by smoothsteps. The same
 * everywhere, because the hash is in whole numbers.
 */
export function edgeNoise(x: number, y: number): number {
  const left = Math.floor(x)
  const low = Math.floor(y)
  const right = smoothstep(x - left)
  const high = smoothstep(y - low)
  const lower = valueAt(left, low) * (1 - right) + valueAt(left + 1, low) * right
  const upper = valueAt(left, low + 1) * (1 - right) + valueAt(left + 1, low + 1) * right
  return lower * (1 - high) + upper * high
}

/** Half of the largest value of sixteen bits. */
export const HALF = 0xffff / 2

function valueAt(x: number, y: number): number {
  let hash = Math.imul(x, HASH.x) ^ Math.imul(y, HASH.y)
  hash = Math.imul(hash ^ (hash >>> 13), HASH.mix)
  hash ^= hash >>> 15
  return (hash & 0xffff) / HALF - 1
}
