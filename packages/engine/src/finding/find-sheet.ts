import type { Raster } from '../bitmap/raster.ts'
import { resample } from '../reduction/resample.ts'
import { backdrop } from './backdrop.ts'
import { edgeMap } from './edge-map.ts'
import { bestQuad } from './best-quad.ts'
import { mapQuad, type Quad } from './quad.ts'
import { refineQuad } from './refine-quad.ts'
import { straightLines } from './straight-lines.ts'

/** Lines are searched at this size: a weave and a drawing's hatching are gone, a side is still hundreds of pixels. */
const SEARCH_SIDE = 300
const MOST_LINES = 40

/**
 * Finds a rug, a sheet of paper or a picture with margins in a photograph: the four-sided shape whose sides are straight
 * edges and around which is what surrounds the whole. Corners in pixels of `picture`, clockwise from the upper left;
 * null if nothing stands out. Deterministic. A tenth of a second for a megapixel.
 */
export function findSheet(picture: Raster): Quad | null {
  const scale = Math.min(1, SEARCH_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  if (Math.min(width, height) < 32) return null
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const small = resample(picture, whole, width, height)
  const found = bestQuad(straightLines(edgeMap(small), MOST_LINES), backdrop(small), { width, height })
  if (!found) return null
  const [across, down] = [picture.width / width, picture.height / height]
  const rough = mapQuad(found, ({ x, y }) => ({ x: (x + 0.5) * across, y: (y + 0.5) * down }))
  return refineQuad(picture, rough, 1.8 * Math.max(across, down))
}
