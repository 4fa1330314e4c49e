import { join } from 'node:path'

import staticFiles from '@fastify/static'
import { room, roomId, roomLight, type RoomRecord } from '@nawl/contract/imaging/room'
import { ROOM_FRAMES, ROOM_PICTURE_WIDTHS } from '@nawl/contract/imaging/room-paths'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Config } from '../../platform/config/config.ts'
import { type HourlyLimits, RENDERS_PER_HOUR, perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { strongTag } from '../color/color-answer.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { refusals } from '../../platform/http/api-error.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'
import { type LinkDeps, linkedRugs } from '../share/linked-rug.ts'
import { ROOM_FORMATS, type RoomFormat } from './room-picture.worker.ts'
import type { RoomPictures } from './room-pictures.ts'

type Deps = LinkDeps & {
  readonly config: Pick<Config, 'contentDir'>
  readonly rooms: readonly RoomRecord[]
  readonly limits: HourlyLimits
  readonly pictures: RoomPictures
}

/**
 * GET /api/rooms: the rooms; GET /api/rooms/{room}/{address}.{avif|webp|jpg}: a rug in a room; GET
 * /rooms/{room}/{plate}: the images a room is composed from; GET /stills/{still}: the still lifes rendered with them.
 */
export async function roomsRoutes(app: App, deps: Deps): Promise<void> {
  listRoute(app, deps.rooms)
  pictureRoute(app, deps)
  for (const folder of ['rooms', 'stills'])
    await app.register(staticFiles, {
      root: join(deps.config.contentDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      maxAge: '1h',
      allowedPath: (path) => /\.(?:avif|webp)$/.test(path),
    })
}

function listRoute(app: App, rooms: readonly RoomRecord[]): void {
  const tag = strongTag(['rooms', rooms])
  const schema = {
    tags: ['rooms'],
    summary: 'The rooms a rug can be seen in',
    description: 'How each was photographed and lit. Metres: x to the right, y into the room, z up.',
    response: { 200: z.array(room), 304: z.void() },
  }
  app.get('/api/rooms', { schema }, async (request, reply) => {
    return isUnchanged(request, reply, tag, 'no-cache')
      ? reply.status(304).send(undefined)
      : reply.send([...rooms])
  })
}

const picture = { schema: z.string().meta({ format: 'binary' }) }
const FILE = new RegExp(`^[\\w-]{1,80}\\.(?:${ROOM_FORMATS.join('|')})$`)

const PICTURE_SCHEMA = {
  tags: ['rooms'],
  summary: 'A rug to scale in a room',
  description:
    'A design of the shop, or of a visitor’s own, as a studio link says: yarns, pile, shape and size. ' +
    'It lies where the room wants it. `ETag` names the picture.',
  params: z.object({
    room: roomId,
    file: z
      .string()
      .regex(FILE, 'is no picture')
      .meta({ description: 'The rug’s address and .avif, .webp or .jpg' }),
  }),
  querystring: z.object({
    d: z
      .string()
      .max(300)
      .optional()
      .meta({ description: 'The text of a studio link; without it, as drawn' }),
    light: roomLight.optional().meta({ description: 'Without it, as the link says' }),
    frame: z
      .enum(ROOM_FRAMES)
      .default('whole')
      .meta({ description: 'All of the room, or as much as stands upright round the rug, which lies away' }),
    width: z.enum(ROOM_PICTURE_WIDTHS).default('1200').meta({ description: 'In pixels, at most' }),
  }),
  response: {
    200: {
      description: 'The picture',
      content: { 'image/avif': picture, 'image/webp': picture, 'image/jpeg': picture },
    },
    304: z.void(),
    ...refusals,
  },
}

function pictureRoute(app: App, { pictures, limits, ...deps }: Deps): void {
  const mayRender = perCaller(limits('room', RENDERS_PER_HOUR.room))
  const linkedRug = linkedRugs(deps)
  app.get('/api/rooms/:room/:file', { schema: PICTURE_SCHEMA }, async (request, reply) => {
    const [address, format] = request.params.file.split('.') as [string, RoomFormat] // as params has it
    const { d, light, frame, width } = request.query
    const waiting = waitingCaller(request, reply)
    const linked = await linkedRug(address, d, waiting)
    const aspect = frame === 'upright' ? SHAPE_FACTS.rectangle.pictureRatio : undefined
    const order = { room: request.params.room, light, aspect, width: Number(width), format }
    const tag = pictures.tag(linked, order)
    if (isUnchanged(request, reply, tag, linked.kept)) return reply.status(304).send(undefined)
    await mayRender(request)
    const made = await pictures.picture(linked, order, waiting)
    const type = format === 'jpg' ? 'jpeg' : format
    return reply.type(`image/${type}`).send(asBuffer(made) as never) // bytes, which no schema knows
  })
}
