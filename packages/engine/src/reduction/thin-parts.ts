import type { YarnMap } from './reduction.ts'

/**
 * Marks with 1 what is too thin to tuft: pixels that no square of `side` pixels of their yarn reaches. Corners and
 * points close to such a square are kept, so that shapes keep their outline.
 */
export function thinParts(map: YarnMap, side: number): Uint8Array {
  const stout = spreadBack(map, squares(map), side)
  for (let step = 0; step < side; step++) grow(map, stout)
  return stout.map((part) => (part === 0 ? 1 : 0))
}

/** For each pixel, the side of the largest square of one yarn with this pixel as its lower right corner. */
function squares({ width, labels }: YarnMap): Uint16Array {
  const out = new Uint16Array(labels.length)
  for (let at = 0; at < labels.length; at++) {
    const yarn = labels[at]
    const atEdge = at < width || at % width === 0
    const sameAround =
      !atEdge && labels[at - 1] === yarn && labels[at - width] === yarn && labels[at - width - 1] === yarn
    out[at] = sameAround ? 1 + Math.min(out[at - 1]!, out[at - width]!, out[at - width - 1]!) : 1
  }
  return out
}

/** Marks every pixel inside a square of that side. */
function spreadBack({ width, height, labels }: YarnMap, ends: Uint16Array, side: number): Uint8Array {
  const rows = new Uint8Array(labels.length)
  const out = new Uint8Array(labels.length)
  for (let y = 0; y < height; y++) {
    let left = 0
    for (let at = (y + 1) * width - 1; at >= y * width; at--) {
      left = ends[at]! >= side ? side : left - 1
      if (left > 0) rows[at] = 1
    }
  }
  for (let x = 0; x < width; x++) {
    let left = 0
    for (let at = labels.length - width + x; at >= 0; at -= width) {
      left = rows[at] === 1 ? side : left - 1
      if (left > 0) out[at] = 1
    }
  }
  return out
}

/** Grows by one pixel, within the same yarn. */
function grow({ width, labels }: YarnMap, stout: Uint8Array): void {
  const fresh: number[] = []
  const reaches = (at: number, from: number) => stout[from] === 1 && labels[from] === labels[at]
  for (let at = 0; at < labels.length; at++) {
    if (stout[at] === 1) continue
    const x = at % width
    const touches =
      (x > 0 && reaches(at, at - 1)) ||
      (x < width - 1 && reaches(at, at + 1)) ||
      (at >= width && reaches(at, at - width)) ||
      (at + width < labels.length && reaches(at, at + width))
    if (touches) fresh.push(at)
  }
  for (const at of fresh) stout[at] = 1
}
