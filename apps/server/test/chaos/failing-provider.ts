import { createHmac, timingSafeEqual } from 'node:crypto'

import type { PaymentStatus } from '@nawl/domain/order/payment-state'

import {
  GatewayTrouble,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
} from '../../src/sales/payments/payment-gateway.ts'

const SECRET = 'whsec_of_the_test'
const TOLERANCE_S = 300

type Ledger = {
  order: PaymentOrder
  ref: string
  status: PaymentStatus
  needsCapture: boolean
  captured: boolean
}

/** A fake payment provider in memory: its ledger, the calls it received, and webhooks signed like Stripe's. */
export function failingProvider() {
  const books = new Map<string, Ledger>()
  const refunds = new Map<string, { readonly amount: number; readonly currency: string }>()
  const faults: { begin: boolean; look: boolean; refund: 'sent' | 'failed' | 'due' | 'away' } = {
    begin: false,
    look: false,
    refund: 'sent',
  }
  const callCounts = { begin: 0, look: 0, refund: 0 }
  /** Overrides of the next reports, to simulate tampering. */
  let tampering: Partial<PaymentReport> = {}

  function must(ref: string): Ledger {
    const entry = books.get(ref)
    if (!entry) throw new GatewayTrouble(`no payment ${ref}`)
    return entry
  }

  const report = ({ ref, order, status, needsCapture }: Ledger): PaymentReport => ({
    providerRef: ref,
    paymentId: order.paymentId,
    orderNumber: order.orderNumber,
    status,
    amount: order.amount,
    currency: order.currency,
    needsCapture,
    ...tampering,
  })

  const gateway: PaymentGateway = {
    async begin(order) {
      callCounts.begin++
      if (faults.begin) throw new GatewayTrouble('away')
      const ref = `cs_${order.paymentId}`
      if (!books.has(ref))
        books.set(ref, { order, ref, status: 'created', needsCapture: false, captured: false })
      return { providerRef: ref, url: `https://pay.example/${ref}` }
    },
    async look(ref) {
      callCounts.look++
      if (faults.look) throw new GatewayTrouble('away')
      const entry = books.get(ref)
      return entry ? report(entry) : null
    },
    async capture(ref) {
      const entry = must(ref)
      entry.captured = true
      entry.needsCapture = false
      entry.status = 'paid'
      return report(entry)
    },
    async close(ref) {
      if (faults.look) throw new GatewayTrouble('away')
      const entry = must(ref)
      if (entry.status === 'created' || entry.status === 'failed') entry.status = 'cancelled'
      return report(entry)
    },
    async refund({ key, amount, currency }) {
      callCounts.refund++
      if (faults.refund === 'away') throw new GatewayTrouble('away')
      if (faults.refund !== 'sent') return { status: faults.refund }
      refunds.set(key, { amount, currency })
      return { status: 'sent' }
    },
    async readWebhook(body, headers, now) {
      const [, time = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-signature'] ?? '') ?? []
      const proof = signature(body.toString('utf8'), time)
      if (given === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(proof)))
        return { ok: false, reason: 'bad-signature' }
      if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return { ok: false, reason: 'stale' }
      const { id, type, ref } = JSON.parse(body.toString('utf8')) as { id: string; type: string; ref: string }
      return { ok: true, eventId: id, kind: type, providerRef: ref }
    },
  }

  return {
    gateway,
    books,
    refunds,
    faults,
    asked: callCounts,
    tamper: (change: Partial<PaymentReport>) => void (tampering = change),
    /** Changes a payment's status, as on its page. */
    become: (ref: string, status: PaymentStatus) => void (must(ref).status = status),
    agree: (ref: string) => void (must(ref).needsCapture = true),
    /** A webhook with its signature header. */
    message: (id: string, ref: string, at: number) => {
      const body = JSON.stringify({ id, type: 'session.changed', ref })
      const time = String(Math.floor(at / 1000))
      return { body, headers: { 'x-signature': `t=${time},v1=${signature(body, time)}` } }
    },
  }
}

function signature(body: string, time: string): string {
  return createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')
}
