import { randomInt, randomUUID } from 'node:crypto'

import type { Outcome } from '@nawl/domain/order/outcome'
import { ORDER_NUMBERS, orderNumber, orderPrefix } from '@nawl/domain/order/order-number'
import { type PaidCheckout, placeOrder } from '@nawl/domain/order/placing/place-order'
import type { Consignment, QuoteContent } from '@nawl/domain/trade/quote'
import { quoteState } from '@nawl/domain/trade/quote'
import { tradePapers } from '@nawl/messages/by-language/trade-papers'
import { and, desc, eq } from 'drizzle-orm'

import { ApiError } from '../../platform/http/api-error.ts'
import type { Tx } from '../../platform/db/database.ts'
import { STAFF_LANGUAGE } from '../../platform/language.ts'
import { tradeQuote } from '../../platform/db/schema/trade-schema.ts'
import type { OrderDeps } from '../sales-deps.ts'
import { accepted } from '../orders/order.store.ts'
import { lotsText, repeatedLine, rugHash, withNote } from '../orders/repeated-rugs.ts'
import { isTaxNumber } from '../checkout/tax-number.ts'

export type QuoteRow = typeof tradeQuote.$inferSelect
export type QuoteStore = ReturnType<typeof quoteStore>
type Named = { readonly id: string; readonly personId: string }

type Making = Named & {
  readonly projectId: string
  readonly content: QuoteContent
  readonly validUntil: Date
}

/** What the member says on accepting. */
export type Accepting = Pick<
  PaidCheckout,
  'email' | 'language' | 'billing' | 'acceptedTerms' | 'awaitsApproval'
> & {
  readonly provider: PaidCheckout['payment']['provider']
  readonly termsVersion: string
  readonly notShippedTo: readonly string[]
}

/** SQL of quotes. What was quoted never changes; accepting it makes an order for each address, once. */
export function quoteStore({
  database: { orm },
  now,
  orders,
  links,
  kinds,
  config,
}: Pick<OrderDeps, 'database' | 'now' | 'orders' | 'links' | 'kinds' | 'config'>) {
  const own = ({ id, personId }: Named) => and(eq(tradeQuote.id, id), eq(tradeQuote.personId, personId))

  async function find(named: Named): Promise<QuoteRow> {
    const [row] = await orm.select().from(tradeQuote).where(own(named))
    if (!row) throw new ApiError('quote/not-found')
    return row
  }

  /** The dye lots of the rugs that are made again, as far as they are known. */
  async function repeatedLots({ consignments }: QuoteContent): Promise<RepeatedLots> {
    const known = new Map<string, string>()
    for (const { lines, places } of consignments)
      for (const [n, { design }] of lines.entries()) {
        const number = places[n]?.repeats ?? null
        const found = number === null ? null : await orders.find(number)
        if (!found || number === null) continue
        const hash = rugHash(design)
        known.set(`${number} ${hash}`, await lotsText(orm, found.order, hash, { kinds, config }))
      }
    return known
  }

  return {
    find,

    ofProject: (projectId: string): Promise<QuoteRow[]> =>
      orm
        .select()
        .from(tradeQuote)
        .where(eq(tradeQuote.projectId, projectId))
        .orderBy(desc(tradeQuote.madeAt), desc(tradeQuote.id)),

    ofPerson: (personId: string, tx: Tx = orm): Promise<QuoteRow[]> =>
      tx
        .select()
        .from(tradeQuote)
        .where(eq(tradeQuote.personId, personId))
        .orderBy(desc(tradeQuote.madeAt), desc(tradeQuote.id)),

    /** Makes a quote under a free number, once for an id. */
    async make(made: Making): Promise<QuoteRow> {
      for (;;) {
        const number = `Q${orderNumber(randomInt(ORDER_NUMBERS)).slice(orderPrefix().length)}`
        const row = { ...made, number, madeAt: new Date(now()) }
        const [stored] = await orm.insert(tradeQuote).values(row).onConflictDoNothing().returning()
        if (stored) return stored
        const [known] = await orm.select().from(tradeQuote).where(own(made))
        if (known) return known
        const isTaken = await orm.$count(tradeQuote, eq(tradeQuote.id, made.id))
        if (isTaken > 0) throw new ApiError('quote/not-found')
      }
    },

    async withdraw(named: Named): Promise<void> {
      await orm.transaction(async (tx) => {
        const [row] = await tx.select().from(tradeQuote).where(own(named)).for('update')
        if (!row) throw new ApiError('quote/not-found')
        if (row.acceptedAt) throw new ApiError('quote/closed')
        if (row.withdrawnAt) return
        await tx
          .update(tradeQuote)
          .set({ withdrawnAt: new Date(now()) })
          .where(eq(tradeQuote.id, row.id))
      })
    },

    /** Accepts a quote: an order for each address, all or none. Accepting it again tells the same orders. */
    async accept(named: Named, wish: Accepting, also: (tx: Tx, quote: QuoteRow) => Promise<void>) {
      const token = await links.tokens()
      const at = new Date(now())
      // What was quoted never changes, so that it can be read before it is locked.
      const repeated = await repeatedLots((await find(named)).content)
      return orm.transaction(async (tx): Promise<QuoteRow> => {
        const [row] = await tx.select().from(tradeQuote).where(own(named)).for('update')
        if (!row) throw new ApiError('quote/not-found')
        const state = quoteState(row, at)
        if (state === 'accepted') return row
        if (state !== 'open') throw new ApiError(state === 'expired' ? 'quote/expired' : 'quote/closed')
        const numbers: string[] = []
        for (const consignment of row.content.consignments) {
          const outcome = await orders.place(tx, named.personId, token, (number) =>
            ordered(at, row, consignment, { ...wish, number, repeated, kinds: kinds.rules }),
          )
          numbers.push(accepted(outcome).order.number)
        }
        const [after] = await tx
          .update(tradeQuote)
          .set({ acceptedAt: at, orders: numbers })
          .where(eq(tradeQuote.id, row.id))
          .returning()
        if (!after) throw new Error(`the quote ${row.id} went while it was locked`)
        await also(tx, after)
        return after
      })
    },
  }
}

