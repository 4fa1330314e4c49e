import { randomUUID } from 'node:crypto'

import {
  confirmTransferRequest,
  decideClaimRequest,
  adminClaimParams,
  adminLineParams,
  adminOrder,
  adminRefundParams,
  giveQuoteRequest,
  handOverRequest,
  noteRequest,
  refundRequest,
  shipRequest,
} from '@nawl/contract/sales/admin'
import { askApprovalRequest } from '@nawl/contract/sales/approval'
import { orderParams } from '@nawl/contract/sales/order'
import { idempotencyHeaders } from '@nawl/contract/sales/payment'
import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import { askApproval } from '@nawl/domain/order/approve-design'
import { decideClaim } from '@nawl/domain/order/claims/claim-order'
import { cancelOrder } from '@nawl/domain/order/end-order'
import {
  deliverOrder,
  handOver,
  markReady,
  shipOrder,
  startProduction,
} from '@nawl/domain/order/fulfil-order'
import { noteOrder } from '@nawl/domain/order/note-order'
import type { Order } from '@nawl/domain/order/order'
import { type Outcome, refused } from '@nawl/domain/order/outcome'
import type { Charged } from '@nawl/domain/order/payments'
import { giveQuote } from '@nawl/domain/order/placing/quote-order'
import { receiveTransfer } from '@nawl/domain/order/receive-transfer'
import { refundOrder, settleRefund } from '@nawl/domain/order/refund-order'
import { stepPermission } from '@nawl/domain/order/step-permission'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import type { Permission } from '@nawl/domain/staff/roles'

import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { isUsedElsewhere } from '../bank/used-reference.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import type { AdminCommand } from './admin.routes.ts'
import { requireFresh } from '../../identity/second-factor/require-factor.ts'
import type { Member, StaffActor } from '../../identity/staff/member.ts'

const about = (summary: string) => ({
  tags: ['desk'],
  summary,
  response: { 200: adminOrder, ...refusals },
})
const ofOrder = (summary: string) => ({ ...about(summary), params: orderParams })

const HANDLED = { permission: 'orders.handle' } as const
const MONEY = { permission: 'money.move', secondFactor: 'fresh' } as const

type Step = (order: Order, now: Date, by: { readonly by: StaffActor }, kinds: ProductKinds) => Outcome

/** Commands without parameters. */
const STEPS = {
  'start-production': ['The workshop begins', startProduction],
  ready: ['The rugs are ready', markReady],
  deliver: ['The customer has them', deliverOrder],
} as const satisfies Record<string, readonly [summary: string, step: Step]>

/** POST /api/desk/orders/{number}/…: staff commands on an order. Every answer is the order with its events. */
export function adminCommandRoutes(app: App, command: AdminCommand, kinds: ShopKinds): void {
  for (const [path, [summary, step]] of Object.entries(STEPS))
    app.post(
      `/api/desk/orders/:number/${path}`,
      { schema: ofOrder(summary), config: HANDLED },
      async (request) =>
        command(request, (order, now, { actor: by }) => step(order, now, { by }, kinds.rules)),
    )

  const ask = {
    ...about('Asks for the customer’s approval before a line is made, or makes it without'),
    params: adminLineParams,
    body: askApprovalRequest,
  }
  app.post(
    '/api/desk/orders/:number/lines/:lineId/approval',
    { schema: ask, config: HANDLED },
    async (request) => {
      const { lineId } = request.params
      return command(request, (order, now, { actor: by }) =>
        askApproval(order, now, { ...request.body, lineId, by }, kinds.rules),
      )
    },
  )

  const cancel = ofOrder('Cancels an order; what is paid is given back')
  app.post('/api/desk/orders/:number/cancel', { schema: cancel, config: HANDLED }, async (request) =>
    command(request, (order, now, member) => {
      requirePermission(member, stepPermission('cancel', order))
      return cancelOrder(order, now, { by: member.actor })
    }),
  )

  const ship = { ...ofOrder('Handed to the carrier'), body: shipRequest }
  app.post('/api/desk/orders/:number/ship', { schema: ship, config: HANDLED }, async (request) => {
    const { carrier, trackingNumber: number } = request.body
    const tracking = { carrier, number }
    return command(request, (order, now, { actor: by }) => shipOrder(order, now, { by, tracking }))
  })

  const collect = { ...ofOrder('Collected at the workshop'), body: handOverRequest }
  app.post('/api/desk/orders/:number/hand-over', { schema: collect, config: HANDLED }, async (request) => {
    const { to } = request.body
    return command(request, (order, now, { actor: by }) => handOver(order, now, { by, to }))
  })

  const quote = { ...ofOrder('Quotes the freight'), body: giveQuoteRequest }
  app.post('/api/desk/orders/:number/quote', { schema: quote, config: HANDLED }, async (request) => {
    const shipping = request.body.shipping as Cents // whole and not below 0, by the contract
    return command(request, (order, now, { actor: by }) =>
      giveQuote(order, now, { shipping, by }, kinds.rules),
    )
  })

  const note = { ...ofOrder('A note for the staff'), body: noteRequest }
  app.post('/api/desk/orders/:number/notes', { schema: note, config: HANDLED }, async (request) => {
    const { text } = request.body
    return command(request, (order, now, { actor: by }) => noteOrder(order, now, { by, text }))
  })

  const decide = { ...about('Answers a claim'), params: adminClaimParams, body: decideClaimRequest }
  app.post(
    '/api/desk/orders/:number/claims/:claimId',
    { schema: decide, config: HANDLED },
    async (request) => {
      const { claimId } = request.params
      const { outcome, answer, refund } = request.body
      const money = refund === undefined ? {} : { refund: charged(refund) }
      return command(request, (order, now, member) => {
        if (refund !== undefined) requirePermission(member, 'money.move')
        return decideClaim(order, now, { claimId, outcome, answer, by: member.actor, ...money })
      })
    },
  )
  moneyRoutes(app, command, kinds)
}

