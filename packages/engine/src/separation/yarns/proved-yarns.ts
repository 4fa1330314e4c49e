import { CLOSE } from '../label.ts'

/** No yarn is proved; no yarn has this bit number. */
export const UNPROVED = 31

/**
 * The yarn proved at each pixel, or `UNPROVED`. The proof is a 2×2 square close to the same yarn: a soft edge passes
 * through other yarns' colours by chance.
 */
export function provedYarns(labels: Uint8Array, width: number, height: number): Uint8Array {
  const proved = new Uint8Array(labels.length).fill(UNPROVED)
  for (let y = 0; y + 1 < height; y++) {
    for (let at = y * width, end = at + width - 1; at < end; at++) {
      const label = labels[at]!
      if (label < CLOSE || labels[at + 1] !== label) continue
      const below = at + width
      if (labels[below] !== label || labels[below + 1] !== label) continue
      const yarn = label & ~CLOSE
      proved[at] = yarn
      proved[at + 1] = yarn
      proved[below] = yarn
      proved[below + 1] = yarn
    }
  }
  return proved
}
