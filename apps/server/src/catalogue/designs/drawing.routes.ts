import { readFile } from 'node:fs/promises'

import multipart from '@fastify/multipart'
import {
  DRAWING_ID,
  drawingAnswer,
  drawingRequest,
  dyeRequest,
  type Drawing,
} from '@nawl/contract/desk/design'
import { KIND_BYTES, pictureKind } from '@nawl/engine/reduction/picture-kind'
import { isOffered } from '@nawl/domain/yarn/library/shade-card'
import { z } from 'zod'

import { limitedMember, type MemberOf } from '../../identity/staff/desk-scope.ts'
import type { Drawn } from '../../imaging/designs/draw-from-picture.ts'
import type { DrawingStore } from '../../imaging/designs/drawings.store.ts'
import type { IncomingFiles } from '../../imaging/uploads/incoming-files.ts'
import { asJson, receivePicture } from '../../imaging/uploads/receive-artwork.ts'
import type { UploadPool } from '../../imaging/uploads/upload-pool.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { callerGone } from '../../platform/threads/waiting-caller.ts'
import { asBuffer } from '../../platform/as-buffer.ts'
import type { ShopRugs } from './shop-rugs.ts'
import { suggestPalettes } from './suggest-palettes.ts'

const DRAWINGS_PER_HOUR = 600
const PATH = '/api/desk/drawings'
const about = described('desk')
const route = { config: { permission: 'catalogue.edit' as const }, bodyLimit: 16 * 1024 }
const OPTIONS = { field: 'options', read: asJson(drawingRequest) }
const byId = z.object({ id: z.string().regex(DRAWING_ID) })

export type DrawingDeps = {
  readonly drawings: DrawingStore
  readonly uploads: UploadPool
  readonly incoming: IncomingFiles
  readonly limits: HourlyLimits
  readonly rugs: Pick<ShopRugs, 'builtIn'>
}

/** /api/desk/drawings: what designs are made from, out of a picture and in the yarns that an owner chooses. */
export async function drawingRoutes(
  app: App,
  { drawings, uploads, incoming, limits, rugs, memberOf }: DrawingDeps & { readonly memberOf: MemberOf },
): Promise<void> {
  await app.register(multipart)
  const mayDraw = limitedMember(memberOf, limits('desk-drawing', DRAWINGS_PER_HOUR))
  const answer = { 200: drawingAnswer }

  async function known(id: string): Promise<{ drawing: Drawing; file: Uint8Array }> {
    const [drawing, file] = await Promise.all([drawings.find(id), drawings.bitmap(id)])
    if (!drawing || !file) throw new ApiError('design/no-such-drawing', { field: 'id' })
    return { drawing, file }
  }
  const shown = (drawing: Drawing, { notes, animated }: Drawn) => ({
    drawing,
    notes: [...notes],
    palettes: suggestPalettes(
      drawing.yarns.map(({ hex }) => hex),
      rugs.builtIn(),
    ),
    isFirstFrame: animated,
  })

  const make = {
    ...about('A drawing out of a picture', { 201: drawingAnswer }),
    description:
      'multipart/form-data: the file in `picture`, how many yarns and which part of it as JSON in `options`.',
    consumes: ['multipart/form-data'],
  }
  app.post(PATH, { config: route.config, schema: make }, async (request, reply) => {
    await mayDraw(request)
    const { drawn, original } = await incoming.inPlace(async (path) => {
      const wish = await receivePicture(request, reply, path, OPTIONS)
      // A vector file is pixels from then on.
      return {
        drawn: await uploads.draw({ path, ...wish }, callerGone(reply.raw)),
        original: await drawings.keepOriginal(await readFile(path)),
      }
    })
    return reply.status(201).send(shown(await drawings.keep(drawn, original), drawn))
  })

  const read = about('A drawing with the notes of the workshop', answer, { params: byId })
  app.get(`${PATH}/:id`, { config: route.config, schema: read }, async (request) => {
    await mayDraw(request)
    const { drawing, file } = await known(request.params.id)
    return shown(drawing, await uploads.survey({ file, yarns: drawing.yarns }))
  })

  const asSent = about(
    'The picture that a drawing was made of, as it was sent',
    { 200: z.any().meta({ description: 'The picture' }) },
    { params: byId },
  )
  app.get(`${PATH}/:id/original`, { config: route.config, schema: asSent }, async (request, reply) => {
    await mayDraw(request)
    const { original } = (await drawings.find(request.params.id)) ?? {}
    const picture = original === undefined ? null : await drawings.original(original)
    if (!picture) throw new ApiError('image/not-found', { field: 'id' })
    const kind = pictureKind(picture.subarray(0, KIND_BYTES))
    void reply.header('content-disposition', 'attachment')
    return reply.type(kind ? `image/${kind}` : 'application/octet-stream').send(asBuffer(picture))
  })

  const dye = about('The drawing in other yarns', answer, { params: byId, body: dyeRequest })
  app.post(`${PATH}/:id/yarns`, { ...route, schema: dye }, async (request) => {
    await mayDraw(request)
    const { drawing, file } = await known(request.params.id)
    const { hexes } = request.body
    if (hexes.length !== drawing.yarns.length || new Set(hexes).size < 2)
      throw new ApiError('design/yarn-count', { field: 'hexes' })
    // What it is drawn in may stay, though the yarn left the card.
    const drawn = new Set(drawing.yarns.map((yarn) => yarn.hex))
    const stray = hexes.findIndex((hex) => !isOffered(hex) && !drawn.has(hex))
    if (stray >= 0) throw new ApiError('design/not-on-card', { field: `hexes.${stray}` })
    const dyed = await uploads.dye({ file, yarns: drawing.yarns, hexes })
    return shown(await drawings.keep(dyed, drawing.original), dyed)
  })
}
