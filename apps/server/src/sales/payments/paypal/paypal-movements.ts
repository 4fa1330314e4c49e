import { z } from 'zod'

import { type Dispute, GatewayTrouble, type ProviderMoves } from '../payment-gateway.ts'
import type { paypalClient } from './paypal-client.ts'
import { captureOf, minorUnitsOf, money, type PaypalOrder } from './paypal-order.ts'

type Call = ReturnType<typeof paypalClient>

const disputeList = z.object({ items: z.array(z.object({ dispute_id: z.string() })).default([]) })
const dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_amount: money,
  seller_response_due_date: z.iso.datetime().optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
})
const capture = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

/** What PayPal moved of a payment by itself: its fee, and refunds made on its pages. Disputes are told without money. */
export async function paypalMoves(call: Call, order: PaypalOrder): Promise<ProviderMoves> {
  const collected = captureOf(order)
  if (!collected) return { movements: [], refunds: [], disputes: [] }
  const fee = collected.seller_receivable_breakdown?.paypal_fee
  const { refunds } = order.purchase_units[0].payments
  return {
    movements:
      fee === undefined ? [] : [{ id: `${collected.id}-fee`, kind: 'fee', amount: minorUnitsOf(fee) }],
    // Those of the shop have its key.
    refunds: refunds.flatMap(({ id, status, amount, custom_id: key }) =>
      key === undefined && status === 'COMPLETED' && amount ? [{ id, amount: minorUnitsOf(amount) }] : [],
    ),
    disputes: await disputesOf(call, collected.id),
  }
}

async function disputesOf(call: Call, captureId: string): Promise<readonly Dispute[]> {
  const query = new URLSearchParams({ disputed_transaction_id: captureId })
  const list = await read(call, `/v1/customer/disputes?${query.toString()}`, disputeList)
  const found: Dispute[] = []
  for (const { dispute_id: id } of list?.items ?? []) {
    const each = await read(call, `/v1/customer/disputes/${encodeURIComponent(id)}`, dispute)
    if (!each) continue
    const isLost = each.dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR'
    found.push({
      id,
      status: each.status === 'RESOLVED' ? (isLost ? 'lost' : 'won') : 'open',
      amount: minorUnitsOf(each.dispute_amount),
      dueBy: each.seller_response_due_date === undefined ? null : new Date(each.seller_response_due_date),
    })
  }
  return found
}

/** The order of a capture: webhooks about refunds and disputes name only that. Null for one that is unknown. */
export async function orderOfCapture(call: Call, captureId: string): Promise<string | null> {
  const answer = await call({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(captureId)}` })
  if (!answer.ok && answer.status === 404) return null
  if (!answer.ok) throw new GatewayTrouble(`paypal: capture: ${answer.issue}`)
  return capture.safeParse(answer.body).data?.supplementary_data.related_ids.order_id ?? null
}

async function read<T>(call: Call, path: string, schema: z.ZodType<T>): Promise<T | null> {
  const answer = await call({ method: 'GET', path, mayBeForbidden: true })
  // Without the permission for disputes, fees and refunds are recorded all the same.
  if (!answer.ok && answer.status === 403) return null
  if (!answer.ok) throw new GatewayTrouble(`paypal: disputes: ${answer.issue}`)
  const parsed = schema.safeParse(answer.body)
  if (!parsed.success) throw new GatewayTrouble('paypal: a dispute of another shape')
  return parsed.data
}
