import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  GatewayTrouble,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
} from '../../src/sales/payments/payment-gateway.ts'
import type { Fault } from './fake-provider-server.ts'

export type GatewayOnTrial = {
  readonly gateway: PaymentGateway
  readonly currency: Currency
  /** Pays on the provider's page; does nothing when it is closed. */
  readonly pay: (providerRef: string) => unknown
  /** The webhook of a paid payment. */
  readonly letterAbout: (
    providerRef: string,
  ) => { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined
  /** Nothing signs the bodies of its webhooks. */
  readonly unsignedBodies?: true
  /** Ends an open page, as time does, where only its own end closes it. */
  readonly endPage?: (providerRef: string) => unknown
  readonly fake: {
    readonly asked: readonly unknown[]
    readonly trouble: { outage: Fault | null }
    readonly close: () => Promise<unknown>
  }
}

const HOUR = 3_600_000
let count = 0

/** A unique order of two lines and a discount: 1,234.50 in the currency. */
export function orderToPay(currency: Currency, changes: Partial<PaymentOrder> = {}): PaymentOrder {
  count += 1
  return {
    paymentId: `payment-${count}-${Date.now()}`,
    orderNumber: `NW-${100_000 + count}`,
    description: `Nawl order NW-${100_000 + count}`,
    email: 'ada@example.com',
    recipient: {
      name: 'Noura Al Mansoori',
      phone: '+971 50 123 4567',
      line1: 'Villa 4, Street 12b',
      line2: 'Al Wasl',
      city: 'Dubai',
      region: 'Dubai',
      postcode: '',
      country: 'AE',
    },
    language: 'en',
    placedAt: new Date(Date.now() - 60_000),
    amount: 123_450 as Cents,
    currency,
    lines: [
      { name: 'Atlas, 200 × 300 cm', quantity: 2, amount: 100_000 as Cents },
      { name: 'Shipping', quantity: 1, amount: 23_450 as Cents },
    ],
    expiresAt: new Date(Date.now() + 20 * HOUR),
    returnUrl: 'http://127.0.0.1:3000/checkout/return',
    cancelUrl: 'http://127.0.0.1:3000/checkout/back',
    ...changes,
  }
}

/** Pays, and captures if the provider leaves that to the shop. */
export async function payAndCollect(
  { gateway, pay }: Pick<GatewayOnTrial, 'gateway' | 'pay'>,
  providerRef: string,
): Promise<PaymentReport | null> {
  await pay(providerRef)
  const report = await gateway.look(providerRef)
  return report?.needsCapture ? gateway.capture(providerRef) : report
}

/** Clicks a button on a payment page. */
export const clickOn = (url: string, choice: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })

/** Everything that a log could print of an error. */
export const whole = (error: unknown) =>
  error instanceof Error ? `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}` : error

