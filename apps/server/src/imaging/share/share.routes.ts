import { shopName } from '@nawl/messages/text/shop-name'
import { setTimeout as wait } from 'node:timers/promises'

import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { language } from '@nawl/contract/shop/language'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { roomFor } from '@nawl/domain/rug/room-for'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { names } from '@nawl/messages/by-language/names'
import { rug as rugWords } from '@nawl/messages/by-language/rug'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { sidesText } from '@nawl/messages/text/rug-text'
import { outlineOf } from '@nawl/domain/rug/shape'
import { z } from 'zod'
import type { RoomRecord } from '@nawl/contract/imaging/room'
import type { FastifyBaseLogger } from 'fastify'

import type { App } from '../../platform/http/fastify-app.ts'
import { type HourlyLimits, RENDERS_PER_HOUR, perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { paintRug, strongTag } from '../color/color-answer.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { type RoomPictureOrder, type RoomPictures, uprightRoom } from '../rooms/room-pictures.ts'
import { type LinkDeps, type LinkedRug, linkedRugs } from './linked-rug.ts'
import { ROOM_PANEL, sharePicture, type ShownRug } from './share-picture.ts'

type Deps = LinkDeps & { readonly rooms: readonly RoomRecord[]; readonly limits: HourlyLimits } & {
  readonly pictures: RoomPictures
}

const params = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(?:jpg|png)$/, 'is no picture') })
const querystring = z.object({ d: z.string().max(300).optional(), language })

/** Crawlers of networks time out after a few seconds; an idle renderer needs half a second for a room. */
const ROOM_MS = 3_000

/**
 * GET /share/{address}.jpg and .png: a rug with the design of a studio link; as a link preview with label and room, or
 * cut out as the first picture of a page.
 */
export function shareRoutes(app: App, deps: Deps): void {
  const { pictures, renderer } = deps
  const linkedRug = linkedRugs(deps)
  const roomOf = roomOrders(deps)
  // Composing uses a libuv thread, which everything else shares.
  const queue = boundedQueue({ places: 1, length: 32, share: 8 })
  const mayRender = perCaller(deps.limits('share', RENDERS_PER_HOUR.share))
  app.get('/share/:file', { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const [address = '', format] = request.params.file.split('.')
    const waiting = waitingCaller(request, reply)
    const linked = await linkedRug(address, request.query.d, waiting)
    const { rug, design, separated, palette, texture, kept } = linked
    const label = shown(rug, design.size, request.query.language)
    const room = format === 'jpg' ? roomOf(linked) : null
    const inRoomTag = room && pictures.tag(linked, room)
    const tag = strongTag([
      'share',
      format,
      separated.contentHash,
      format === 'jpg' ? label : null,
      design,
      inRoomTag,
    ])
    // Meant for embedding in other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (isUnchanged(request, reply, tag, kept)) return reply.status(304).send()

    await mayRender(request)
    const [{ picture }, inRoom] = await Promise.all([
      paintRug(
        renderer,
        { rug: separated, recoloring: { palette, texture }, format: 'png', held: [] },
        waiting,
      ),
      room && inTime(pictures.picture(linked, room, waiting), ROOM_MS, request.log),
    ])
    if (format === 'png') return reply.type('image/png').send(Buffer.from(picture))
    // A later request may get the room as well, so this one is not cached.
    if (room && !inRoom) reply.removeHeader('etag').header('cache-control', 'no-cache')
    const onPaper = await queue.inTurn(() => sharePicture(picture, inRoom, label), waiting)
    return reply.type('image/jpeg').send(onPaper)
  })
}

/** The room picture beside a linked rug; null when no room fits it. */
function roomOrders({ rooms }: Pick<Deps, 'rooms'>) {
  const upright = rooms.map(uprightRoom)
  return ({ rug, design }: LinkedRug): RoomPictureOrder | null => {
    const room = roomFor({ room: rug.room, size: design.size }, upright)
    const { width, height } = ROOM_PANEL
    return room && { room: room.id, aspect: width / height, width, format: 'jpg' }
  }
}

function shown({ name, collection }: RugItem, size: LinkedDesign['size'], code: LanguageCode): ShownRug {
  return {
    shop: shopName(code),
    outline: outlineOf(size.shape),
    ratio: stageRatio(size),
    name: names[code](name),
    collection: names[code](collection),
    size: sidesText(rugWords[code], size) ?? rugWords[code].madeToOrder,
    direction: LANGUAGES[code].direction,
  }
}

/** Resolves to the result within `ms`, else to null; failures are logged. */
export async function inTime<T>(making: Promise<T>, ms: number, log: FastifyBaseLogger): Promise<T | null> {
  const late = new AbortController()
  const found = making.catch((error: unknown) => {
    log.warn({ err: error }, 'a picture goes without its room')
    return null
  })
  const made = await Promise.race([found, wait(ms, null, { signal: late.signal })])
  late.abort()
  return made
}
