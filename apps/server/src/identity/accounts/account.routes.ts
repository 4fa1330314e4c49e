import { type Account, accountAnswer, accountExport, signInService } from '@nawl/contract/account/account'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { described } from '../../platform/http/api-error.ts'
import { type HourlyLimits, perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { Auth } from '../auth/auth.ts'
import { authSession, identity, person } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { StaffAccounts } from '../staff/staff-accounts.ts'
import type { AccountData } from './account-data.ts'

export type AccountDeps = {
  readonly database: Database
  readonly now: () => number
  readonly auth: Auth
  readonly accounts: AccountData
  readonly limits: HourlyLimits
}
type Deps = AccountDeps & { readonly staff: Pick<StaffAccounts, 'roleOf'> }
type PersonRow = typeof person.$inferSelect

const about = described('account')
/** Per caller: an export reads everything that an account has. */
const EXPORTS_PER_HOUR = 30

/** /api/account: profile, export and deletion; /api/sign-in: the configuration of the sign-in service. */
export function accountRoutes(
  app: App,
  { database: { orm }, now, auth, accounts, staff, limits }: Deps,
): void {
  const where = { tags: ['account'], summary: 'Where to sign in', response: { 200: signInService } }
  app.get('/api/sign-in', { schema: where }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(auth.service),
  )

  accounts.onExport('identities', (tx, id) => tx.select().from(identity).where(eq(identity.personId, id)))
  accounts.onExport('userMetadata', async (tx, id) => {
    const [row] = await tx.select().from(person).where(eq(person.id, id))
    return row?.userMetadata
  })
  accounts.onExport('sessions', async (tx, id) => {
    const rows = await tx.select().from(authSession).where(eq(authSession.personId, id))
    return rows.map(({ createdAt, refreshedAt }) => ({ createdAt, refreshedAt }))
  })

  const show = about('Who the caller is', { 200: accountAnswer })
  app.get('/api/account', { schema: show }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    // As the desk itself decides it.
    const isCurrent = caller.provider === auth.provider
    const role = isCurrent ? await staff.roleOf(caller, () => auth.isSignIn(request, caller)) : null
    return reply.headers(NO_STORE).send({ ...shown(caller), isStaff: role !== null })
  })

  const copy = about('Everything kept with the account', { 200: accountExport })
  const preHandler = perCaller(limits('account-export', EXPORTS_PER_HOUR))
  // An account may hold a hundred megabytes.
  const line = boundedQueue({ places: 1, length: 16, share: 2 })
  app.get('/api/account/export', { schema: copy, preHandler }, async (request, reply) => {
    const caller = await auth.requirePerson(request)
    await accounts.gather(request, caller)
    const read = () => orm.transaction((tx) => accounts.sections(tx, caller.id))
    const sections = await line.inTurn(read, waitingCaller(request, reply))
    return reply
      .headers(NO_STORE)
      .header('content-disposition', 'attachment; filename="nawl-account.json"')
      .send({ exportedAt: new Date(now()).toISOString(), account: shown(caller), ...sections })
  })

  const remove = about('Deletes the account', { 204: z.null() })
  app.delete('/api/account', { schema: remove }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    await orm.transaction(async (tx) => {
      await accounts.erase(tx, id)
      await tx.delete(person).where(eq(person.id, id))
    })
    return reply.status(204).send(null)
  })
}

const shown = ({ id, email, name, createdAt }: PersonRow): Account => ({
  id,
  email,
  name,
  createdAt: createdAt.toISOString(),
})
