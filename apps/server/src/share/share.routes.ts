import type { RugItem } from '@nawl/contract/rug-collection'
import { findDesign } from '@nawl/domain/catalogue/address'
import { cutImagePath, processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { AS_DRAWN, decodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'
import { ownIdIn } from '@nawl/domain/rug/own-artwork'
import { hasOneMeasure } from '@nawl/domain/rug/size'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { recolor } from '@nawl/engine/recolor/recolor'
import { z } from 'zod'

import type { App } from '../app.ts'
import { builtInRugs } from '../catalogue/built-in-rugs.ts'
import type { RugCollectionStore } from '../catalogue/rug-collection.store.ts'
import { paintRug, type Recoloring, strongTag } from '../color/color-answer.ts'
import { leaving } from '../color/leaving.ts'
import type { RugPress } from '../color/rug-press.ts'
import type { SharedRug } from '../color/shared-rug.ts'
import { waitingLine } from '../color/waiting-line.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../http/api-error.ts'
import { findOwnArtwork } from '../own-artwork/find-own-artwork.ts'
import { sharePicture, type ShownRug } from './share-picture.ts'

type Deps = { readonly config: Config; readonly rugs: RugCollectionStore; readonly press: RugPress }

const params = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(?:jpg|png)$/, 'is no picture') })
const querystring = z.object({ d: z.string().max(300).optional() })

/**
 * GET /share/{address}.jpg and .png: a rug in the state that a studio link says, on paper with its
 * label to unfurl to, or cut out for the page to begin with.
 */
export function shareRoutes(app: App, { config, rugs, press }: Deps): void {
  // Composing takes a thread of the pool that everything else shares.
  const easel = waitingLine({ places: 1, length: 32 })
  app.get('/share/:file', { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const [address = '', format] = request.params.file.split('.')
    const design = designIn(request.query.d)
    const rug = await findRug(address)
    const image = cutImagePath(processingImagePath(rug.processingImage), design.size.shape)
    const { value: separated } = await press.separation(image)
    const tag = strongTag(['share', format, separated.contentHash, rug.name, rug.collection, design])
    // Who deletes a design of their own wants its pictures gone.
    const kept = ownIdIn(address) === null ? 'public, max-age=86400' : 'private, no-cache'
    reply.header('etag', tag).header('cache-control', kept)
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()

    const signal = leaving(reply.raw)
    const recoloring = recoloringOf(design, separated)
    const { picture } = await paintRug(press, separated, recoloring, 'png', signal)
    if (format === 'png') return reply.type('image/png').send(Buffer.from(picture))
    const onPaper = await easel.inTurn(() => sharePicture(picture, shown(rug, design.size)), signal)
    return reply.type('image/jpeg').send(onPaper)
  })

  /** The shop's rugs, or those it was built with while the database is away. */
  async function findRug(address: string): Promise<RugItem> {
    const own = await findOwnArtwork(config.ownArtworkDir, address)
    if (own) return own
    const known = await rugs.list().catch((error: unknown) => {
      app.log.warn({ err: error }, 'the built-in catalogue stands in for the database')
      return builtInRugs(config.artworkDir)
    })
    const rug = findDesign(known, address)
    if (!rug) throw new ApiError('image/not-found', { field: 'file', detail: `there is no rug ${address}` })
    return rug
  }
}

/** The design of a link's text; without one, the rug as drawn. */
function designIn(text: string | undefined): LinkedDesign {
  if (!text) return AS_DRAWN
  const decoded = decodeDesign(text)
  if (!decoded.ok) throw new ApiError('request/invalid', { field: 'd', detail: `d: ${decoded.reason}` })
  return decoded.design
}

function recoloringOf(design: LinkedDesign, { separation }: SharedRug): Recoloring {
  const { mappings, matchedAt, textureStyle, textureIntensity, light, size } = design
  return {
    palette: recolor(separation.swatches, { mappings: Object.entries(mappings), tolerance: matchedAt }),
    texture: { style: textureStyle, intensity: textureIntensity, outline: size.shape, light },
  }
}

function shown({ name, collection }: RugItem, size: LinkedDesign['size']): ShownRug {
  return { shape: size.shape, ratio: stageRatio(size), name, collection, size: sizeWords(size) }
}

/** `5 × 8 ft`, `170 cm across`; without a size how it is made. */
function sizeWords({ shape, width, length, unit }: LinkedDesign['size']): string {
  if (width && shape === 'round') return `${width} ${unit} across`
  const other = hasOneMeasure(shape) ? width : length
  return width && other ? `${width} × ${other} ${unit}` : 'Hand-tufted to order'
}
