/** A drawing: the yarn number of every pixel, row by row from the top left. */
export type Grid = { readonly drawing: Uint8Array; readonly width: number }

/**
 * Returns a function that marks with 1 whatever is thinner than a whole number of pixels: whatever no disc of that
 * diameter within one yarn touches. Distances are chamfer distances (3-4, Borgefors 1986), so a slanting line may
 * measure 6 % off.
 */
export function thinPixels(grid: Grid): (thickness: number) => Uint8Array {
  const toEdge = new Uint16Array(grid.drawing.length).fill(FAR)
  markEdges(grid, toEdge)
  spread(grid, toEdge)
  return (thickness) => {
    const diameter = Math.floor(thickness)
    // The middle of a line n pixels wide is this far from the adjacent yarns.
    const reach = 3 * Math.ceil(diameter / 2)
    const toCore = diameter % 2 === 1 ? oddCores(toEdge, reach) : evenCores(grid, toEdge, reach)
    spread(grid, toCore)
    const thin = new Uint8Array(toCore.length)
    for (let pixel = 0; pixel < thin.length; pixel++) if (toCore[pixel]! > reach) thin[pixel] = 1
    return thin
  }
}

const FAR = 60_000

/**
 * Puts 3 on every pixel beside another yarn. Outside the drawing counts as the same yarn: a line cut by the edge is
 * not thin because of that.
 */
function markEdges({ drawing, width }: Grid, out: Uint16Array): void {
  for (let pixel = 1; pixel < drawing.length; pixel++) {
    const yarn = drawing[pixel]
    if (drawing[pixel - 1] !== yarn && pixel % width !== 0) out[pixel] = out[pixel - 1] = 3
    if (pixel >= width && drawing[pixel - width] !== yarn) out[pixel] = out[pixel - width] = 3
  }
}

/** Puts 0 where a disc of odd diameter may have its centre: on a pixel. */
function oddCores(toEdge: Uint16Array, reach: number): Uint16Array {
  const out = new Uint16Array(toEdge.length)
  for (let pixel = 0; pixel < out.length; pixel++) out[pixel] = toEdge[pixel]! >= reach ? 0 : FAR
  return out
}

/**
 * A disc of even diameter has its centre where four pixels meet. Rows and columns beyond the drawing repeat the last.
 */
function evenCores({ drawing, width }: Grid, toEdge: Uint16Array, reach: number): Uint16Array {
  const out = new Uint16Array(toEdge.length).fill(FAR)
  for (let pixel = 0; pixel < out.length; pixel++) {
    const right = pixel % width === width - 1 ? 0 : 1
    const below = pixel + width < out.length ? width : 0
    const yarn = drawing[pixel]
    const fits = (other: number) => toEdge[other]! >= reach && drawing[other] === yarn
    if (!fits(pixel) || !fits(pixel + right) || !fits(pixel + below) || !fits(pixel + right + below)) continue
    out[pixel] = out[pixel + right] = out[pixel + below] = out[pixel + right + below] = 0
  }
  return out
}

/** Propagates chamfer distances (3 per step, 4 per diagonal) within each yarn. */
function spread(grid: Grid, out: Uint16Array): void {
  sweep(grid, out, 1)
  sweep(grid, out, -1)
}

function sweep({ drawing, width }: Grid, out: Uint16Array, step: 1 | -1): void {
  const height = drawing.length / width
  const first = step === 1 ? 0 : width - 1
  for (let line = 0; line < height; line++) {
    const row = (step === 1 ? line : height - 1 - line) * width
    const before = line === 0 ? -1 : row - step * width
    for (let count = 0, x = first; count < width; count++, x += step) {
      const pixel = row + x
      const yarn = drawing[pixel]
      let best = out[pixel]!
      if (best === 0) continue
      if (count > 0 && drawing[pixel - step] === yarn) best = Math.min(best, out[pixel - step]! + 3)
      if (before >= 0) {
        const above = before + x
        if (drawing[above] === yarn) best = Math.min(best, out[above]! + 3)
        if (count > 0 && drawing[above - step] === yarn) best = Math.min(best, out[above - step]! + 4)
        if (count < width - 1 && drawing[above + step] === yarn) best = Math.min(best, out[above + step]! + 4)
      }
      out[pixel] = best
    }
  }
}
