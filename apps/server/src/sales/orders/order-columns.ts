import { appointmentOf } from '@nawl/domain/order/appointment'
import { type ApprovalEntry, isApprovalAwaited } from '@nawl/domain/order/approval'
import {
  type Correction,
  ORDER_TIMES,
  versionInForce,
  type Order,
  type OrderTimes,
  type OrderVersion,
} from '@nawl/domain/order/order'
import { slotKey } from '@nawl/domain/shop/white-glove-offer'
import { claimsToRemake } from '@nawl/domain/order/remake-line'
import { deadlineOf } from '@nawl/domain/order/end-order'

import type {
  ApprovalJson,
  CorrectionJson,
  order,
  VersionJson,
} from '../../platform/db/schema/commerce-schema.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'

export type OrderRow = typeof order.$inferSelect
/** The columns that commands may change; the owner is not part of the domain. */
type OrderColumns = Omit<OrderRow, 'personId'>

/** An order's own columns; payments, refunds and claims have tables of their own. */
export function columnsOf(order: Order): OrderColumns {
  const { number, state, email, language, address, billing, giftMessage } = order
  const { termsVersion, tariff, versions } = order
  const { inForce, change, times } = order
  const { price } = versionInForce(order)
  const slot = appointmentOf(order)
  const [first, ...later] = versions
  return {
    number,
    state,
    email,
    emailKey: emailAddressOf(email).emailKey,
    language,
    address,
    billing,
    giftMessage,
    termsVersion,
    tariff,
    versions: [versionJson(first), ...later.map(versionJson)],
    inForce,
    changeVersion: change?.version ?? null,
    changePayBy: change?.payBy ?? null,
    notes: order.notes.map(dated),
    tracking: order.tracking,
    remakeOf: order.remakeOf,
    addressChanges: order.addressChanges.map(dated),
    corrections: order.corrections.map(dated) as readonly CorrectionJson[], // a spread forgets which kind it is
    appointments: order.appointments.map(dated),
    approvals: order.approvals.map(dated) as readonly ApprovalJson[], // as above
    letters: order.letters.map(dated),
    movements: order.movements.map(dated),
    ...times,
    searched: [
      number,
      address.name,
      billing?.company ?? '',
      email,
      order.tracking?.number ?? '',
      address.city,
      order.remakeOf?.order ?? '',
    ].join('\n'),
    rugCount: price.rugCount,
    totalUsd: price.amounts.USD.total,
    // What was promised in an answer is open until it is done.
    hasOpenClaim: order.claims.some(({ decision }) => decision === null) || claimsToRemake(order).length > 0,
    awaitsApproval: state === 'confirmed' && isApprovalAwaited(order),
    appointmentSlot: slot && order.times.endedAt === null ? slotKey(slot) : null,
    dueAt: deadlineOf(order),
  }
}

/** The order of a row, without what is in other tables. */
export function orderOfColumns(row: OrderRow): Omit<Order, 'payments' | 'refunds' | 'claims'> {
  const { number, state, email, language, address, billing, giftMessage } = row
  const { termsVersion, tariff, versions } = row
  const { inForce, tracking, remakeOf } = row
  const [first, ...later] = versions
  const { changeVersion, changePayBy } = row
  return {
    number,
    state,
    email,
    language,
    address,
    billing,
    giftMessage,
    termsVersion,
    tariff,
    versions: [versionOf(first), ...later.map(versionOf)],
    inForce,
    change:
      changeVersion === null || changePayBy === null ? null : { version: changeVersion, payBy: changePayBy },
    notes: row.notes.map(undated),
    addressChanges: row.addressChanges.map(undated),
    corrections: row.corrections.map(undated) as readonly Correction[], // as above
    appointments: row.appointments.map(undated),
    approvals: row.approvals.map(undated) as readonly ApprovalEntry[], // as above
    letters: row.letters.map(undated),
    movements: row.movements.map(undated),
    tracking,
    remakeOf,
    times: Object.fromEntries(
      (['placedAt', ...ORDER_TIMES] as const).map((name) => [name, row[name]]),
    ) as OrderTimes, // fromEntries forgets its keys
  }
}

/** JSON has no instants. */
const dated = <T extends { readonly at: Date }>(each: T) => ({ ...each, at: each.at.toISOString() })
const undated = <T extends { readonly at: string }>(each: T) => ({ ...each, at: new Date(each.at) })

const versionJson = ({ lines, price, madeAt }: OrderVersion): VersionJson => ({
  lines,
  price,
  madeAt: madeAt.toISOString(),
})
const versionOf = ({ lines, price, madeAt }: VersionJson): OrderVersion => ({
  lines,
  price,
  madeAt: new Date(madeAt),
})
