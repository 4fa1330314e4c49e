import { randomBytes } from 'node:crypto'

import {
  type ApiTokenList,
  apiTokenList,
  apiTokensWithSecret,
  createTokenRequest,
  tokenParams,
} from '@nawl/contract/desk/api-tokens'
import { MOST_TOKENS, tokenPermissions } from '@nawl/domain/staff/token-scopes'
import { DAY_MS } from '@nawl/domain/time/durations'

import { recordChange } from '../../identity/staff/desk-change.store.ts'
import { type DeskDeps, deskScope, limitedMember } from '../../identity/staff/desk-scope.ts'
import { type ApiToken, apiTokenStore } from '../../identity/tokens/api-token.store.ts'
import { TOKEN_PREFIX } from '../../identity/tokens/token-callers.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'

type Deps = DeskDeps & {
  readonly database: Database
  readonly now: () => number
  readonly limits: HourlyLimits
}

const PATH = '/api/desk/tokens'
const CHANGES_PER_HOUR = 100
const MANAGED = { permission: 'integrations.manage' } as const
/** Whoever changes what programs see or may do proves again that it is they. */
const CHANGED = { ...MANAGED, secondFactor: 'fresh' } as const
const about = described('desk')

/** A new token: 256 random bits. */
const newToken = () => TOKEN_PREFIX + randomBytes(32).toString('base64url')

/** /api/desk/tokens: the API tokens, which programs call the desk with. */
export function tokenRoutes(app: App, deps: Deps): void {
  const { database, now, tokens: callers } = deps
  const memberOf = deskScope(app, deps)
  const tokens = apiTokenStore(database)
  const caller = limitedMember(memberOf, deps.limits('api-token-change', CHANGES_PER_HOUR))

  async function list(): Promise<ApiTokenList> {
    const rows = await tokens.list()
    const roles = new Map<string, Awaited<ReturnType<typeof callers.roleOf>>>()
    for (const { createdBy } of rows)
      if (!roles.has(createdBy)) roles.set(createdBy, await callers.roleOf(createdBy))
    return {
      tokens: rows.map((row) => {
        const role = roles.get(row.createdBy) ?? null
        return { ...shown(row), effective: role === null ? [] : [...tokenPermissions(row.scopes, role)] }
      }),
    }
  }

  const read = about('The API tokens, newest first', { 200: apiTokenList })
  app.get(PATH, { schema: read, config: MANAGED }, list)

  const create = about(
    'Makes an API token; the answer holds it',
    { 200: apiTokensWithSecret },
    {
      body: createTokenRequest,
    },
  )
  app.post(PATH, { schema: create, config: CHANGED }, async (request) => {
    const { email: by } = await caller(request)
    const { name, scopes, days } = request.body
    const at = new Date(now())
    const token = newToken()
    const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_MS)
    await database.orm.transaction(async (tx) => {
      if ((await tokens.countUsable(tx, at)) >= MOST_TOKENS) throw new ApiError('token/too-many')
      await tokens.add(tx, { token, name, scopes: [...new Set(scopes)], by, at, expiresAt })
      const after = { scopes, expiresAt: expiresAt?.toISOString() ?? null }
      await recordChange(tx, { at, by, kind: 'token.created', subject: name, before: null, after })
    })
    return { ...(await list()), token }
  })

  const revoke = about('Revokes an API token at once', { 200: apiTokenList }, { params: tokenParams })
  app.delete(`${PATH}/:id`, { schema: revoke, config: CHANGED }, async (request) => {
    const { email: by } = await caller(request)
    const at = new Date(now())
    await database.orm.transaction(async (tx) => {
      const row = await tokens.revoke(tx, request.params.id, by, at)
      if (!row) throw new ApiError('token/unknown')
      if (row.revokedAt !== null) return
      const before = { scopes: row.scopes }
      await recordChange(tx, { at, by, kind: 'token.revoked', subject: row.name, before, after: null })
    })
    return list()
  })
}

function shown(row: ApiToken): Omit<ApiTokenList['tokens'][number], 'effective'> {
  const { id, name, ending, scopes, createdBy, createdAt, expiresAt, lastUsedOn, revokedAt, revokedBy } = row
  return {
    id,
    name,
    ending,
    scopes,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedOn,
    revoked: revokedAt === null ? null : { by: revokedBy ?? '', at: revokedAt.toISOString() },
  }
}
