import { CLOSE } from './label.ts'

/** Stands where no yarn is proved; as a bit number it is the one no yarn uses. */
export const UNPROVED = 31

/**
 * The yarn that each pixel proves to be at its place, or `UNPROVED`. Proof is to lie in some 2×2
 * square close to one and the same yarn: a soft edge passes through other yarns' colours by chance.
 */
export function provedYarns(labels: Uint8Array, width: number, height: number): Uint8Array {
  const proved = new Uint8Array(labels.length).fill(UNPROVED)
  for (let y = 0; y + 1 < height; y++) {
    let left = NEITHER
    for (let at = y * width, end = at + width; at < end; at++) {
      const label = labels[at]!
      const below = at + width
      const here = label >= CLOSE && labels[below] === label ? label : NEITHER
      if (here === left && here !== NEITHER) {
        const yarn = here & ~CLOSE
        proved[at - 1] = yarn
        proved[at] = yarn
        proved[below - 1] = yarn
        proved[below] = yarn
      }
      left = here
    }
  }
  return proved
}

/** Stands for two pixels, one below the other, that are not close to the same yarn. */
const NEITHER = 0
