import type { Raster } from '../bitmap/raster.ts'
import { writeOklab } from '../color/oklab.ts'

/** Edges of a picture, one pixel wide. */
export type EdgeMap = {
  readonly width: number
  readonly height: number
  /** OKLab difference per pixel, times 100; 0 where there is no edge. */
  readonly strength: Float32Array
  /** Direction across the edge, radians, 0 to π. */
  readonly angle: Float32Array
}

/** Weaker edges are grain and paper. */
const LEAST = 1.1

/** Edges of colour, thinned (Canny 1986), by the structure tensor over lightness and both colour axes (Di Zenzo 1986). */
export function edgeMap(raster: Raster): EdgeMap {
  const { width, height } = raster
  const planes = smoothPlanes(raster)
  const slope = new Float32Array(width * height)
  const angle = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      let [xx, yy, xy] = [0, 0, 0]
      for (const plane of planes) {
        const right = (plane[at + 1]! - plane[at - 1]!) / 2
        const down = (plane[at + width]! - plane[at - width]!) / 2
        xx += right * right
        yy += down * down
        xy += right * down
      }
      const turn = 0.5 * Math.atan2(2 * xy, xx - yy)
      angle[at] = turn < 0 ? turn + Math.PI : turn
      slope[at] = Math.sqrt((xx + yy + Math.hypot(xx - yy, 2 * xy)) / 2)
    }
  return { width, height, angle, strength: thinned(slope, angle, width, height) }
}

function thinned(slope: Float32Array, angle: Float32Array, width: number, height: number): Float32Array {
  const strength = new Float32Array(slope.length)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (slope[at]! < LEAST) continue
      const across = Math.round(Math.cos(angle[at]!)) + width * Math.round(Math.sin(angle[at]!))
      if (slope[at]! >= slope[at + across]! && slope[at]! > slope[at - across]!) strength[at] = slope[at]!
    }
  return strength
}

/** Lightness and colour axes, times 100, each the binomial mean of 3 × 3. */
function smoothPlanes({ width, height, pixels }: Raster): readonly Float32Array[] {
  const planes = [0, 1, 2].map(() => new Float32Array(pixels.length))
  const lab = new Float64Array(3)
  for (let at = 0; at < pixels.length; at++) {
    writeOklab(pixels[at]!, lab, 0)
    for (let n = 0; n < 3; n++) planes[n]![at] = 100 * lab[n]!
  }
  return planes.map((plane) => smooth(smooth(plane, width, height, 1), width, height, width))
}

function smooth(plane: Float32Array, width: number, height: number, step: number): Float32Array {
  const last = width * height - 1
  return plane.map(
    (value, at) => (2 * value + plane[Math.max(0, at - step)]! + plane[Math.min(last, at + step)]!) / 4,
  )
}
