import { fittedImageAt, sizedImageAt } from '@nawl/domain/catalogue/bitmap-path'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { seedOfName } from '@nawl/engine/hand-seed'
import { pileFieldStore, type PileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { STYLE_RULES } from '@nawl/engine/pile/style-rules'
import { makeTile, type PileTile } from '@nawl/engine/pile/tile/tile'
import type { TextureStyle } from '@nawl/engine/pile/tufted-raster'
import { cutFrom, takeApart, type TakenApart, tuftSeparation } from '@nawl/engine/rug'
import { bitmapSize, tuftedSize } from '@nawl/engine/rug-size'

import type { DrawingOrder, LiveTufts, TuftOrder } from './live-tufts.ts'
import { mostRecent } from './most-recent.ts'

/** Larger bitmaps would exhaust a phone's memory; designs have a tenth of this. */
const MAX_PIXELS = 16e6
/** Separations held at once, at six megabytes each: a visitor may try many sizes. */
const MOST_RUGS = 4

type Cut = Pick<TuftOrder, 'outline' | 'style' | 'scale'>

/** A separated bitmap. */
export type ApartRug = Extract<TakenApart, { ok: true }>

/**
 * Separates and tufts rugs with the server's result, byte for byte. `fetchBytes` loads a path from the shop's server;
 * the last few bitmaps are loaded and separated once, the last rug is tufted once, and each pile tile made once: what is
 * returned is kept, too, and not to be transferred. Rejects if the bitmap fails.
 */
export function liveTufter(
  fetchBytes: (path: string) => Promise<Uint8Array>,
  sheetOf: PileFieldStore = pileFieldStore(),
) {
  const rugAt = mostRecent<ApartRug>(MOST_RUGS)
  // The live rug and the template of the pictures are the same tufts, and ordered together.
  const lastTufted = mostRecent<LiveTufts>(1)
  const tiles = new Map<string, PileTile>()

  const apart = (bitmap: string) =>
    rugAt(bitmap, async () =>
      takenApart(await fetchBytes(`/bitmap/${bitmap}`), sizedImageAt(bitmap) !== null),
    )
  const tileOf = (style: TextureStyle, scale: 1 | 2) => {
    const strands = `${STYLE_RULES[style].strands}-${scale}`
    const tile = tiles.get(strands) ?? makeTile(style, scale)
    tiles.set(strands, tile)
    return tile
  }
  const tuft = (order: TuftOrder) => {
    const { bitmap, outline, style, scale } = order
    return lastTufted(`${outline} ${style} ${scale} ${bitmap}`, () => {
      const separating = apart(bitmap)
      layFieldAhead(order, sheetOf)
      return tufted(separating, order)
    })
  }
  const tuftDrawing = async ({ drawing, ...cut }: DrawingOrder) => {
    const { indices, width, height, yarns } = drawing
    const hexes = yarns.map(({ hex }) => hex)
    // By way of its file, whose bytes give the seed of the tufter's irregularities: the server's rug will have the same.
    return tufted(Promise.resolve(takenApart(indexedBmp(indices, width, height, hexes))), cut)
  }
  const tufted = async (
    separating: Promise<ApartRug>,
    { outline, style, scale }: Cut,
  ): Promise<LiveTufts> => {
    // Takes up to half a second, which the bitmap needs to arrive.
    const tile = tileOf(style, scale)
    const { separation, seed } = await separating
    const raster = tuftSeparation(separation, { style, outline, tile, sheetOf, seed })
    return { raster, swatches: separation.swatches }
  }
  return { apart, tuft, tuftDrawing }
}

/**
 * Makes the pile field of a rug whose bitmap is yet to be drawn for its size: it takes as long as the drawing, and needs
 * no more than the bitmap's path. Similar sizes of a design share it.
 */
function layFieldAhead({ bitmap, outline, scale }: TuftOrder, sheetOf: PileFieldStore): void {
  const image = sizedImageAt(bitmap) ?? fittedImageAt(bitmap)
  if (!image) return
  const cut = cutFrom(bitmapSize(image.width / image.length), outline)
  const { width, height } = tuftedSize(cut.width / cut.height, scale)
  sheetOf(width, height, scale, seedOfName('design' in image ? image.design : image.drawing))
}

function takenApart(bytes: Uint8Array, isDrawn = false): ApartRug {
  const taken = takeApart(bytes, { maxPixels: MAX_PIXELS, isDrawn }, () => performance.now())
  if (!taken.ok) throw new Error(`The bitmap is ${taken.reason}`)
  return taken
}
