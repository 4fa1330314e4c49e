import type { Planes } from './mixture-store.ts'

/**
 * The mixtures of doubtful pixels, in the order of the pixels: of a drawing only edges have any, a tenth of its pixels,
 * so that planes are written when all is known. After `rewind` they are passed again, in the same order.
 */
export class MixtureList {
  readonly #chunks: Int32Array<ArrayBuffer>[] = []
  #used = 0
  #chunk = new Int32Array(0)
  #next = CHUNK

  /** Stores the next mixture. */
  put(mixture: number): void {
    if (this.#next === CHUNK) this.#open()
    this.#chunk[this.#next++] = mixture
  }

  /** Leaves the next mixture as it is and returns it. */
  pass(): number {
    if (this.#next === CHUNK) this.#open()
    return this.#chunk[this.#next++]!
  }

  rewind(): void {
    this.#used = 0
    this.#next = CHUNK
  }

  #open(): void {
    this.#next = 0
    if (this.#used === this.#chunks.length) this.#chunks.push(new Int32Array(CHUNK))
    this.#chunk = this.#chunks[this.#used++]!
  }
}

const CHUNK = 1 << 16

/**
 * The planes of a picture whose doubtful pixels are in a list. Others are their label's yarn; `second` and the mix are
 * written to the memory of `proved` and `doubts`.
 */
export function listedPlanes(
  list: MixtureList,
  first: Uint8Array,
  proved: Uint8Array,
  doubts: Uint8Array,
): Planes {
  const [firsts, seconds, mixes] = [words(first), words(proved), words(doubts)]
  const write = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const mixture = doubts[at] === 0 ? first[at]! | (first[at]! << 8) | WHOLE : list.pass()
      first[at] = mixture
      proved[at] = mixture >>> 8
      doubts[at] = mixture >>> 16
    }
  }
  list.rewind()
  for (let n = 0; n < mixes.length; n++) {
    if (mixes[n] === 0) {
      seconds[n] = firsts[n]!
      mixes[n] = ALL_WHOLE
    } else write(4 * n, 4 * n + 4)
  }
  write(4 * mixes.length, first.length)
  return { first, second: proved, mix: doubts }
}

/** A mix of `first` alone, in a mixture and in four pixels. */
const WHOLE = 0xff0000
const ALL_WHOLE = -1

/** Signed words, which the engine keeps in registers; up to three pixels at the end have none. */
const words = ({ buffer, byteOffset, length }: Uint8Array) => new Int32Array(buffer, byteOffset, length >> 2)
