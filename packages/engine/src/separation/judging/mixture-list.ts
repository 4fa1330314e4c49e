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
  const write = (at: number): void => {
    if (doubts[at] === 0) {
      proved[at] = first[at]!
      doubts[at] = WHOLE
      return
    }
    const mixture = list.pass()
    first[at] = mixture
    proved[at] = mixture >>> 8
    doubts[at] = mixture >>> 16
  }
  list.rewind()
  for (let n = 0, at = 0; n < mixes.length; n++, at += 4) {
    if (mixes[n] === 0) {
      seconds[n] = firsts[n]!
      mixes[n] = ALL_WHOLE
      continue
    }
    write(at)
    write(at + 1)
    write(at + 2)
    write(at + 3)
  }
  for (let at = 4 * mixes.length; at < first.length; at++) write(at)
  return { first, second: proved, mix: doubts }
}

/** A mix of `first` alone, of a pixel and of four. */
const WHOLE = 255
const ALL_WHOLE = -1

/** Signed words, which the engine keeps in registers; up to three pixels at the end have none. */
const words = ({ buffer, byteOffset, length }: Uint8Array) => new Int32Array(buffer, byteOffset, length >> 2)
