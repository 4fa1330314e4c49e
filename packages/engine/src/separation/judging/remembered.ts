/** Neither a slot nor its complement. */
export const NO_SLOT = -0x80000000

/**
 * Explanations of recent colours. Without grain an explanation depends on the colour, the yarns nearby and the label
 * alone, and neighbouring pixels repeat: nine of ten pixels of a gradient are found here.
 */
export class Remembered {
  readonly #colors = new Int32Array(SLOTS).fill(-1)
  readonly #nearby = new Int32Array(SLOTS)
  readonly #own = new Uint8Array(SLOTS)
  readonly #mixtures = new Uint32Array(SLOTS)

  /** The slot of an explanation, or the complement of the slot where it may be kept. */
  slotOf(rgb: number, nearby: number, own: number): number {
    const slot = Math.imul(rgb ^ Math.imul(nearby, 0x85ebca6b) ^ (own << 24), 0x9e3779b1) >>> 16
    if (this.#colors[slot] === rgb && this.#nearby[slot] === nearby && this.#own[slot] === own) return slot
    this.#colors[slot] = rgb
    this.#nearby[slot] = nearby
    this.#own[slot] = own
    return ~slot
  }

  /** Keeps an explanation, of 32 bits, in a slot. */
  keep(slot: number, mixture: number): void {
    this.#mixtures[slot] = mixture
  }

  /** The explanation in a slot. */
  mixtureIn(slot: number): number {
    return this.#mixtures[slot]!
  }

  /** Forgets a slot whose explanation did not suffice. */
  forget(slot: number): void {
    this.#colors[slot] = -1
  }
}

const SLOTS = 1 << 16
