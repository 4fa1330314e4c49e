import type { CustomerProfile } from '@nawl/contract/desk/customers'
import { desc, eq, inArray, sql } from 'drizzle-orm'

import { person } from '../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { customer, listedOrder } from '../../platform/db/schema/list-schema.ts'
import { savedDesign } from '../../platform/db/schema/saved-schema.ts'
import { consultation, enquiry } from '../../platform/db/schema/schema.ts'
import { listed } from '../admin/order-list.ts'
import { customerStore } from './customer.store.ts'

/** More of each kind than anybody reads at once. */
const MOST_SHOWN = 100

/** Everything the desk shows of a customer; null when nobody has this address. */
export async function customerProfile(
  { orm }: Pick<Database, 'orm'>,
  email: string,
  now: Date,
): Promise<CustomerProfile | null> {
  const key = email.toLowerCase()
  const rows = await orm.select().from(customer).where(eq(customer.emailKey, key))
  const [shown] = await customerStore({ orm }).listed(rows)
  if (!shown) return null
  const people = await orm
    .select({ id: person.id, createdAt: person.createdAt, lastSignInAt: person.lastSignInAt })
    .from(person)
    .where(eq(sql`lower(${person.email})`, key))
    .orderBy(desc(person.lastSignInAt))
  const orders = await orm
    .select()
    .from(listedOrder)
    .where(eq(listedOrder.emailKey, key))
    .orderBy(desc(listedOrder.placedAt), desc(listedOrder.number))
    .limit(MOST_SHOWN)
  const ids = people.map(({ id }) => id)
  const designs =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(savedDesign)
          .where(inArray(savedDesign.personId, ids))
          .orderBy(desc(savedDesign.at))
          .limit(MOST_SHOWN)
  const enquiries = await orm
    .select()
    .from(enquiry)
    .where(eq(enquiry.emailKey, key))
    .orderBy(desc(enquiry.createdAt))
    .limit(MOST_SHOWN)
  const consultations = await orm
    .select()
    .from(consultation)
    .where(eq(consultation.emailKey, key))
    .orderBy(desc(consultation.startsAt))
    .limit(MOST_SHOWN)
  const [account] = people
  return {
    ...shown,
    account: account
      ? { openedAt: account.createdAt.toISOString(), signedInAt: account.lastSignInAt.toISOString() }
      : null,
    placed: orders.map((row) => listed(row, now)),
    designs: designs.map(({ id, name, address, link, at }) => ({
      id,
      name,
      address,
      link,
      at: at.toISOString(),
    })),
    enquiries: enquiries.map(({ id, kind, content, createdAt }) => ({
      id,
      kind,
      at: createdAt.toISOString(),
      message: content.message,
    })),
    consultations: consultations.map(({ id, kind, startsAt, cancelledAt, message }) => ({
      id,
      kind,
      startsAt: startsAt.toISOString(),
      cancelledAt: cancelledAt?.toISOString() ?? null,
      message,
    })),
  }
}
