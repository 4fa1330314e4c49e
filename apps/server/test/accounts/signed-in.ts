import { accessTokens } from '../../src/identity/auth/access-token.ts'
import { type ProviderAccount, welcome } from '../../src/identity/auth/person.store.ts'
import { openSession } from '../../src/identity/auth/session.store.ts'
import { signingKeys } from '../../src/identity/auth/signing-keys.ts'
import { staffAccounts } from '../../src/identity/staff/staff-accounts.ts'
import type { Config } from '../../src/platform/config/config.ts'
import type { Database } from '../../src/platform/db/database.ts'

type Shop = { readonly database: Database; readonly config: Pick<Config, 'publicUrl' | 'staff'> }

// What is refused here, the shop logs when it is asked.
const quiet = { warn: () => {} }

/** Creates a person with an account and a session, as a sign-in does, which pins the address of staff. */
export async function signedIn(
  { database, config }: Shop,
  sub: string,
  now: () => number,
  known: Partial<ProviderAccount> = {},
) {
  const keys = signingKeys({ database, now, secret: undefined })
  const sign = await accessTokens({ keys, issuer: `${config.publicUrl}/auth/v1`, now }).signer()
  const at = new Date(now())
  const account = {
    provider: 'local-google',
    sub,
    email: `${sub}@example.com`,
    name: sub,
    ...known,
  } as const
  const staff = staffAccounts({ database, emails: config.staff, factorRule: 'offered', now, log: quiet })
  await staff.roleOf(account, async () => true)
  const opened = await database.orm.transaction(async (tx) =>
    openSession(tx, await welcome(tx, account, at), at),
  )
  const { token } = await sign(opened)
  return { id: opened.person.id, headers: { authorization: `Bearer ${token}` } }
}
