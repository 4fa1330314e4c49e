/* One byte per pixel for the doubt about its mixture: 0 for plain ones. The low bits of others are the yarn that
   would explain them, or `UNPROVED`. */

/** Not plain: explained by the yarns nearby. */
export const DOUBTFUL = 0x20
/** To be classified again, because more yarns were proved nearby. */
export const AGAIN = 0x40
/** Not explained by the yarns proved nearby. */
export const OPEN = 0x80
export const MISSING_YARN = 0x1f

/** Visits, in order, the pixels that have any of the bits `mask`, skipping most of a picture in fours. */
export function forEachDoubt(doubts: Uint8Array, mask: number, visit: (at: number) => void): void {
  const fours = new Uint32Array(doubts.buffer, doubts.byteOffset, doubts.length >> 2)
  for (let at = 0; at < doubts.length; at++) {
    if ((at & 3) === 0) while (fours[at >> 2] === 0) at += 4
    if ((doubts[at]! & mask) !== 0) visit(at)
  }
}
