import type { Order, Payment } from '@nawl/domain/order/order'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { recordAtProvider, unrecorded } from '@nawl/domain/order/record-at-provider'
import { and, eq } from 'drizzle-orm'

import { payment } from '../../platform/db/schema/payment-schema.ts'
import type { OrderDeps } from '../sales-deps.ts'
import { type Attention, needAttention } from './attention.store.ts'
import type { ProviderMoves } from './payment-gateway.ts'

export type RecordMoves = ReturnType<typeof movesRecorder>

/**
 * The only way by which the shop learns what a provider moved by itself: webhooks and reconciliation both ask for all of
 * it, so that what is told twice, late or in another order is recorded once. Throws GatewayTrouble like the provider.
 */
export function movesRecorder({ database: { orm }, orders, gateways, now }: Omit<OrderDeps, 'links'>) {
  return async (provider: PaymentProvider, providerRef: string): Promise<void> => {
    const gateway = gateways[provider]
    const [paid] = await orm
      .select({ id: payment.id, orderNumber: payment.orderNumber, status: payment.status })
      .from(payment)
      .where(and(eq(payment.provider, provider), eq(payment.providerRef, providerRef)))
    if (!gateway?.moves || paid?.status !== 'paid') return
    const moves = await gateway.moves(providerRef)
    if (!moves) return
    const told = { paymentId: paid.id, ...moves }
    await orders.change(
      paid.orderNumber,
      (order, at) => recordAtProvider(order, at, told),
      (tx, { order }) => needAttention(tx, attentionTo(order, told), new Date(now())),
    )
  }
}

function attentionTo(
  order: Order,
  told: ProviderMoves & { readonly paymentId: string },
): readonly Attention[] {
  const paid = order.payments.find(({ id }) => id === told.paymentId)
  if (!paid) return []
  const common = { orderNumber: order.number, currency: paid.currency } satisfies Partial<Attention & Payment>
  return [
    ...told.disputes.map(({ id, status, amount, dueBy }) => ({
      ...common,
      key: id,
      kind: `dispute-${status}` as const,
      amount,
      dueBy,
    })),
    ...unrecorded(order, told).map(({ id, amount }) => ({
      ...common,
      key: id,
      kind: 'refund-too-much' as const,
      amount,
      dueBy: null,
    })),
  ]
}