/** Tests that every gateway must pass. */
export function describeGateway(name: string, open: () => Promise<GatewayOnTrial>): void {
  describe(`${name} as a payment provider`, () => {
    let trial: GatewayOnTrial
    beforeAll(async () => void (trial = await open()))
    afterAll(() => trial.fake.close())

    const begun = async (changes: Partial<PaymentOrder> = {}) => {
      const order = orderToPay(trial.currency, changes)
      return { order, ...(await trial.gateway.begin(order)) }
    }
    const paid = async () => {
      const payment = await begun()
      await payAndCollect(trial, payment.providerRef)
      return payment
    }
    const refund = (providerRef: string, key: string, amount: number) =>
      trial.gateway.refund({ providerRef, key, amount: amount as Cents, currency: trial.currency })

    it('reports what a payment is for', async () => {
      const { order, providerRef, url } = await begun()
      expect(URL.canParse(url)).toBe(true)
      expect(await trial.gateway.look(providerRef)).toEqual({
        providerRef,
        paymentId: order.paymentId,
        orderNumber: order.orderNumber,
        status: 'created',
        amount: order.amount,
        currency: trial.currency,
        needsCapture: false,
      })
    })
    it('returns null for an unknown payment', async () => {
      expect(await trial.gateway.look('not_a_payment')).toBeNull()
      expect(await trial.gateway.close('not_a_payment')).toBeNull()
    })
    it('starts a payment once under repeated and concurrent calls', async () => {
      const { order, providerRef, url } = await begun()
      const again = await Promise.all(Array.from({ length: 4 }, () => trial.gateway.begin(order)))
      expect(again).toEqual(Array.from({ length: 4 }, () => ({ providerRef, url })))
    })
    it('refuses a payment whose lines do not add up to its amount', async () => {
      const calls = trial.fake.asked.length
      await expect(begun({ amount: 1 as Cents })).rejects.toThrow('do not add up')
      expect(trial.fake.asked).toHaveLength(calls)
    })
    it('charges the amount after the discount', async () => {
      const lines = [
        { name: 'Atlas', quantity: 3, amount: 100_000 as Cents },
        { name: 'Discount from three rugs', quantity: 1, amount: -10_001 as Cents },
      ]
      const { providerRef } = await begun({ lines, amount: 89_999 as Cents })
      expect(await payAndCollect(trial, providerRef)).toMatchObject({ status: 'paid', amount: 89_999 })
    })
    it('reports a paid payment and captures it once', async () => {
      const { order, providerRef } = await begun()
      const report = await payAndCollect(trial, providerRef)
      expect(report).toMatchObject({ status: 'paid', amount: order.amount, needsCapture: false })
      expect(await trial.gateway.capture(providerRef)).toEqual(report)
      expect(await trial.gateway.look(providerRef)).toEqual(report)
    })
    it('makes a closed payment unpayable', async () => {
      const { providerRef } = await begun()
      await trial.endPage?.(providerRef)
      expect(await trial.gateway.close(providerRef)).toMatchObject({
        status: 'cancelled',
        needsCapture: false,
      })
      expect(await payAndCollect(trial, providerRef)).toMatchObject({
        status: 'cancelled',
        needsCapture: false,
      })
      expect(await trial.gateway.close(providerRef)).toMatchObject({ status: 'cancelled' })
    })
    it('reports that a payment was paid before it could be closed', async () => {
      const { providerRef } = await paid()
      expect(await trial.gateway.close(providerRef)).toMatchObject({ status: 'paid' })
    })
    it('refunds once per key', async () => {
      const { providerRef } = await paid()
      const half = () => refund(providerRef, `${providerRef}-half`, 61_725)
      expect(await half()).toEqual({ status: 'sent' })
      expect(await half()).toEqual({ status: 'sent' })
      expect(await refund(providerRef, `${providerRef}-rest`, 61_725)).toEqual({ status: 'sent' })
      expect(await refund(providerRef, `${providerRef}-more`, 1)).toEqual({ status: 'failed' })
    })
    it('refunds once per key under concurrent calls', async () => {
      const { providerRef } = await paid()
      const half = () => refund(providerRef, `${providerRef}-half`, 61_725)
      expect(await Promise.all([half(), half()])).toEqual([{ status: 'sent' }, { status: 'sent' }])
      expect(await refund(providerRef, `${providerRef}-rest`, 61_725)).toEqual({ status: 'sent' })
    })
    it('refuses to refund more than was paid', async () => {
      const { providerRef } = await paid()
      expect(await refund(providerRef, `${providerRef}-1`, 123_451)).toEqual({ status: 'failed' })
      expect(await refund(providerRef, `${providerRef}-2`, 100_000)).toEqual({ status: 'sent' })
      expect(await refund(providerRef, `${providerRef}-3`, 23_451)).toEqual({ status: 'failed' })
      expect(await trial.gateway.look(providerRef)).toMatchObject({ status: 'paid', amount: 123_450 })
    })
    it('refuses to refund in another currency', async () => {
      const { providerRef } = await paid()
      const currency = trial.currency === 'USD' ? 'AED' : 'USD'
      const order = { providerRef, key: `${providerRef}-1`, amount: 1 as Cents, currency } as const
      expect(await trial.gateway.refund(order)).toEqual({ status: 'failed' })
    })
    it('refuses to refund an unpaid payment', async () => {
      const { providerRef } = await begun()
      expect(await refund(providerRef, `${providerRef}-1`, 1)).toEqual({ status: 'failed' })
    })
    it('refuses an unsigned webhook', async () => {
      const { providerRef } = await paid()
      const body = trial.letterAbout(providerRef)!.body
      expect(await trial.gateway.readWebhook(body, {}, new Date())).toMatchObject({ ok: false })
    })
    it.each<[string, (text: string) => string]>([
      ['tampered with', (text) => text.replace(/\d/, (digit) => String(9 - Number(digit)))],
      ['written anew', (text) => JSON.stringify(JSON.parse(text), null, 1)],
      ['lengthened', (text) => `${text} `],
      ['emptied', () => ''],
    ])('refuses a webhook that was %s', async (_, change) => {
      const { providerRef } = await paid()
      const { body, headers } = trial.letterAbout(providerRef)!
      const changed = Buffer.from(change(body.toString()))
      expect(changed.equals(body)).toBe(false)
      // Then a webhook states nothing: the provider is asked.
      if (trial.unsignedBodies) return
      expect(await trial.gateway.readWebhook(changed, headers, new Date())).toEqual({
        ok: false,
        reason: 'bad-signature',
      })
    })
    it('reads its webhooks', async () => {
      const { providerRef } = await paid()
      const { body, headers } = trial.letterAbout(providerRef)!
      const reading = await trial.gateway.readWebhook(body, headers, new Date())
      expect(reading).toMatchObject({ ok: true, providerRef })
    })
    it.each<[string, Fault]>([
      ['broken', { kind: 'status', status: 500 }],
      ['overloaded', { kind: 'status', status: 503 }],
      ['overrun', { kind: 'status', status: 429 }],
      ['closed to the shop', { kind: 'status', status: 403 }],
      ['down for maintenance', { kind: 'nonsense' }],
      ['slow', { kind: 'wait', ms: 2000 }],
      ['cut off', { kind: 'cut', when: 'before' }],
    ])('throws only GatewayTrouble when %s', async (_, outage) => {
      const { providerRef } = await begun()
      trial.fake.trouble.outage = outage
      await expect(trial.gateway.look(providerRef)).rejects.toThrow(GatewayTrouble)
      trial.fake.trouble.outage = null
      expect(await trial.gateway.look(providerRef)).toMatchObject({ status: 'created' })
    })
  })
}
