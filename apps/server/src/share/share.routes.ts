import type { RugItem } from '@nawl/contract/rug-collection'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { hasOneMeasure } from '@nawl/domain/rug/size'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { z } from 'zod'

import type { App } from '../app.ts'
import { paintRug, strongTag } from '../color/color-answer.ts'
import { leaving } from '../color/leaving.ts'
import { waitingLine } from '../color/waiting-line.ts'
import { type LinkDeps, linkedRugs } from './linked-rug.ts'
import { sharePicture, type ShownRug } from './share-picture.ts'

const params = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(?:jpg|png)$/, 'is no picture') })
const querystring = z.object({ d: z.string().max(300).optional() })

/**
 * GET /share/{address}.jpg and .png: a rug in the state that a studio link says, on paper with its
 * label to unfurl to, or cut out for the page to begin with.
 */
export function shareRoutes(app: App, deps: LinkDeps): void {
  const linkedRug = linkedRugs(app, deps)
  // Composing takes a thread of the pool that everything else shares.
  const easel = waitingLine({ places: 1, length: 32 })
  app.get('/share/:file', { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const [address = '', format] = request.params.file.split('.')
    const { rug, design, separated, palette, texture, kept } = await linkedRug(address, request.query.d)
    const tag = strongTag(['share', format, separated.contentHash, rug.name, rug.collection, design])
    reply.header('etag', tag).header('cache-control', kept)
    // Made to be shown on other people's pages.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()

    const signal = leaving(reply.raw)
    const { picture } = await paintRug(deps.press, separated, { palette, texture }, 'png', signal)
    if (format === 'png') return reply.type('image/png').send(Buffer.from(picture))
    const onPaper = await easel.inTurn(() => sharePicture(picture, shown(rug, design.size)), signal)
    return reply.type('image/jpeg').send(onPaper)
  })
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
