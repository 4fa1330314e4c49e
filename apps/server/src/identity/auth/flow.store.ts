import { randomBytes, randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { flowState } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { type ProviderAccount, welcome } from './person.store.ts'
import { seal, unseal } from '../../platform/secrets/sealed.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { sha256 } from '../../platform/sha256.ts'
import { endSession, type Opened, openSession } from './session.store.ts'

/** Time limit for the round trip to the provider, and again for the code. */
const FLOW_MS = 300 * 1000
/** 256 random bits, opaque to the browser. */
const CODE_BYTES = 32

type FlowRow = typeof flowState.$inferSelect
/** What the browser starts a sign-in with. */
export type Departure = Pick<FlowRow, 'nonce' | 'verifier' | 'challenge' | 'redirectTo'> & {
  readonly state: string
  readonly browser: string
}
export type Return =
  | { readonly ok: true; readonly flow: Flow }
  | { readonly ok: false; readonly reason: 'bad_oauth_state' | 'flow_state_already_used' }
export type Flow = Pick<FlowRow, 'id' | 'nonce' | 'verifier' | 'redirectTo'>
export type Exchange =
  | ({ readonly ok: true; readonly providerToken: string | null } & Opened)
  | {
      readonly ok: false
      readonly reason: 'flow_state_not_found' | 'flow_state_expired' | 'bad_code_verifier'
    }

const refused = (reason: Extract<Exchange, { ok: false }>['reason']): Exchange => ({ ok: false, reason })

/** SQL of the sign-in steps; each succeeds at most once. */
export function flowStore({ database: { orm }, now }: { database: Database; now: () => number }) {
  const isOver = (since: Date | null) => since === null || now() - since.getTime() > FLOW_MS

  /** Records that a browser leaves for the provider. */
  async function depart({ state, browser, ...rest }: Departure): Promise<void> {
    const hashes = { stateHash: secretHash(state), browserHash: secretHash(browser) }
    await orm.insert(flowState).values({ id: randomUUID(), ...hashes, ...rest, createdAt: new Date(now()) })
  }

  /** Redeems a state: only by the browser that started with it, in time, and once. */
  async function arrive(state: string, browser: string | null): Promise<Return> {
    return orm.transaction(async (tx) => {
      const same = eq(flowState.stateHash, secretHash(state))
      const [row] = await tx.select().from(flowState).where(same).for('update')
      if (!row || browser === null || row.browserHash !== secretHash(browser))
        return { ok: false, reason: 'bad_oauth_state' }
      if (row.returnedAt !== null) return { ok: false, reason: 'flow_state_already_used' }
      if (isOver(row.createdAt)) return { ok: false, reason: 'bad_oauth_state' }
      await tx
        .update(flowState)
        .set({ returnedAt: new Date(now()) })
        .where(eq(flowState.id, row.id))
      return { ok: true, flow: row }
    })
  }

  /** Records the provider's answer and returns a code for the browser. */
  async function admit(flowId: string, account: ProviderAccount, providerToken: string): Promise<string> {
    const at = new Date(now())
    const code = randomBytes(CODE_BYTES).toString('base64url')
    await orm.transaction(async (tx) => {
      const personId = await welcome(tx, account, at)
      const issued = { codeHash: secretHash(code), codeIssuedAt: at, personId }
      await tx
        .update(flowState)
        .set({ ...issued, providerToken: seal(providerToken, code) })
        .where(eq(flowState.id, flowId))
    })
    return code
  }

  /** Exchanges a code for a session. A failed exchange consumes the code; a repeated one also ends its session. */
  async function exchange(code: string, verifier: string): Promise<Exchange> {
    const at = new Date(now())
    return orm.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(flowState)
        .where(eq(flowState.codeHash, secretHash(code)))
        .for('update')
      if (!row?.personId) return refused('flow_state_not_found')
      if (row.spentAt !== null) {
        if (row.sessionId !== null) await endSession(tx, row.sessionId)
        return refused('flow_state_not_found')
      }
      const spend = (sessionId: string | null) =>
        tx
          .update(flowState)
          .set({ spentAt: at, providerToken: null, sessionId })
          .where(eq(flowState.id, row.id))
      if (isOver(row.codeIssuedAt) || challengeOf(verifier) !== row.challenge) {
        await spend(null)
        return refused(isOver(row.codeIssuedAt) ? 'flow_state_expired' : 'bad_code_verifier')
      }
      const opened = await openSession(tx, row.personId, at, row.browserHash)
      await spend(opened.session.id)
      return { ok: true, ...opened, providerToken: unseal(row.providerToken ?? '', code) }
    })
  }

  return { depart, arrive, admit, exchange }
}

/** RFC 7636, 4.2: S256. */
const challengeOf = (verifier: string) => sha256(verifier, 'base64url')
