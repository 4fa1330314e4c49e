/* One byte per pixel for the doubt about its mixture: 0 for plain ones. The low bits of others are the yarn that
   would explain them, or `UNPROVED`. */

/** Not plain: explained by the yarns nearby. */
export const DOUBTFUL = 0x20
/** To be classified again, because more yarns were proved nearby. */
export const AGAIN = 0x40
/** Not explained by the yarns proved nearby. */
export const OPEN = 0x80
export const MISSING_YARN = 0x1f

/** The pixels with any doubt, in order; skips most of a picture in fours. */
export function doubtful(doubts: Uint8Array): Uint32Array {
  const fours = new Uint32Array(doubts.buffer, doubts.byteOffset, doubts.length >> 2)
  let places = new Uint32Array(LEAST_ROOM)
  let count = 0
  for (let at = 0; at < doubts.length; at++) {
    if ((at & 3) === 0) while (fours[at >> 2] === 0) at += 4
    if (at >= doubts.length || doubts[at] === 0) continue
    if (count === places.length) places = enlarged(places, Math.min(2 * count, doubts.length))
    places[count++] = at
  }
  return places.subarray(0, count)
}

const LEAST_ROOM = 1 << 14

function enlarged(places: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length)
  larger.set(places)
  return larger
}
