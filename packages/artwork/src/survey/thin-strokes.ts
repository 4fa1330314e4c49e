/**
 * How much of each yarn stands in strokes thinner than `thickness` pixels: per yarn, the part (0–1) of its
 * pixels that no disc of that diameter lying wholly in the yarn can reach, and the length in pixels of the
 * longest such piece. Corners and the points of tapering forms leave short pieces; a thin line leaves a long one.
 * Distances are chamfer distances (3-4, Borgefors 1986), so a line at an angle may measure 6 % off.
 */
export function thinStrokes(drawing: Uint8Array, width: number, yarnCount: number, thickness: number) {
  const grid: Grid = { drawing, width, height: drawing.length / width }
  // The middle of a line n pixels wide is this far from the yarns beside it.
  const reach = 3 * Math.floor((thickness + 1) / 2)
  const toEdge = Int32Array.from(grid.drawing, () => FAR)
  markEdges(grid, toEdge)
  spread(grid, toEdge)
  const toCore = toEdge.map((distance) => (distance >= reach ? 0 : FAR))
  spread(grid, toCore)
  const thin = Uint8Array.from(toCore, (distance) => (distance > reach ? 1 : 0))
  return perYarn(grid, thin, yarnCount)
}

type Grid = { readonly drawing: Uint8Array; readonly width: number; readonly height: number }

const FAR = 1 << 20

/** Puts 3 on every pixel beside another yarn. Off the drawing is the same yarn: a line cut by the edge is not thin for that. */
function markEdges({ drawing, width }: Grid, out: Int32Array): void {
  for (let pixel = 1; pixel < drawing.length; pixel++) {
    const yarn = drawing[pixel]
    if (drawing[pixel - 1] !== yarn && pixel % width !== 0) out[pixel] = out[pixel - 1] = 3
    if (pixel >= width && drawing[pixel - width] !== yarn) out[pixel] = out[pixel - width] = 3
  }
}

/** Lets chamfer distances (3 a step, 4 a diagonal) grow from where they are small, never into another yarn. */
function spread(grid: Grid, out: Int32Array): void {
  sweep(grid, out, 1)
  sweep(grid, out, -1)
}

function sweep({ drawing, width, height }: Grid, out: Int32Array, step: 1 | -1): void {
  const first = step === 1 ? 0 : width - 1
  for (let line = 0; line < height; line++) {
    const row = (step === 1 ? line : height - 1 - line) * width
    const before = line === 0 ? -1 : row - step * width
    for (let count = 0, x = first; count < width; count++, x += step) {
      const pixel = row + x
      const yarn = drawing[pixel]
      let best = out[pixel]!
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

function perYarn(grid: Grid, thin: Uint8Array, yarnCount: number) {
  const all = new Float64Array(yarnCount)
  const lost = new Float64Array(yarnCount)
  const longest = new Float64Array(yarnCount)
  for (const yarn of grid.drawing) all[yarn]! += 1
  for (let pixel = 0; pixel < thin.length; pixel++) {
    if (thin[pixel] !== 1) continue
    const yarn = grid.drawing[pixel]!
    const { pixels, length } = takePiece(grid, thin, pixel)
    lost[yarn]! += pixels
    longest[yarn] = Math.max(longest[yarn]!, length)
  }
  return Array.from(all, (pixels, yarn) => ({
    part: pixels === 0 ? 0 : lost[yarn]! / pixels,
    longest: longest[yarn]!,
  }))
}

/** Clears one connected thin piece; its length is the longer side of its box. */
function takePiece({ drawing, width, height }: Grid, thin: Uint8Array, start: number) {
  const yarn = drawing[start]
  const waiting = [start]
  let [left, right, top, bottom] = [width, 0, height, 0]
  let pixels = 0
  thin[start] = 0
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    pixels++
    const x = pixel % width
    const y = (pixel - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx
        if (thin[next] !== 1 || drawing[next] !== yarn) continue
        thin[next] = 0
        waiting.push(next)
      }
    }
  }
  return { pixels, length: Math.max(right - left, bottom - top) + 1 }
}
