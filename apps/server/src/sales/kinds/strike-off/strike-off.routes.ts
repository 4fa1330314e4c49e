import {
  type StrikeOffAnswer,
  strikeOffAnswer,
  strikeOffParams,
  strikeOffQuery,
} from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { STRIKE_OFF_MM } from '@nawl/domain/product/strike-off'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import sharp from 'sharp'
import { z } from 'zod'

import { readDesign } from '../../../imaging/share/linked-rug.ts'
import { described } from '../../../platform/http/api-error.ts'
import type { App } from '../../../platform/http/fastify-app.ts'
import { waitingCaller } from '../../../platform/threads/waiting-caller.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../../platform/http/limits/hourly-limit.ts'
import { BITMAP_HASH, orderedRug } from '../../carts/ordered-picture.routes.ts'
import { orderedPicture } from '../../carts/ordered-bitmap-paths.ts'
import { paperPictures } from '../../carts/paper-picture.ts'
import { designFreezer } from '../../carts/snapshot-design.ts'
import type { SalesRouteDeps } from '../../sales-route-deps.ts'
import { placeOn } from './freeze-strike-off.ts'
import { squarePicture } from './sold-strike-off.ts'
import { strikeOffPlane } from './strike-off-plane.ts'

/** Width of its picture in pixels. */
const WIDTH = 480

const picture = {
  hide: true,
  params: z.object({ hash: BITMAP_HASH }),
  querystring: z.object({
    d: z.string().max(300),
    x: z.coerce.number().int().min(0).max(20_000),
    y: z.coerce.number().int().min(0).max(20_000),
  }),
}

/**
 * GET /api/strike-off/{rug}: where a strike-off of a design lies; GET /frozen/{hash}/strike-off.webp: its square out of the
 * picture of the rug.
 */
export function strikeOffRoutes(app: App, deps: SalesRouteDeps): void {
  const { renderer, limits, settings } = deps
  const rugs = designFreezer({ ...deps, prices: settings.prices })
  const mayRender = perCaller(limits('strike-off', RENDERS_PER_HOUR.frozen))
  const send = paperPictures({ renderer, mayRender })
  const schema = described('cart')(
    'Where a strike-off of a design lies',
    { 200: strikeOffAnswer },
    { params: strikeOffParams, querystring: strikeOffQuery },
  )
  app.get('/api/strike-off/:rug', { schema }, async (request, reply): Promise<StrikeOffAnswer> => {
    await mayRender(request)
    const { d, x, y } = request.query
    const { mappings, matchedAt, textureStyle, textureIntensity, size } = readDesign(d)
    const { shape, width, length, unit, composed, fit } = size
    const chosen = {
      rugId: request.params.rug,
      mappings: { ...mappings },
      tolerance: matchedAt,
      textureStyle,
      textureIntensity,
      size: { shape, width, length, unit, ...(composed && { composed }), ...(fit && { fit }) },
    }
    const waiting = waitingCaller(request, reply)
    const rug = await rugs.freeze(chosen, waiting)
    const plane = await strikeOffPlane(rug, renderer, waiting)
    const { place, proposed, yarns } = placeOn(
      plane,
      x === undefined || y === undefined ? undefined : { xMm: x, yMm: y },
    )
    void reply.header('cache-control', 'no-store')
    const { widthMm, lengthMm } = rug.size
    const rugYarns = rug.yarns
    return {
      name: rug.name,
      rug: chosen,
      picture: orderedPicture(rug),
      square: squarePicture(rug, place),
      widthMm,
      lengthMm,
      place,
      proposed,
      yarns,
      rugYarns,
    }
  })

  app.get('/frozen/:hash/strike-off.webp', { schema: picture }, async (request, reply) => {
    const { d, x, y } = request.query
    const rug = await orderedRug(renderer, request.params.hash, d, waitingCaller(request, reply))
    const { widthM, lengthM } = rugMetres(rug.design.size)
    const shown = async (picture: Buffer) => {
      const whole = await sharp(picture).metadata()
      const across = along(x, widthM * 1000, whole.width)
      const down = along(y, lengthM * 1000, whole.height)
      return sharp(picture)
        .extract({ left: across.from, top: down.from, width: across.pixels, height: down.pixels })
        .resize(WIDTH, WIDTH, { fit: 'fill' })
        .webp({ quality: 82 })
        .toBuffer()
    }
    return send(request, reply, { rug, part: ['strike-off', x, y], shown })
  })
}

/** The pixels of a side of the square, within those of the side of the rug. */
function along(fromMm: number, sideMm: number, pixels: number) {
  const size = Math.max(1, Math.min(pixels, Math.round((STRIKE_OFF_MM * pixels) / sideMm)))
  const from = Math.round((fromMm * pixels) / sideMm)
  return { from: Math.max(0, Math.min(from, pixels - size)), pixels: size }
}
