import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { STYLE_RULES } from '@nawl/engine/pile/style-rules'
import type { PileTile } from '@nawl/engine/pile/tile/tile'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { takeApart, type TakenApart, tuftSeparation } from '@nawl/engine/rug'

import type { LiveTufts, TuftOrder } from './live-tufts.ts'

/** Beyond this a telephone runs out of memory; designs have a tenth of it. */
const MAX_PIXELS = 16e6

/** A bitmap's yarns and where they stand. */
export type ApartRug = Extract<TakenApart, { ok: true }>

/**
 * Takes rugs apart and tufts them as the server does, byte for byte. `fetchBytes` loads a path of the shop's own
 * server; each bitmap is taken apart once and each pile loaded once. Rejects when either cannot be had.
 */
export function liveTufter(fetchBytes: (path: string) => Promise<Uint8Array>) {
  const rugs = new Map<string, Promise<ApartRug>>()
  const tiles = new Map<string, Promise<PileTile>>()
  const sheetOf = pileFieldStore()

  const apart = (bitmap: string) =>
    once(rugs, bitmap, async () => takenApart(await fetchBytes(`/bitmap/${bitmap}`)))
  const tuft = async ({ bitmap, outline, style, scale }: TuftOrder): Promise<LiveTufts> => {
    const strands = `${STYLE_RULES[style].strands}-${scale}`
    // Asked for first: it is the larger one, and comes while the bitmap is taken apart.
    const loading = once(tiles, strands, async () => tileFromBytes(await fetchBytes(`/pile/${strands}.bin`)))
    const [tile, { separation, seed }] = await Promise.all([loading, apart(bitmap)])
    const raster = tuftSeparation(separation, { style, outline, tile, sheetOf, seed })
    return { raster, swatches: separation.swatches }
  }
  return { apart, tuft }
}

function takenApart(bytes: Uint8Array): ApartRug {
  const taken = takeApart(bytes, { maxPixels: MAX_PIXELS }, () => performance.now())
  if (!taken.ok) throw new Error(`The bitmap is ${taken.reason}`)
  return taken
}

/** The promise kept under a key, made where there is none; one that fails is not kept. */
function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const there = kept.get(key)
  if (there) return there
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
