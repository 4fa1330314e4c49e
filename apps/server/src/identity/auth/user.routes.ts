import { z } from 'zod'
import { eq } from 'drizzle-orm'

import type { App } from '../../platform/http/fastify-app.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './auth.routes.ts'
import type { RequireBearer } from './recognise/recognise.ts'
import { userAnswer } from './access-token.ts'
import { person } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { findBearer, type Person } from './person.store.ts'

const CHANGES_PER_HOUR = 300

/** The metadata is part of every access token and so of every request's headers. */
const MOST_BYTES = 4096
const TOO_LONG = `has to be at most ${MOST_BYTES} bytes of JSON, with what is there already`

type UserData = Readonly<Record<string, unknown>>

const isShort = (data: UserData) => Buffer.byteLength(JSON.stringify(data)) <= MOST_BYTES

/** Metadata that a client may write: any fields that PostgreSQL can store as JSON. */
const userData = z
  .record(z.string(), z.unknown())
  .refine(isStorable, 'has characters that cannot be kept: U+0000, or half of a surrogate pair')
  .refine(isShort, TOO_LONG)

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
    if (!(await limit.allows(request.ip))) throw new AuthError('over_request_rate_limit')
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

function isStorable(data: UserData): boolean {
  let isFine = true
  JSON.stringify(data, (key, value: unknown) => {
    for (const text of [key, value])
      if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) isFine = false
    return value
  })
  return isFine
}

type Written = { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly why: string }

/** Merges fields into the user's metadata; null when the user no longer exists. */
async function writeUserMetadata(
  { orm }: Database,
  bearer: { readonly personId: string; readonly sessionId: string },
  data: UserData,
): Promise<Written | null> {
  return orm.transaction(async (tx) => {
    const same = eq(person.id, bearer.personId)
    const [row] = await tx.select().from(person).where(same).for('update')
    const userMetadata = { ...row?.userMetadata, ...data }
    if (!isShort(userMetadata)) return { ok: false, why: `data: ${TOO_LONG}` }
    await tx.update(person).set({ userMetadata }).where(same)
    const written = await findBearer(tx, bearer)
    return written && { ok: true, person: written }
  })
}
