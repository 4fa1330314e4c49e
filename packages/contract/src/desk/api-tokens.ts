import { TOKEN_LIVES, TOKEN_SCOPES } from '@nawl/domain/staff/token-scopes'
import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'

const instant = z.iso.datetime()
const id = z.uuid()
const name = oneLine(60)
const scopes = z.array(z.enum(TOKEN_SCOPES)).min(1).max(TOKEN_SCOPES.length)

/** GET /api/desk/tokens: newest first, and the answer to every change of them. */
export const apiTokenList = z.object({
  tokens: z.array(
    z.object({
      id,
      name: z.string(),
      ending: z.string().meta({ description: 'The last four characters, to tell tokens apart' }),
      scopes,
      effective: scopes.min(0).meta({ description: 'What its creator’s role still includes' }),
      createdBy: z.string(),
      createdAt: instant,
      expiresAt: instant.nullable(),
      lastUsedOn: z.iso.date().nullable(),
      revoked: z.object({ by: z.string(), at: instant }).nullable(),
    }),
  ),
})
export type ApiTokenList = z.infer<typeof apiTokenList>

/** POST /api/desk/tokens. Its answer is the only one that holds the token. */
export const createTokenRequest = z.strictObject({
  name,
  scopes,
  days: z.union(TOKEN_LIVES.map((days) => z.literal(days))).meta({ description: 'Null: it never expires' }),
})
export const apiTokensWithSecret = apiTokenList.extend({
  token: z.string().meta({ description: '`nawl_…`, shown this once' }),
})
export type ApiTokensWithSecret = z.infer<typeof apiTokensWithSecret>
export const tokenParams = z.object({ id })
