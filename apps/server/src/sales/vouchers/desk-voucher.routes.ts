import { randomBytes } from 'node:crypto'

import {
  type AddCode,
  addCodeRequest,
  type CodeList,
  codeList,
  codeParams,
  giftCardList,
  type GiftCardList,
  giftCardParams,
  giftCardWithCode,
  issueCardRequest,
} from '@nawl/contract/desk/vouchers'
import type { Cents } from '@nawl/domain/money/money'
import { TRADE_CODE } from '@nawl/domain/trade/trade-terms'
import { writeCardCode } from '@nawl/domain/gift-cards/card-code'
import { eq } from 'drizzle-orm'

import { recordChange } from '../../identity/staff/desk-change.store.ts'
import { limitedMember, type MemberOf } from '../../identity/staff/desk-scope.ts'
import { discountCode, giftCard } from '../../platform/db/schema/voucher-schema.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { type DiscountCodeRow, findCode, listCodes } from './discount-code.store.ts'
import { issueCard, listCards } from './gift-card.store.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'limits' | 'now'> & { readonly memberOf: MemberOf }

const CODES = '/api/desk/codes'
const CARDS = '/api/desk/gift-cards'
const CHANGES_PER_HOUR = 100
const PRICES = { permission: 'prices.change' } as const
const SEEN = { permission: 'money.move' } as const
/** Money is given, as with a refund. */
const MONEY = { permission: 'money.move', secondFactor: 'fresh' } as const
const about = described('desk')

/** /api/desk/codes and /api/desk/gift-cards: discount codes, and gift cards that the shop issues. */
export function deskVoucherRoutes(app: App, { database: { orm }, limits, now, memberOf }: Deps): void {
  const caller = limitedMember(memberOf, limits('voucher-change', CHANGES_PER_HOUR))
  const codes = async (): Promise<CodeList> => ({
    codes: (await listCodes(orm)).map(({ row, used }) => shownCode(row, used ?? 0, new Date(now()))),
  })
  const cards = async (): Promise<GiftCardList> => ({ cards: (await listCards(orm)).map(shownCard) })

  app.get(CODES, { schema: about('Discount codes, newest first', { 200: codeList }), config: PRICES }, codes)

  const add = about('Makes a discount code', { 200: codeList }, { body: addCodeRequest })
  app.post(CODES, { schema: add, config: PRICES }, async (request) => {
    const { email: by } = await caller(request)
    const at = new Date(now())
    const row = { ...rowOf(request.body), createdAt: at, createdBy: by }
    // Orders of the trade have it, and say so.
    if (row.code === TRADE_CODE) throw new ApiError('code/taken', { field: 'code' })
    await orm.transaction(async (tx) => {
      const [added] = await tx.insert(discountCode).values(row).onConflictDoNothing().returning()
      if (!added) throw new ApiError('code/taken', { field: 'code' })
      await recordChange(tx, { at, by, kind: 'code.added', subject: row.code, before: null, after: row.off })
    })
    return codes()
  })

  const end = about('Ends a discount code now', { 200: codeList }, { params: codeParams })
  app.post(`${CODES}/:code/end`, { schema: end, config: PRICES }, async (request) => {
    const { email: by } = await caller(request)
    const at = new Date(now())
    await orm.transaction(async (tx) => {
      const row = await findCode(tx, request.params.code, { lock: true })
      if (!row) throw new ApiError('code/unknown')
      if (row.endsAt !== null && row.endsAt <= at) return
      await tx.update(discountCode).set({ endsAt: at }).where(eq(discountCode.code, row.code))
      await recordChange(tx, { at, by, kind: 'code.ended', subject: row.code, before: null, after: null })
    })
    return codes()
  })

  const all = about('Gift cards with their history, newest first', { 200: giftCardList })
  app.get(CARDS, { schema: all, config: SEEN }, cards)

  const issue = about(
    'Issues a gift card; the answer holds its code',
    { 200: giftCardWithCode },
    { body: issueCardRequest },
  )
  app.post(CARDS, { schema: issue, config: MONEY }, async (request) => {
    const { email: by } = await caller(request)
    const { currency, amount, reason, expiresAt } = request.body
    const at = new Date(now())
    const code = await orm.transaction(async (tx) => {
      const issued = {
        currency,
        amount: amount as Cents, // whole and above 0, by the contract
        reason,
        expiresAt: dateOf(expiresAt),
        createdAt: at,
        createdBy: by,
      }
      const { code } = await issueCard(tx, issued)
      const after = { amount, currency, reason }
      await recordChange(tx, {
        at,
        by,
        kind: 'gift-card.issued',
        subject: endingOf(code),
        before: null,
        after,
      })
      return code
    })
    return { ...(await cards()), code }
  })

  const block = about('Blocks a gift card at once', { 200: giftCardList }, { params: giftCardParams })
  app.post(`${CARDS}/:id/block`, { schema: block, config: MONEY }, async (request) => {
    const { email: by } = await caller(request)
    const at = new Date(now())
    await orm.transaction(async (tx) => {
      const [row] = await tx.select().from(giftCard).where(eq(giftCard.id, request.params.id)).for('update')
      if (!row) throw new ApiError('gift-card/unknown')
      if (row.blockedAt !== null) return
      await tx.update(giftCard).set({ blockedAt: at }).where(eq(giftCard.id, row.id))
      const before = { amount: row.balance, currency: row.currency }
      await recordChange(tx, { at, by, kind: 'gift-card.blocked', subject: row.ending, before, after: null })
    })
    return cards()
  })
}

/** Without a typed code, half of a gift card's: short enough to be said on the telephone. */
function rowOf({ code, startsAt, endsAt, off, minimum, ...body }: AddCode) {
  return {
    ...body,
    off: off.kind === 'amount' ? { kind: off.kind, amount: off.amount as Cents } : off,
    minimum: minimum as Cents, // whole and not below 0, by the contract
    code: code ?? writeCardCode(randomBytes(20)).slice(0, 9),
    startsAt: dateOf(startsAt),
    endsAt: dateOf(endsAt),
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
const endingOf = (code: string): string => code.replaceAll('-', '').slice(-4)
const textOf = (instant: Date | null): string | null => instant?.toISOString() ?? null

function shownCode(row: DiscountCodeRow, used: number, at: Date): CodeList['codes'][number] {
  const { code, off, stacks, only, startsAt, endsAt, uses, usesPerCustomer, minimum, createdBy } = row
  const isOver = endsAt !== null && endsAt <= at
  const isEarly = startsAt !== null && startsAt > at
  const isUsedUp = uses !== null && used >= uses
  return {
    code,
    off,
    stacks,
    only,
    startsAt: textOf(startsAt),
    endsAt: textOf(endsAt),
    uses,
    usesPerCustomer,
    minimum,
    used,
    state: isOver ? 'over' : isUsedUp ? 'used-up' : isEarly ? 'not-yet' : 'open',
    createdBy,
    createdAt: row.createdAt.toISOString(),
  }
}

function shownCard({ card, entries }: Awaited<ReturnType<typeof listCards>>[number]) {
  const { id, ending, currency, amount, balance, reason, createdBy } = card
  return {
    id,
    ending,
    currency,
    amount,
    balance,
    reason,
    createdBy,
    createdAt: card.createdAt.toISOString(),
    expiresAt: textOf(card.expiresAt),
    blockedAt: textOf(card.blockedAt),
    entries: entries.map(({ kind, amount, orderNumber, at }) => ({
      kind,
      amount,
      orderNumber,
      at: at.toISOString(),
    })),
  }
}
