import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './auth.routes.ts'
import type { RequireBearer } from './require-bearer.ts'
import { userAnswer } from './user-answer.ts'
import { userData, writeUserMetadata } from './user-metadata.ts'

const CHANGES_PER_HOUR = 300

const change = z.object({
  data: userData.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().nullish(),
  app_metadata: z.unknown().optional(),
})

/** GET and PUT /user: the profile, and the metadata that the client writes. */
export function userRoutes(
  app: App,
  { database, limits }: Pick<AuthDeps, 'database' | 'limits'>,
  bearer: RequireBearer,
): void {
  const limit = limits('user', CHANGES_PER_HOUR)
  const hidden = { schema: { hide: true } }

  app.get('/user', hidden, async (request) => userAnswer((await bearer(request)).person))

  app.put('/user', hidden, async (request) => {
    const { person, sessionId } = await bearer(request)
    if (!(await limit(request.ip))) throw new AuthError('over_request_rate_limit')
    const { data, email, phone, password, app_metadata: appData } = change.parse(request.body)
    if (appData !== undefined)
      throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges')
    // Google owns the e-mail address, and there are no passwords.
    if (password || (email && email !== person.email)) throw new AuthError('email_provider_disabled')
    if (phone) throw new AuthError('phone_provider_disabled')
    if (data === undefined) return userAnswer(person)
    const written = await writeUserMetadata(database, { personId: person.id, sessionId }, data)
    if (!written) throw new AuthError('session_not_found')
    if (!written.ok) throw new AuthError('validation_failed', written.why)
    return userAnswer(written.person)
  })
}
