import {
  type StrikeOffAnswer,
  strikeOffAnswer,
  strikeOffParams,
  strikeOffQuery,
} from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { cartDesignOf } from '@nawl/contract/sales/kinds/rug/cart-design'
import { STRIKE_OFF_MM } from '@nawl/domain/product/strike-off'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import sharp from 'sharp'
import { z } from 'zod'

import { laidRug, readDesign } from '../../../imaging/share/linked-rug.ts'
import { described } from '../../../platform/http/api-error.ts'
import type { App } from '../../../platform/http/fastify-app.ts'
import { waitingCaller } from '../../../platform/threads/waiting-caller.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../../platform/http/limits/hourly-limit.ts'
import { NO_STORE } from '../../../platform/http/caching.ts'
import { BITMAP_HASH, orderedRug, shownWhole } from '../../carts/ordered-picture.routes.ts'
import { orderedDesignLink } from '../../carts/ordered-bitmap-paths.ts'
import { paperPictures } from '../../carts/paper-picture.ts'
import { designFreezer } from '../../carts/snapshot-design.ts'
import type { SalesRouteDeps } from '../../sales-route-deps.ts'
import { placeOn } from './freeze-strike-off.ts'
import { strikeOffPlane } from './strike-off-plane.ts'

/** Width of its picture in pixels. */
const WIDTH = 480

const mm = z.coerce.number().int().min(0).max(20_000)
const place = { x: mm, y: mm }
const picture = {
  hide: true,
  params: z.object({ hash: BITMAP_HASH }),
  querystring: z.object({ d: z.string().max(300), ...place }),
}

const proposed = {
  hide: true,
  params: strikeOffParams,
  querystring: z.object({ d: z.string().max(300), ...place }).partial({ x: true, y: true }),
}

/**
 * GET /api/strike-off/{rug}: where a strike-off of a design lies; GET /api/strike-off/{rug}/picture.webp: the picture of
 * the rug, or of a square of it; GET /frozen/{hash}/strike-off.webp: the square out of the picture of a rug that is kept.
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
    const chosen = cartDesignOf(request.params.rug, readDesign(d))
    const { design: rug, separated } = await rugs.taken(chosen, waitingCaller(request, reply))
    const wanted = x === undefined || y === undefined ? undefined : { xMm: x, yMm: y }
    const { place, proposed, yarns } = placeOn(strikeOffPlane(rug, separated), wanted)
    void reply.headers(NO_STORE)
    const { widthMm, lengthMm } = rug.size
    const picture = `/api/strike-off/${encodeURIComponent(rug.rugId)}/picture.webp?d=${orderedDesignLink(rug, 1)}`
    return {
      name: rug.name,
      rug: chosen,
      picture,
      square: `${picture}&x=${place.xMm}&y=${place.yMm}`,
      widthMm,
      lengthMm,
      place,
      proposed,
      yarns,
      rugYarns: rug.yarns,
    }
  })

  app.get('/api/strike-off/:rug/picture.webp', { schema: proposed }, async (request, reply) => {
    const { d, x, y } = request.query
    const design = readDesign(d)
    const chosen = cartDesignOf(request.params.rug, design)
    const { separated } = await rugs.taken(chosen, waitingCaller(request, reply))
    const isWhole = x === undefined || y === undefined
    const shown = isWhole ? shownWhole(design.size) : shownSquare(design.size, { x, y })
    const part = ['strike-off', x, y]
    // The design at an address may change.
    return send(request, reply, { rug: laidRug(design, separated), part, shown, kept: 'private, no-cache' })
  })

  app.get('/frozen/:hash/strike-off.webp', { schema: picture }, async (request, reply) => {
    const { d, x, y } = request.query
    const rug = await orderedRug(renderer, request.params.hash, d, waitingCaller(request, reply))
    const shown = shownSquare(rug.design.size, { x, y })
    return send(request, reply, { rug, part: ['strike-off', x, y], shown })
  })
}

/** The square of a strike-off out of the picture of its rug. */
const shownSquare =
  (size: LinkedDesign['size'], { x, y }: { readonly x: number; readonly y: number }) =>
  async (picture: Buffer) => {
    const { widthM, lengthM } = rugMetres(size)
    const whole = await sharp(picture).metadata()
    const across = along(x, widthM * 1000, whole.width)
    const down = along(y, lengthM * 1000, whole.height)
    return sharp(picture)
      .extract({ left: across.from, top: down.from, width: across.pixels, height: down.pixels })
      .resize(WIDTH, WIDTH, { fit: 'fill' })
      .webp({ quality: 82 })
      .toBuffer()
  }

/** The pixels of a side of the square, within those of the side of the rug. */
function along(fromMm: number, sideMm: number, pixels: number) {
  const size = Math.max(1, Math.min(pixels, Math.round((STRIKE_OFF_MM * pixels) / sideMm)))
  const from = Math.round((fromMm * pixels) / sideMm)
  return { from: Math.max(0, Math.min(from, pixels - size)), pixels: size }
}
