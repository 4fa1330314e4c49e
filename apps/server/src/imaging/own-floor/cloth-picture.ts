import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { GROUND, type TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { rasterInset } from '@nawl/engine/room/rug-texture'
import sharp from 'sharp'

/** Along the longer side of the rug. */
export const CLOTH_LONG_SIDE = 2048

export type PaintedRug = {
  readonly raster: TuftedRaster
  /** Colours of the tufts, 256 × RGBA. */
  readonly table: Uint8Array
}

/** The rug in its colours from outline to outline, as JPEG; where its rectangle is floor, the pile beside it goes on. */
export function clothPicture({ raster, table }: PaintedRug): Promise<Buffer> {
  const { width, height } = raster
  const { insetU, insetV } = rasterInset(raster)
  const [left, top] = [Math.round(insetU * width), Math.round(insetV * height)]
  const part = { left, top, width: width - 2 * left, height: height - 2 * top }
  const share = CLOTH_LONG_SIDE / Math.max(part.width, part.height)
  return sharp(paintTufts(withoutFloor(raster), table), { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize(Math.round(part.width * share), Math.round(part.height * share), { fit: 'fill' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: true })
    .toBuffer()
}

/** A raster whose floor is covered by the nearest pile of its row, or by the row beside it. */
function withoutFloor(raster: TuftedRaster): TuftedRaster {
  const { width, height } = raster
  const indices = raster.indices.slice()
  const empty: number[] = []
  let lastRow = -1
  for (let y = 0; y < height; y++) {
    const row = indices.subarray(y * width, (y + 1) * width)
    const first = row.findIndex((index) => index < GROUND)
    if (first < 0) {
      if (lastRow < 0) empty.push(y)
      else row.set(indices.subarray(lastRow * width, (lastRow + 1) * width))
      continue
    }
    row.fill(row[first]!, 0, first)
    for (let x = first + 1; x < width; x++) if (row[x]! >= GROUND) row[x] = row[x - 1]!
    lastRow = y
    for (const above of empty.splice(0)) indices.copyWithin(above * width, y * width, (y + 1) * width)
  }
  return { ...raster, indices }
}
