import { language } from '@nawl/contract/shop/language'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import { outlineOf } from '@nawl/domain/rug/shape'
import { rugHeightMm } from '@nawl/domain/workshop/rolled-rug'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'
import { z } from 'zod'

import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { contentDisposition } from '../../platform/http/files/content-disposition.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { type HourlyLimits, perCaller, RENDERS_PER_HOUR } from '../../platform/http/limits/hourly-limit.ts'
import { onceEach } from '../../platform/threads/once-each.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import { type WaitingCaller, waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { strongTag } from '../color/color-answer.ts'
import { fileName } from '../downloads/file-name.ts'
import { type LinkDeps, type LinkedRug, linkedRugs } from '../share/linked-rug.ts'
import type { RugFileTask, RugFormat } from './own-floor.worker.ts'

const params = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(?:glb|usdz)$/, 'is no rug to lay down') })
const querystring = z.object({ d: z.string().max(300).optional(), language })

type Deps = LinkDeps & {
  readonly config: Pick<Config, 'workshop'>
  readonly limits: HourlyLimits
}

const TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const satisfies Record<
  RugFormat,
  string
>
/** Ten to twenty files: a phone asks for its file again when it opens its viewer. */
const HELD_BYTES = 48 * 2 ** 20
/** Increment when the same rug would give another file. */
const VERSION = 1
/** The finer of the two pile tiles: relief is seen from closer than colour. */
const RELIEF_SCALE = 2

/**
 * GET /take-along/floor/{address}.glb and .usdz: a rug as a studio link says, as a body in its true size, to be laid on
 * a floor seen through a telephone's camera.
 */
export async function ownFloorRoutes(app: App, deps: Deps): Promise<void> {
  const linkedRug = linkedRugs(deps)
  const pool = singleThreadPool({
    worker: new URL('./own-floor.worker.ts', import.meta.url),
    megabytes: 512,
    // A file takes about as long as starting the thread again.
    finishes: true,
  })
  app.addHook('onClose', () => pool.close())
  const held = onceEach<{ readonly file: Uint8Array; readonly bytes: number }>(HELD_BYTES)
  const mayRender = perCaller(deps.limits('floor', RENDERS_PER_HOUR.floor))

  // The pictures in such a file are compressed already.
  const options = { compress: false, schema: { hide: true, params, querystring } } as const
  app.get('/take-along/floor/:file', options, async (request, reply) => {
    const [address, format] = request.params.file.split('.') as [string, RugFormat] // as params has it
    const waiting = waitingCaller(request, reply)
    const linked = await linkedRug(address, request.query.d, waiting)
    const measures = measuresOf(linked.design, deps.config.workshop.pileMm)
    const { separated, palette, texture, kept } = linked
    // Not the light: the floor has a light of its own.
    const { style, intensity } = texture
    const parts = [format, separated.contentHash, palette, style, intensity, measures]
    const tag = strongTag(['floor', VERSION, ...parts])
    if (isUnchanged(request, reply, tag, kept)) return reply.status(304).send()

    await mayRender(request)
    const { value } = await held(tag, make, waiting.signal)
    const name = `${fileName(linked, request.query.language)}.${format}`
    return reply
      .type(TYPES[format])
      .header('content-disposition', contentDisposition('inline', name))
      .send(Buffer.from(value.file))

    async function make(signal: AbortSignal) {
      const anyone = { ...waiting, signal }
      const task: RugFileTask = { format, measures, ...(await drawn(linked, anyone)) }
      const file = await pool.run<Uint8Array>('rugFile', task, anyone)
      return { file, bytes: file.byteLength }
    }
  })

  async function drawn({ separated, palette, texture }: LinkedRug, waiting: WaitingCaller) {
    const { style, outline } = texture
    const [{ value: tufts }, tile] = await Promise.all([
      deps.renderer.tufts(separated, style, outline, waiting),
      deps.renderer.tile(style, RELIEF_SCALE),
    ])
    const { raster } = tufts
    const intensity = pileContrast(texture.intensity)
    const table = shadeTable(palette, raster.levels, { light: 'day', intensity, ground: 'transparent' })
    return { rug: { raster, table }, tile }
  }
}

/** In metres, as ordered; of the usual size while there is none. ApiError for a size that is not made. */
function measuresOf({ size }: LinkedDesign, pileMm: number): RugFileTask['measures'] {
  const body = { outline: outlineOf(size.shape), heightM: rugHeightMm(pileMm) / 1000 }
  if (size.width === '' && size.length === '') return { ...rugMetres(size), ...body }
  const made = snapshotSize(size)
  if (made.ok) return { widthM: made.size.widthMm / 1000, lengthM: made.size.lengthMm / 1000, ...body }
  const nearest = 'nearest' in made ? `; the nearest is ${made.nearest.width} × ${made.nearest.length}` : ''
  const asked = `${size.width} × ${size.length} ${size.unit}`
  throw new ApiError('request/invalid', {
    field: 'd',
    detail: `a ${size.shape} of ${asked} is not made${nearest}`,
  })
}
