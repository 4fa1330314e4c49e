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
    // The label that the pixel before and the one below it have in common, close to its yarn; 0 without.
    let before = 0
    for (let at = y * width, end = at + width; at < end; at++) {
      const label = labels[at]!
      const column = label >= CLOSE && labels[at + width] === label ? label : 0
      if (column !== 0 && column === before) {
        const yarn = label & ~CLOSE
        const below = at + width
        proved[at - 1] = yarn
        proved[at] = yarn
        proved[below - 1] = yarn
        proved[below] = yarn
      }
      before = column
    }
  }
  return proved
}

/**
 * The same in a JPEG, where blurred colour passes for another yarn in places of two pixels: the proof is a 3×3 square
 * of one label around a pixel close to its yarn.
 */
export function solidYarns(labels: Uint8Array, width: number, height: number): Uint8Array {
  const proved = new Uint8Array(labels.length).fill(UNPROVED)
  for (let y = 1; y + 1 < height; y++) {
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at++) {
      const label = labels[at]! & ~CLOSE
      if (labels[at]! < CLOSE) continue
      if (!isColumn(labels, at - 1, width, label) || !isColumn(labels, at, width, label)) continue
      if (!isColumn(labels, at + 1, width, label)) continue
      for (let row = at - width; row <= at + width; row += width) proved.fill(label, row - 1, row + 2)
    }
  }
  return proved
}

function isColumn(labels: Uint8Array, at: number, width: number, label: number): boolean {
  return (
    (labels[at - width]! & ~CLOSE) === label &&
    (labels[at]! & ~CLOSE) === label &&
    (labels[at + width]! & ~CLOSE) === label
  )
}