function moneyRoutes(app: App, command: AdminCommand, { rules }: ShopKinds): void {
  const confirm = {
    ...ofOrder('A bank transfer has come in: the amount that was asked, or what to do about another'),
    body: confirmTransferRequest,
  }
  app.post('/api/desk/orders/:number/transfer', { schema: confirm, config: MONEY }, async (request) => {
    const amount = request.body.amount as Cents // whole and above 0, by the contract
    const otherId = randomUUID()
    const { isShared, ...transfer } = request.body
    return command(request, async (order, now, { actor: by }, tx) => {
      const isReferenceUsed = !isShared && (await isUsedElsewhere(tx, order.number, transfer.reference))
      return receiveTransfer(order, now, { ...transfer, isReferenceUsed, amount, otherId, by, kinds: rules })
    })
  })

  const refund = { ...ofOrder('Gives money back'), headers: idempotencyHeaders, body: refundRequest }
  app.post('/api/desk/orders/:number/refunds', { schema: refund, config: MONEY }, async (request) => {
    const { why, ...asked } = request.body
    const key = request.headers['idempotency-key']
    return command(
      request,
      (order, now, { actor: by }) => refundOrder(order, now, { refund: charged(asked), why, by }),
      {
        key,
        request: ['refund', asked, why],
      },
    )
  })

  const again = { ...about('Sends a refund again that failed'), params: adminRefundParams }
  app.post(
    '/api/desk/orders/:number/refunds/:refundId/again',
    { schema: again, config: MONEY },
    async (request) => {
      const { refundId } = request.params
      return command(request, (order, now, { actor: by }) =>
        settleRefund(order, now, { refundId, status: 'due', by }),
      )
    },
  )

  const sent = { ...about('A refund was sent by the bank'), params: adminRefundParams }
  app.post(
    '/api/desk/orders/:number/refunds/:refundId/sent',
    { schema: sent, config: MONEY },
    async (request) => {
      const { refundId } = request.params
      return command(request, (order, now, { actor: by }) => transferBack(order, now, refundId, by))
    },
  )
}

/** For what depends on the order or the request. Throws `desk/not-permitted` and `desk/second-factor-needed`. */
function requirePermission({ permissions, proof }: Member, permission: Permission): void {
  if (!permissions.includes(permission)) throw new ApiError('desk/not-permitted')
  if (permission === 'money.move') requireFresh(proof)
}

/** The contract has checked that an amount is whole and above 0. */
const charged = ({ currency, amount }: { currency: Currency; amount: number }): Charged => ({
  currency,
  amount: amount as Cents,
})

/** Of bank transfers only: any other refund is confirmed by its provider. */
function transferBack(order: Order, now: Date, refundId: string, by: StaffActor): Outcome {
  const refund = order.refunds.find(({ id }) => id === refundId)
  const payment = order.payments.find(({ id }) => id === refund?.paymentId)
  if (payment?.provider !== 'bank-transfer') return refused('no-such-refund')
  return settleRefund(order, now, { refundId, status: 'sent', by })
}
