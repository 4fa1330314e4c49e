import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { AccountData } from '../identity/accounts/account-data.ts'
import { factorsOf } from '../identity/second-factor/factor.store.ts'
import { identity, staffAccount } from '../platform/db/schema/auth-schema.ts'
import { cart, cartLine } from '../platform/db/schema/commerce-schema.ts'
import { answer, type Tx } from '../platform/db/database.ts'
import { messageEntry } from '../platform/db/schema/message-schema.ts'
import { consultation, enquiry, newsletterSubscriber } from '../platform/db/schema/schema.ts'
import { emailAddressOf } from '../platform/email/email-address.ts'

/**
 * Adds to an account's export what is stored elsewhere: its cart, and what was sent under its addresses. Only addresses
 * verified by a provider count; otherwise anybody could read messages of any address.
 */
export function accountSections(accounts: AccountData): void {
  accounts.onExport('cart', cartOf)
  accounts.onExport('newsletter', async (tx, id) => {
    const rows = await tx
      .select()
      .from(newsletterSubscriber)
      .where(inArray(newsletterSubscriber.emailKey, await addressesOf(tx, id)))
    return rows.map(({ email, status, createdAt, confirmedAt, unsubscribedAt }) => ({
      email,
      status,
      createdAt,
      confirmedAt,
      unsubscribedAt,
    }))
  })
  accounts.onExport('consultations', async (tx, id) => {
    const rows = await tx
      .select()
      .from(consultation)
      .where(inArray(consultation.emailKey, await addressesOf(tx, id)))
      .orderBy(asc(consultation.startsAt))
    const handled = await handledOf(tx, rows)
    return rows.map(({ emailKey: _, ...row }) => ({ ...row, ...handled(row.id) }))
  })
  accounts.onExport('secondFactors', async (tx, id) => {
    const rows = await tx
      .select({ email: staffAccount.email })
      .from(identity)
      .innerJoin(
        staffAccount,
        and(eq(staffAccount.provider, identity.provider), eq(staffAccount.sub, identity.sub)),
      )
      .where(eq(identity.personId, id))
    // Without what would open the desk: keys, secrets and codes.
    return (await Promise.all(rows.map(({ email }) => factorsOf(tx, email)))).flat()
  })
  accounts.onExport('messages', async (tx, id) => {
    const rows = await tx
      .select()
      .from(enquiry)
      .where(inArray(enquiry.emailKey, await addressesOf(tx, id)))
      .orderBy(asc(enquiry.createdAt))
    const handled = await handledOf(tx, rows)
    return rows.map(({ id: key, kind, content, createdAt }) => ({
      id: key,
      kind,
      ...content,
      createdAt,
      ...handled(key),
    }))
  })
}

/** What the staff answered to messages and noted about them; without the names of the staff. */
async function handledOf(tx: Tx, messages: readonly { readonly id: string }[]) {
  const ids = messages.map(({ id }) => id)
  const rows = await tx
    .select()
    .from(messageEntry)
    .where(inArray(messageEntry.threadId, ids))
    .orderBy(asc(messageEntry.version))
  const of = (id: string, wanted: 'answer' | 'note') =>
    rows.flatMap(({ threadId, kind, at, text }) => (threadId === id && kind === wanted ? [{ at, text }] : []))
  return (id: string) => ({ answers: of(id, 'answer'), notes: of(id, 'note') })
}

async function cartOf(tx: Tx, personId: string) {
  const [held] = await tx.select().from(cart).where(eq(cart.personId, personId))
  if (!held) return null
  const lines = await tx
    .select({ design: cartLine.design, quantity: cartLine.quantity })
    .from(cartLine)
    .where(eq(cartLine.cartId, held.id))
    .orderBy(asc(cartLine.place))
  return { country: held.country, touchedAt: held.touchedAt, lines }
}

/** Verified addresses of this person that no provider has since attributed to somebody else. */
async function addressesOf(tx: Tx, personId: string): Promise<string[]> {
  const query = sql`
    select mine.email from ${identity} mine
    where mine.person_id = ${personId} and not exists (
      select 1 from ${identity} other
      where lower(other.email) = lower(mine.email) and other.person_id <> mine.person_id
        and other.last_sign_in_at > mine.last_sign_in_at)`
  const rows = await answer<{ email: string }>(tx, query)
  return rows.map(({ email }) => emailAddressOf(email).emailKey)
}
