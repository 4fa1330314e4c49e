import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { ApiError } from '../../platform/http/api-error.ts'
import type { AuthConfig } from '../../platform/config/auth-config.ts'
import type { Person } from './person.store.ts'

const PATIENCE_MS = 5_000

const user = z.object({
  identities: z
    .array(
      z.object({
        provider: z.string(),
        identity_data: z
          .object({ email: z.string().optional(), email_verified: z.boolean().optional() })
          .nullish(),
      }),
    )
    .nullish(),
})

/**
 * Asks a hosted project whether Google has verified the caller's address. The token cannot tell: a project may let
 * people sign up with any address, and users can write their own `user_metadata`.
 */
export function verifiedByGoogle({ url, anonKey }: Extract<AuthConfig, { kind: 'hosted' }>) {
  return async ({ headers }: FastifyRequest, { email }: Person): Promise<boolean> => {
    const { identities } = await answerOf(`${url}/auth/v1/user`, {
      authorization: headers.authorization ?? '',
      apikey: anonKey,
    })
    return (identities ?? []).some(
      ({ provider, identity_data: said }) =>
        provider === 'google' &&
        said?.email_verified === true &&
        said.email?.toLowerCase() === email.toLowerCase(),
    )
  }
}

async function answerOf(address: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    // The token was valid a moment ago, so the session has just ended.
    if (answer.status === 401 || answer.status === 403) throw new ApiError('account/session-ended')
    if (!answer.ok) throw new Error(`the project answered ${answer.status}`)
    return user.parse(await answer.json())
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('server/busy', { detail: 'the sign-in service does not answer' })
  }
}
