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
  readonly artworks: UploadPool
  readonly rugs: RugRenderer
  /** Asked once the picture is known to be one: throws where its sender has had enough for now. */
  readonly mayKeep: () => Promise<void>
}

/** Makes a design of an upload and keeps it; of one that fails nothing is left. Throws ApiError for a bad picture. */
export async function makeDesign(
  { store, artworks, rugs, mayKeep }: Deps,
  { path, wish }: Received,
  signal: AbortSignal,
): Promise<CreatedArtwork> {
  const { crop, yarnCount, namedYarns, size } = wish
  const ratio = uploadRatio(size)
  if (ratio === null) throw new Error('the contract lets no size through that has no proportions')
  const made = await artworks.reduce({ path, crop, ratio, yarnCount, namedYarns }, signal)
  await mayKeep()
  const { id, secret } = store.newId()
  const design = uploadedRug(id, wish, made.yarns)
  try {
    await store.begin(id, made.bitmap)
    const picture = await artworks.shrink(await tuftedPicture(rugs, design))
    await store.finish(id, secret, design, picture)
  } catch (error) {
    await store.discard(id)
    throw error
  }
  return { design, secret, note: made.animated ? 'first-frame' : null }
}

/** The rug as the studio first shows it, as a PNG. The studio will find it tufted already. */
async function tuftedPicture(
  rugs: RugRenderer,
  { processingImage, size }: UploadedDesignAnswer,
): Promise<Uint8Array> {
  const { value: rug } = await rugs.separation(processingImage)
  const { value: tufts } = await rugs.tufts(rug, TEXTURE.style, outlineOf(size.shape))
  const hexes = rug.separation.swatches.map(({ hex }) => hex)
  const intensity = pileContrast(TEXTURE.onReplace)
  const table = shadeTable(hexes, tufts.raster.levels, { light: 'day', intensity, ground: 'transparent' })
  return png8WithPalette(tufts.png, table)
}
