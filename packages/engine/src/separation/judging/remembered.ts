/** Neither a slot nor its complement. */
export const NO_SLOT = -0x80000000

/**
 * Explanations of recent colours. Without grain an explanation depends on the colour, the yarns nearby and the label
 * alone, and neighbouring pixels repeat: nine of ten pixels of a gradient are found here.
 */
export class Remembered {
  /** Colour and label, yarns nearby and mixture of each slot, side by side: one slot is one line of a cache. */
  readonly #slots = new Int32Array(SLOT * SLOTS).fill(-1)

  /** The slot of an explanation, or the complement of the slot where it may be kept. */
  slotOf(rgb: number, nearby: number, own: number): number {
    const slots = this.#slots
    const colored = rgb | (own << 24)
    const slot = SLOT * (Math.imul(rgb ^ Math.imul(nearby, 0x85ebca6b) ^ (own << 24), 0x9e3779b1) >>> 16)
    if (slots[slot] === colored && slots[slot + 1] === nearby) return slot
    slots[slot] = colored
    slots[slot + 1] = nearby
    return ~slot
  }

  /** Keeps an explanation, of 32 bits, in a slot. */
  keep(slot: number, mixture: number): void {
    this.#slots[slot + 2] = mixture
  }

  /** The explanation in a slot. */
  mixtureIn(slot: number): number {
    return this.#slots[slot + 2]!
  }

  /** Forgets a slot whose explanation did not suffice. */
  forget(slot: number): void {
    this.#slots[slot] = -1
  }
}

const SLOTS = 1 << 16
/** Words of a slot; one is spare. */
const SLOT = 4
