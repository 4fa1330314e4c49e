import type { CreatedArtwork, UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { uploadRatio } from '@nawl/domain/rug/uploads'
import { TEXTURE } from '@nawl/domain/rug/precision'
import { outlineOf } from '@nawl/domain/rug/shape'
import { png8WithPalette } from '@nawl/engine/encode/png8'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileContrast } from '@nawl/engine/rug'

import type { RugRenderer } from '../color/rug-renderer.ts'
import type { UploadPool } from './upload-pool.ts'
import type { UploadedDesignStore } from './uploaded-designs.store.ts'
import { uploadedRug } from './uploaded-rug.ts'
import type { Received } from './receive-artwork.ts'

type Deps = {
  readonly store: UploadedDesignStore
  readonly uploads: UploadPool
  readonly renderer: RugRenderer
  /** Called once the picture has been decoded; throws when the caller has reached its limit. */
  readonly mayKeep: () => Promise<void>
}

/** Makes and stores a design from an upload; a failure leaves nothing behind. Throws ApiError for a bad picture. */
export async function makeDesign(
  { store, uploads, renderer, mayKeep }: Deps,
  { path, wish }: Received,
  signal: AbortSignal,
): Promise<CreatedArtwork> {
  const { crop, yarnCount, namedYarns, size } = wish
  const ratio = uploadRatio(size)
  if (ratio === null) throw new Error('the contract lets no size through that has no proportions')
  const made = await uploads.reduce({ path, crop, ratio, yarnCount, namedYarns }, signal)
  await mayKeep()
  const { id, secret } = store.newId()
  const design = uploadedRug(id, wish, made.yarns)
  try {
    await store.begin(id, made.bitmap)
    const picture = await uploads.shrink(await tuftedPicture(renderer, design))
    await store.finish(id, secret, design, picture)
  } catch (error) {
    await store.discard(id)
    throw error
  }
  return { design, secret, note: made.animated ? 'first-frame' : null }
}

/** The rug as the studio first shows it, as a PNG; this also warms the renderer's cache. */
async function tuftedPicture(
  renderer: RugRenderer,
  { processingImage, size }: UploadedDesignAnswer,
): Promise<Uint8Array> {
  const { value: rug } = await renderer.separation(processingImage)
  const { value: tufts } = await renderer.tufts(rug, TEXTURE.style, outlineOf(size.shape))
  const hexes = rug.separation.swatches.map(({ hex }) => hex)
  const intensity = pileContrast(TEXTURE.onReplace)
  const table = shadeTable(hexes, tufts.raster.levels, { light: 'day', intensity, ground: 'transparent' })
  return png8WithPalette(tufts.png, table)
}
