import type { CreatedArtwork, UploadedDesignAnswer, UploadRequest } from '@nawl/contract/imaging/upload'
import { uploadRatio, uploadAddress, uploadImagePath } from '@nawl/domain/rug/uploads'
import { TEXTURE } from '@nawl/domain/rug/sizes/precision'
import { outlineOf } from '@nawl/domain/rug/shape'
import { png8WithPalette } from '@nawl/engine/encode/png8'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'
import { ownListedPrice } from './own-listed-price.ts'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import type { ReducedYarn } from '@nawl/engine/reduction/reduction'

import { hexesInStock } from '../designs/match-to-card.ts'
import type { RugRenderer } from '../color/rug-renderer.ts'
import type { UploadPool } from './upload-pool.ts'
import type { UploadedDesignStore } from './uploaded-designs.store.ts'
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
  const { crop, corners, yarnCount, namedYarns, size } = wish
  // The thread of pictures knows no shade card.
  const library = namedYarns ? hexesInStock() : null
  const ratio = uploadRatio(size)
  if (ratio === null) throw new Error('the contract lets no size through that has no proportions')
  const made = await uploads.reduce({ path, crop, corners, ratio, yarnCount, library }, signal)
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
  return png8WithPalette(await renderer.png(tufts), table)
}

/** An uploaded design in the format of a catalogue rug, priced for the size it was cropped for. */
export function uploadedRug(
  id: string,
  { name, size }: Pick<UploadRequest, 'name' | 'size'>,
  yarns: readonly ReducedYarn[],
): UploadedDesignAnswer {
  const named = nameYarns(yarns)
  const hexes = yarns.map(({ hex }) => hex)
  return {
    id: uploadAddress(id),
    code: `own-${id.slice(-6)}`,
    name,
    collection: 'Your designs',
    basePrice: ownListedPrice(size),
    mainImage: `/api/own-artwork/${id}/picture.webp`,
    processingImage: uploadImagePath(id),
    placeholder: '',
    description: 'Drawn by you, tufted by hand in New Zealand wool.',
    variants: [{ color: 'Original', hex: hexes[0] ?? '', hexes }],
    yarns: yarns.map(({ hex, share }, n) => ({ name: named[n] ?? '', hex, share: round(100 * share) })),
    styles: [],
    families: [],
    cropCentre: 0.5,
    size,
  }
}

/** Names each yarn after the nearest on the shade card; a repeated name is numbered. */
function nameYarns(yarns: readonly ReducedYarn[]): readonly string[] {
  const names = yarns.map(({ hex }) => nearestYarns(hex, 1)[0]?.yarn.name.toLowerCase() ?? 'yarn')
  return names.map((name, n) => {
    const before = names.slice(0, n).filter((other) => other === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })
}

const round = (value: number) => Math.round(value * 100) / 100
