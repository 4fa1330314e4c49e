/*
 * One byte for each pixel says how much its mixture is in doubt: 0 for plain ones. The low bits of others hold the
 * yarn that would explain them, or `UNPROVED`.
 */

/** Not plain: judged by the yarns close by. */
export const DOUBTFUL = 0x20
/** To be judged again, since more has been proved close by. */
export const AGAIN = 0x40
/** Unexplained by what is proved close by. */
export const OPEN = 0x80
export const MISSING_YARN = 0x1f

/** Visits, in order, the pixels that have any of the bits `mask`, most of a picture being passed over by fours. */
export function forEachDoubt(doubts: Uint8Array, mask: number, visit: (at: number) => void): void {
  const fours = new Uint32Array(doubts.buffer, doubts.byteOffset, doubts.length >> 2)
  for (let at = 0; at < doubts.length; at++) {
    if ((at & 3) === 0) while (fours[at >> 2] === 0) at += 4
    if ((doubts[at]! & mask) !== 0) visit(at)
  }
}
