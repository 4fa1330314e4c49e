/**
 * Writes a plane in the order of its pixels, each value only when the pixel is more than `reach` rows behind: until then
 * the plane's memory tells what was proved there. Pixels that are not set get their value in `usual`.
 */
export type LatePlane = {
  readonly set: (at: number, value: number) => void
  /** Writes what is still to be written. */
  readonly finish: () => void
}

export function latePlane(plane: Uint8Array, usual: Uint8Array, width: number, reach: number): LatePlane {
  const kept = reach + 1
  const rows = new Uint8Array(kept * width).fill(UNSET)
  let row = 0
  let written = 0
  // From a pixel's index to its place in the kept rows.
  let shift = 0
  const writeBefore = (end: number): void => {
    for (; written < end; written++) {
      const from = (written % kept) * width
      const to = written * width
      for (let x = 0; x < width; x++) {
        const value = rows[from + x]!
        plane[to + x] = value === UNSET ? usual[to + x]! : value
      }
      rows.fill(UNSET, from, from + width)
    }
  }
  return {
    set(at, value) {
      if (at >= (row + 1) * width) {
        row = Math.floor(at / width)
        shift = ((row % kept) - row) * width
        writeBefore(row - reach)
      }
      rows[at + shift] = value
    },
    finish: () => writeBefore(plane.length / width),
  }
}

const UNSET = 255