/** Texts by the number of an earlier order and the hash of the design. */
type RepeatedLots = ReadonlyMap<string, string>

/** The order of what goes to one address, at the prices of the quote, with notes of what it repeats. */
function ordered(
  at: Date,
  { number: quote, content }: QuoteRow,
  consignment: Consignment,
  {
    provider,
    repeated,
    ...wish
  }: Accepting & Pick<PaidCheckout, 'number' | 'kinds'> & { readonly repeated: RepeatedLots },
): Outcome {
  const { tariff, reference } = content
  const { lines, address, price } = consignment
  const placed = placeOrder(at, {
    ...wish,
    address,
    lines,
    tariff,
    isTaxNumber,
    billing: withReference(wish.billing, reference),
    expectedTotal: price.amounts.USD.total,
    payment: { paymentId: randomUUID(), provider },
  })
  if (!placed.ok) return placed
  return withNote(placed, at, noteOf(quote, consignment, repeated))
}

/** Where each rug goes, and which dyes it has to match, for the desk and the workshop. */
function noteOf(number: string, { places, lines }: Consignment, repeated: RepeatedLots): string {
  const words = tradePapers[STAFF_LANGUAGE]
  const said = lines.map(({ design, quantity }, n) => {
    const { room = '', rug = '', repeats = null } = places[n] ?? {}
    const line = words.noteLine({ place: `${room} · ${rug}`, quantity, design: design.name })
    if (!repeats) return line
    return repeatedLine(line, repeats, repeated.get(`${repeats} ${rugHash(design)}`) ?? '')
  })
  return [words.noteHead({ number }), ...said].join('\n')
}

/** A purchase order that the member gave with the quote stands on the invoice of the company. */
function withReference(billing: PaidCheckout['billing'], reference: string): PaidCheckout['billing'] {
  return billing?.company && !billing.purchaseOrder ? { ...billing, purchaseOrder: reference } : billing
}
