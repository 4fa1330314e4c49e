import multipart from '@fastify/multipart'
import { photoAnswer } from '@nawl/contract/imaging/photo'
import { z } from 'zod'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { callerGone } from '../../platform/threads/waiting-caller.ts'
import { FOR_EVER } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'
import type { IncomingFiles } from '../uploads/incoming-files.ts'
import { asJson, receivePicture } from '../uploads/receive-artwork.ts'
import type { UploadPool } from '../uploads/upload-pool.ts'
import type { PhotoStore } from './photo.store.ts'

const PHOTOS_PER_HOUR = 200
const about = described('desk')
const OPTIONS = { field: 'options', read: asJson(z.strictObject({})), without: {} }

type Deps = DeskDeps & {
  readonly photos: PhotoStore
  readonly uploads: UploadPool
  readonly incoming: IncomingFiles
  readonly limits: HourlyLimits
}

/** POST /api/desk/photos: a photograph that texts and the newsletter may then show. */
export async function photoRoutes(app: App, deps: Deps): Promise<void> {
  const { photos, uploads, incoming } = deps
  const memberOf = deskScope(app, deps)
  await app.register(multipart)
  const limit = deps.limits('desk-photos', PHOTOS_PER_HOUR)
  const schema = {
    ...about('A photograph for texts and letters', { 201: photoAnswer }),
    description:
      'multipart/form-data: the file in `picture`. A text names it with `![what it shows](photo:name)`.',
    consumes: ['multipart/form-data'],
  }
  const config = { permission: 'catalogue.edit' as const }
  app.post('/api/desk/photos', { config, schema }, async (request, reply) => {
    await limit.check(memberOf(request).email)
    const made = await incoming.inPlace(async (path) => {
      await receivePicture(request, reply, path, OPTIONS)
      return uploads.photo(path, callerGone(reply.raw))
    })
    return reply.status(201).send({ name: await photos.keep(made) })
  })
}

/** GET /photos/{file}: the files of owners' photographs. */
export function photoFileRoutes(app: App, { photos }: Pick<Deps, 'photos'>): void {
  const params = z.object({ file: z.string().max(60) })
  app.get('/photos/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const { file } = request.params
    const bytes = await photos.file(file)
    if (!bytes) throw new ApiError('image/not-found', { field: 'file' })
    // Its name says what it shows.
    void reply.header('cache-control', FOR_EVER)
    return reply.type(file.endsWith('.webp') ? 'image/webp' : 'image/jpeg').send(asBuffer(bytes))
  })
}
