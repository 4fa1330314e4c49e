// Makes drawings of the shop's own designs; within the thread that decodes untrusted pictures.
import type { BuildNote, Drawing, DrawnYarn } from '@nawl/contract/desk/design'
import { uploadBitmapSize } from '@nawl/domain/rug/uploads'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { parseHex } from '@nawl/engine/color/hex'
import { rugSized } from '@nawl/engine/finding/chosen-part'
import type { IndexedDrawing } from '@nawl/engine/fitting/fit-drawing'
import { indexedDrawing } from '@nawl/engine/fitting/indexed-drawing'
import type { Crop } from '@nawl/engine/reduction/crop-box'
import { middlePart } from '@nawl/engine/reduction/middle-part'
import { reduceToYarns } from '@nawl/engine/reduction/reduce-to-yarns'
import sharp from 'sharp'

import { placeholderOf } from '../artwork/encode-pictures.ts'
import { decodePicture } from '../uploads/decode-picture.ts'
import type { PictureLimits, Refusal } from '../uploads/picture-file.ts'
import { buildNotes } from './build-notes.ts'
import { matchToCard } from './match-to-card.ts'

/** A drawing without the name that its bitmap gives it. */
export type Drawn = {
  readonly ok: true
  readonly bitmap: Uint8Array
  readonly yarns: readonly DrawnYarn[]
  readonly placeholder: Drawing['placeholder']
  readonly notes: readonly BuildNote[]
  readonly animated: boolean
}
export type DrawTask = PictureLimits & {
  readonly path: string
  readonly yarnCount: number
  /** The part to take; the whole picture without it. */
  readonly crop?: Crop
  readonly card: readonly string[]
}

/** In the proportions of a listed size, which prices and pictures of the collection are of. */
const RATIO = SHAPE_FACTS.rectangle.pictureRatio
const WHOLE = { left: 0, top: 0, width: 1, height: 1 }
/** Above the size of our own bitmaps. */
const MOST_PIXELS = 4e6

/** Makes a drawing from an uploaded file; null for a picture of one colour. */
export async function drawFromPicture({
  path,
  yarnCount,
  crop = WHOLE,
  card,
  ...limits
}: DrawTask): Promise<Drawn | Refusal | null> {
  const decoding = await decodePicture(path, (width, height) => middleOf(crop, width, height), limits)
  if (!decoding.ok) return decoding
  const { raster, animated } = decoding.picture
  const { width, height } = uploadBitmapSize(RATIO)
  const part = { crop: WHOLE, corners: null }
  const { indices, yarns } = reduceToYarns(rugSized(raster, part, width, height), {
    yarnCount,
    library: null,
  })
  const found = yarns.map(({ hex }) => hex)
  if (found.length < 2) return null
  return finished({ width, height, yarns: indices, hexes: matchToCard(found, card) }, found, animated)
}

/** The largest part with the rug's proportions from the middle of a part, so that nothing is ever stretched. */
function middleOf(crop: Crop, width: number, height: number): Crop {
  const middle = middlePart(RATIO, Math.max(1, crop.width * width), Math.max(1, crop.height * height))
  return {
    left: crop.left + middle.left * crop.width,
    top: crop.top + middle.top * crop.height,
    width: middle.width * crop.width,
    height: middle.height * crop.height,
  }
}

export type DyeTask = {
  /** The bitmap of a drawing. */
  readonly file: Uint8Array
  /** Its yarns as they are, in the order of the drawing. */
  readonly yarns: readonly DrawnYarn[]
  /** What each is to be; yarns that become alike are one. */
  readonly hexes: readonly string[]
}

/** Makes a drawing in other yarns. */
export async function dyeDrawing({ file, yarns, hexes }: DyeTask): Promise<Drawn> {
  const drawing = readDrawing(file)
  const wanted = [...new Set(hexes)]
  const numbers = Uint8Array.from(drawing.hexes, (hex) =>
    Math.max(0, wanted.indexOf(hexes[yarns.findIndex((yarn) => yarn.hex === hex)] ?? '')),
  )
  const found = wanted.map((hex) => yarns[hexes.indexOf(hex)]?.found ?? hex)
  const dyed = { ...drawing, yarns: drawing.yarns.map((yarn) => numbers[yarn]!), hexes: wanted }
  return finished(dyed, found, false)
}

/** The same drawing, surveyed again. */
export async function surveyDrawing({ file, yarns }: Omit<DyeTask, 'hexes'>): Promise<Drawn> {
  return dyeDrawing({ file, yarns, hexes: yarns.map(({ hex }) => hex) })
}

/** A bitmap that was made here. Throws for any other. */
export function readDrawing(file: Uint8Array): IndexedDrawing {
  const decoding = decodeBmp(file, { maxPixels: MOST_PIXELS })
  const drawing = decoding.ok ? indexedDrawing(decoding.raster) : null
  if (!drawing) throw new Error('the bitmap of a design has more colours than yarns')
  return drawing
}

async function finished(
  { width, height, yarns: indices, hexes }: IndexedDrawing,
  found: readonly string[],
  animated: boolean,
): Promise<Drawn> {
  const counts = new Float64Array(hexes.length)
  for (const index of indices) counts[index]! += 1
  const shares = Array.from(counts, (count) => Math.round((1e4 * count) / indices.length) / 100)
  // The largest first: it is the ground, by which palettes are listed.
  const order = hexes.map((_, n) => n).toSorted((p, q) => counts[q]! - counts[p]!)
  const place = Uint8Array.from(hexes, (_, n) => order.indexOf(n))
  const sorted = indices.map((index) => place[index]!)
  const yarns = order.map((n) => ({ found: found[n]!, hex: hexes[n]!, share: shares[n]! }))
  const inOrder = yarns.map(({ hex }) => hex)
  return {
    ok: true,
    bitmap: indexedBmp(sorted, width, height, inOrder),
    yarns,
    placeholder: await placeholderOf(flatPicture(sorted, width, height, inOrder)),
    notes: buildNotes({ drawing: sorted, width, height, yarnCount: yarns.length, laid: null }, inOrder),
    animated,
  }
}

function flatPicture(indices: Uint8Array, width: number, height: number, hexes: readonly string[]) {
  const colors = hexes.map((hex) => parseHex(hex) ?? 0)
  const rgb = new Uint8Array(3 * indices.length)
  for (let at = 0; at < indices.length; at++) {
    const color = colors[indices[at]!]!
    rgb[3 * at] = color >> 16
    rgb[3 * at + 1] = (color >> 8) & 255
    rgb[3 * at + 2] = color & 255
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}
