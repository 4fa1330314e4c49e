/* One byte per pixel for the doubt about its mixture: 0 for plain ones. The low bits of others are the yarn that
   would explain them, or `UNPROVED`. */

/** Not plain: explained by the yarns nearby. */
export const DOUBTFUL = 0x20
/** To be classified again, because more yarns were proved nearby. */
export const AGAIN = 0x40
/** Not explained by the yarns proved nearby. */
export const OPEN = 0x80
export const MISSING_YARN = 0x1f

/**
 * The pixels with any doubt, visited in order as often as needed. Where many are doubtful a list of them would need more
 * memory than all planes, so that only the stretches without any are remembered.
 */
export class Doubtful {
  readonly #doubts: Uint8Array
  readonly #stretches: Uint8Array

  /** All that are ever doubtful must be so now. */
  constructor(doubts: Uint8Array) {
    this.#doubts = doubts
    this.#stretches = new Uint8Array(Math.ceil(doubts.length / STRETCH))
    const fours = new Int32Array(doubts.buffer, doubts.byteOffset, doubts.length >> 2)
    for (let at = 0; at < fours.length; at++) if (fours[at] !== 0) this.#stretches[(4 * at) >>> SHIFT] = 1
    for (let at = doubts.length & ~3; at < doubts.length; at++)
      if (doubts[at] !== 0) this.#stretches[at >>> SHIFT] = 1
  }

  visit(visit: (at: number) => void): void {
    const doubts = this.#doubts
    const stretches = this.#stretches
    for (let stretch = 0; stretch < stretches.length; stretch++) {
      if (stretches[stretch] === 0) continue
      const end = Math.min(doubts.length, (stretch + 1) * STRETCH)
      for (let at = stretch * STRETCH; at < end; at++) if (doubts[at] !== 0) visit(at)
    }
  }
}

const SHIFT = 5
const STRETCH = 1 << SHIFT
