import { roomId } from '@nawl/contract/imaging/room'
import { ROOMS } from '@nawl/contract/imaging/room-paths'
import { type LinkedDesign } from '@nawl/domain/rug/design-link'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import sharp, { type ResizeOptions } from 'sharp'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { RugRenderer } from '../../imaging/color/rug-renderer.ts'
import { type WaitingCaller, waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { RENDERS_PER_HOUR, perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { paperPictures } from './paper-picture.ts'
import { ORDERED_ROOM_WIDTHS, type OrderedRoomFormat } from './ordered-bitmap-paths.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { type LaidRug, laidRug, readDesign } from '../../imaging/share/linked-rug.ts'

/** As wide as a line of a cart shows it on a fine screen. */
const WIDTH = 480

const hash = /[0-9a-f]{64}/
/** The path parameter of a stored bitmap. */
export const BITMAP_HASH = z.string().regex(new RegExp(`^${hash.source}$`), 'is no bitmap')
const link = z.object({ d: z.string().max(300) })
const onPaper = {
  hide: true,
  params: z.object({ file: z.string().regex(new RegExp(`^${hash.source}\\.webp$`), 'is no picture') }),
  querystring: link,
}
const inRoom = {
  hide: true,
  params: z.object({
    hash: BITMAP_HASH,
    file: z.string().regex(new RegExp(`^(?:${ROOMS.join('|')})\\.(?:webp|jpg|avif)$`), 'is no picture'),
  }),
  querystring: link,
}

/**
 * A design out of a cart or an order, painted from the bitmap that was kept of it: GET /frozen/{hash}.webp on paper,
 * GET /frozen/{hash}/{room}.{webp|jpg|avif} in a room of the house.
 */
export function orderedPictureRoutes(app: App, { renderer, pictures, limits }: SalesRouteDeps): void {
  const mayRender = perCaller(limits('frozen', RENDERS_PER_HOUR.frozen))
  const send = paperPictures({ renderer, mayRender })
  app.get('/frozen/:file', { schema: onPaper }, async (request, reply) => {
    const hash = request.params.file.replace('.webp', '')
    const rug = await orderedRug(renderer, hash, request.query.d, waitingCaller(request, reply))
    return send(request, reply, { rug, part: ['frozen'], shown: shownWhole(rug.design.size) })
  })

  app.get('/frozen/:hash/:file', { schema: inRoom }, async (request, reply) => {
    const waiting = waitingCaller(request, reply)
    const rug = await orderedRug(renderer, request.params.hash, request.query.d, waiting)
    const [room, format] = request.params.file.split('.') as [string, OrderedRoomFormat] // as params has it
    const order = { room: roomId.parse(room), format, width: ORDERED_ROOM_WIDTHS[format] }
    const tag = pictures.tag(rug, order)
    // Letters are read on other people's pages.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    // The rug never changes, but its room may be photographed anew.
    if (isUnchanged(request, reply, tag, 'private, max-age=86400')) return reply.status(304).send()
    await mayRender(request)
    const made = await pictures.picture(rug, order, waiting)
    return reply.type(format === 'jpg' ? 'image/jpeg' : `image/${format}`).send(Buffer.from(made))
  })
}

/** The picture of a whole rug as a line of a cart shows it. */
export const shownWhole = (size: LinkedDesign['size']) => (picture: Buffer) =>
  sharp(picture).resize(shownSize(size)).webp({ quality: 82 }).toBuffer()

/** A rug is shown as its bitmap is drawn; one of a shape that has proportions of its own, in those it is made in. */
function shownSize(size: LinkedDesign['size']): ResizeOptions {
  if (SHAPE_FACTS[size.shape].leastRatio === null) return { width: WIDTH }
  return { width: WIDTH, height: Math.round(WIDTH / stageRatio(size)), fit: 'fill' }
}

/** The rug of a kept bitmap in the state that a link's text says. */
export async function orderedRug(
  renderer: RugRenderer,
  bitmapHash: string,
  text: string,
  waiting: WaitingCaller,
): Promise<LaidRug> {
  const design = readDesign(text)
  const { value } = await renderer.separation(`frozen/${bitmapHash}.bmp`, waiting)
  return laidRug(design, value)
}
