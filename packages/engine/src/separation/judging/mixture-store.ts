import type { Mixtures } from '../mixtures.ts'
import { latePlane } from './late-plane.ts'
import { listedPlanes, MixtureList } from './mixture-list.ts'

/** Where mixtures are stored until all are known. Others than those stored are their label's yarn. */
export type MixtureStore = {
  /** Stores a pixel's first yarn, second yarn and mix, from the lowest byte. */
  readonly put: (at: number, mixture: number) => void
  /** Before doubtful pixels are passed again, in the same order: each is stored again or `leave` is called for it. */
  readonly rewind: () => void
  readonly leave: () => void
  /** What is stored. Nothing is stored later, unless the store is made of planes. */
  readonly planes: () => Planes
}

export type Planes = Omit<Mixtures, 'light'>

/** Stores mixtures of any pixels, in any order, in planes; `first` has the labels and is one of them. */
export function planeStore(first: Uint8Array): MixtureStore {
  const second = first.slice()
  const mix = new Uint8Array(first.length).fill(WHOLE)
  return {
    put(at, mixture) {
      first[at] = mixture
      second[at] = mixture >>> 8
      mix[at] = mixture >>> 16
    },
    rewind() {},
    leave() {},
    planes: () => ({ first, second, mix }),
  }
}

/** The same in the order of the pixels, with the memory of `proved`, which tells what was proved up to `reach` rows above. */
export function lateStore(first: Uint8Array, proved: Uint8Array, width: number, reach: number): MixtureStore {
  const mix = new Uint8Array(first.length).fill(WHOLE)
  const late = latePlane(proved, first, width, reach)
  return {
    put(at, mixture) {
      first[at] = mixture
      mix[at] = mixture >>> 16
      late.set(at, (mixture >>> 8) & 255)
    },
    rewind() {},
    leave() {},
    planes() {
      late.finish()
      return { first, second: proved, mix }
    },
  }
}

/**
 * Stores the mixtures of doubtful pixels alone, in the order of the pixels: of a drawing these are edges. Labels, proofs and
 * `doubts` stay as they are until the planes are asked for, which are in their memory.
 */
export function listStore(first: Uint8Array, proved: Uint8Array, doubts: Uint8Array): MixtureStore {
  const list = new MixtureList()
  return {
    put: (_, mixture) => list.put(mixture),
    rewind: () => list.rewind(),
    leave: () => list.pass(),
    planes: () => listedPlanes(list, first, proved, doubts),
  }
}

/** The mix of one yarn alone. */
const WHOLE = 255
