import { eq, sql, sum } from 'drizzle-orm'

import { secretHash } from '../../src/platform/secrets/secret-hash.ts'
import { cart, cartLine, order, orderEvent } from '../../src/platform/db/schema/commerce-schema.ts'
import { answer, type Database } from '../../src/platform/db/database.ts'
import { savedDesign } from '../../src/platform/db/schema/saved-schema.ts'
import { payment, testPayment } from '../../src/platform/db/schema/payment-schema.ts'
import { taxDocument } from '../../src/platform/db/schema/tax-document-schema.ts'
import { outboxMail } from '../../src/platform/db/schema/schema.ts'
import type { Customer } from './customer.ts'

/** Contradictions between the database and what customers were told; empty when consistent. */
export async function examine({ orm }: Database, customers: readonly Customer[]): Promise<string[]> {
  const orders = await orm
    .select({ number: order.number, email: order.email, state: order.state })
    .from(order)
  const payments = await orm.select().from(payment)
  const taken = await orm.select().from(testPayment).where(eq(testPayment.status, 'paid'))
  const mails = await orm.select({ kind: outboxMail.kind, about: outboxMail.about }).from(outboxMail)
  const events = await orm
    .select({ number: orderEvent.orderNumber, place: orderEvent.place })
    .from(orderEvent)
  const faults: string[] = []
  const byEmail = Map.groupBy(orders, ({ email }) => email)
  const paidOf = Map.groupBy(
    payments.filter(({ status }) => status === 'paid'),
    ({ orderNumber }) => orderNumber,
  )
  const takenOf = Map.groupBy(taken, ({ orderNumber }) => orderNumber)
  for (const { email, order: told, back, isConfirmed } of customers) {
    const own = byEmail.get(email) ?? []
    if (own.length > 1) faults.push(`${email} has ${own.length} orders`)
    const [found] = own
    if (told && found?.number !== told.number) faults.push(`order ${told.number} is lost`)
    if (isConfirmed && found?.state !== 'confirmed') faults.push(`${told?.number} is not confirmed any more`)
    const times = takenOf.get(told?.number ?? '')?.length ?? 0
    if (back !== null && times !== 1) faults.push(`${told?.number} was paid ${times} times`)
    if (back !== null && paidOf.get(told?.number ?? '')?.length !== 1)
      faults.push(`the payment of ${told?.number} is not known`)
  }
  const eventsOf = Map.groupBy(events, ({ number }) => number)
  for (const { number, state } of orders) {
    const places = (eventsOf.get(number) ?? []).map(({ place }) => place).toSorted((p, q) => p - q)
    if (places.length === 0 || places.some((place, n) => place !== n + 1))
      faults.push(`the record of ${number} has gaps: ${places.join()}`)
    const kinds = mails.filter(({ about }) => about.startsWith(`${number}:`)).map(({ kind }) => kind)
    const expected = ['order-received', ...(state === 'confirmed' ? ['order-confirmed'] : [])]
    if (kinds.toSorted().join() !== expected.toSorted().join())
      faults.push(`${number} was written ${kinds.join() || 'nothing'}`)
  }
  return [...faults, ...(await documentFaults({ orm }, orders)), ...(await ledgerFaults({ orm }))]
}

/** Confirmed orders without their invoice, others with one, and gaps in the series. */
async function documentFaults(
  { orm }: Pick<Database, 'orm'>,
  orders: readonly { readonly number: string; readonly state: string }[],
): Promise<string[]> {
  const documents = await orm
    .select({ number: taxDocument.number, of: taxDocument.orderNumber, serial: taxDocument.serial })
    .from(taxDocument)
  const invoiced = await orm
    .select({ of: orderEvent.orderNumber, subject: orderEvent.subject })
    .from(orderEvent)
    .where(eq(orderEvent.kind, 'invoiced'))
  const byOrder = Map.groupBy(documents, ({ of }) => of)
  const faults = orders.flatMap(({ number, state }) => {
    const own = byOrder.get(number) ?? []
    const isTold = own.every((each) =>
      invoiced.some(({ of, subject }) => of === number && subject === each.number),
    )
    if (own.length !== (state === 'confirmed' ? 1 : 0))
      return [`${number}, ${state}, has ${own.length} documents`]
    return isTold ? [] : [`the record of ${number} does not know its invoice`]
  })
  const serials = documents.map(({ serial }) => Number(serial)).toSorted((p, q) => p - q)
  return serials.every((serial, n) => serial === n + 1)
    ? faults
    : [...faults, `the invoices have gaps: ${serials.join()}`]
}

/** Documents and payments whose rows are not in the ledger, or do not add up to nothing. */
async function ledgerFaults({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const rows = await answer<{ subject: string }>(
    orm,
    sql`
      select subject from (
        select number as subject from tax_document union all select id from payment where status = 'paid'
        union all select id from refund where status = 'sent') moved
      where not exists (select 1 from ledger_entry e where e.subject = moved.subject)
      union all select subject from ledger_entry group by subject, order_number, posting
        having sum(usd) <> 0 or sum(aed) <> 0`,
  )
  return rows.map(({ subject }) => `the rows of ${subject} are missing or do not add up`)
}

/** Acknowledged carts without an order and acknowledged designs that are missing. */
export async function lostOf({ orm }: Database, leavers: readonly Customer[], saved: readonly string[]) {
  const filled = await orm
    .select({ owner: cart.tokenHash })
    .from(cart)
    .innerJoin(cartLine, eq(cartLine.cartId, cart.id))
  const owners = new Set(filled.map(({ owner }) => owner))
  const designs = new Set((await orm.select({ id: savedDesign.id }).from(savedDesign)).map(({ id }) => id))
  const tokenOf = ({ cookie }: Customer) => cookie.slice(cookie.indexOf('=') + 1)
  return [
    ...leavers
      .filter((customer) => !owners.has(secretHash(tokenOf(customer))))
      .map(({ cookie }) => `the cart of ${cookie} is lost`),
    ...saved.filter((id) => !designs.has(id)).map((id) => `design ${id} is lost`),
  ]
}

/** Number of rugs in all carts. */
export async function rugsInCarts({ orm }: Database): Promise<number> {
  const [row] = await orm.select({ rugs: sum(cartLine.quantity) }).from(cartLine)
  return Number(row?.rugs ?? 0)
}
