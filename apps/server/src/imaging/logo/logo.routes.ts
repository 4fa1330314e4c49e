import multipart from '@fastify/multipart'
import { logoAnswer } from '@nawl/contract/shop/shop-logo'
import { LOGO_PICTURES } from '@nawl/domain/shop/logo'
import { z } from 'zod'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { callerGone } from '../../platform/threads/waiting-caller.ts'
import { FOR_EVER } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'
import type { Settings } from '../../settings/settings.ts'
import type { IncomingFiles } from '../uploads/incoming-files.ts'
import { asJson, receivePicture } from '../uploads/receive-artwork.ts'
import type { UploadPool } from '../uploads/upload-pool.ts'

const LOGOS_PER_HOUR = 60
const about = described('desk')
const OPTIONS = { field: 'options', read: asJson(z.strictObject({})), without: {} }
const FILE = /^([0-9a-f]{32})-(\w+\.\w+)$/

type Deps = DeskDeps & {
  readonly settings: Pick<Settings, 'logos'>
  readonly uploads: UploadPool
  readonly incoming: IncomingFiles
  readonly limits: HourlyLimits
}

/** POST /api/desk/settings/logo: a logo out of a picture, which the shop's settings then name. */
export async function logoRoutes(app: App, deps: Deps): Promise<void> {
  const { settings, uploads, incoming } = deps
  const memberOf = deskScope(app, deps)
  await app.register(multipart)
  const limit = deps.limits('desk-logo', LOGOS_PER_HOUR)
  const schema = {
    ...about('A logo out of a picture', { 201: logoAnswer }),
    description:
      'multipart/form-data: the file in `picture`. Publish the shop’s settings with the answer to show it.',
    consumes: ['multipart/form-data'],
  }
  const config = { permission: 'settings.change' as const }
  app.post('/api/desk/settings/logo', { config, schema }, async (request, reply) => {
    await limit.check(memberOf(request).email)
    const made = await incoming.inPlace(async (path) => {
      await receivePicture(request, reply, path, OPTIONS)
      return uploads.logo(path, callerGone(reply.raw))
    })
    return reply.status(201).send({ logo: await settings.logos.keep(made) })
  })
}

/** GET /logo/{file}: the pictures of logos. */
export function logoPictureRoutes(app: App, { settings: { logos } }: Pick<Deps, 'settings'>): void {
  const params = z.object({ file: z.string().max(60) })
  app.get('/logo/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const [, id = '', name] = FILE.exec(request.params.file) ?? []
    const picture = LOGO_PICTURES.find((one) => one === name)
    const bytes = picture ? await logos.picture(id, picture) : null
    if (!bytes) throw new ApiError('image/not-found', { field: 'file' })
    // Its name says what it shows.
    void reply.header('cache-control', FOR_EVER)
    return reply.type(name?.endsWith('.webp') ? 'image/webp' : 'image/png').send(asBuffer(bytes))
  })
}
