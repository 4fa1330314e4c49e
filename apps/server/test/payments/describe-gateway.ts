import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PaymentGateway, PaymentOrder, PaymentReport } from '../../src/sales/payments/payment-gateway.ts'

export type GatewayOnTrial = {
  readonly gateway: PaymentGateway
  readonly currency: Currency
  /** What the customer does on the company's page; nothing where it is closed. */
  readonly pay: (providerRef: string) => unknown
  /** What the company writes about a payment that was paid; left out where it writes nothing. */
  readonly letterAbout?: (
    providerRef: string,
  ) => { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined
  readonly close: () => Promise<unknown>
}

const HOUR = 3_600_000
let count = 0

/** An order of two lines and a discount: 1,234.50 in the currency. Each its own. */
export function orderToPay(currency: Currency, changes: Partial<PaymentOrder> = {}): PaymentOrder {
  count += 1
  return {
    paymentId: `payment-${count}-${Date.now()}`,
    orderNumber: `NW-${100_000 + count}`,
    email: 'ada@example.com',
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

/** Pays, and collects where the company leaves that to the shop. */
export async function payAndCollect(
  { gateway, pay }: Pick<GatewayOnTrial, 'gateway' | 'pay'>,
  providerRef: string,
): Promise<PaymentReport | null> {
  await pay(providerRef)
  const report = await gateway.look(providerRef)
  return report?.needsCapture ? gateway.capture(providerRef) : report
}

/** What every payment company is to the shop. `writes`: it tells the shop of payments by itself. */
export function describeGateway(
  name: string,
  open: () => Promise<GatewayOnTrial>,
  { writes = true }: { readonly writes?: boolean } = {},
): void {
  describe(`${name} as a payment company`, () => {
    let trial: GatewayOnTrial
    beforeAll(async () => void (trial = await open()))
    afterAll(() => trial.close())

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

    it('says of a payment what it is for', async () => {
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
    it('knows nothing of a payment that was never begun', async () => {
      expect(await trial.gateway.look('not_a_payment')).toBeNull()
      expect(await trial.gateway.close('not_a_payment')).toBeNull()
    })
    it('begins a payment once, however often it is asked, also at the same time', async () => {
      const { order, providerRef, url } = await begun()
      const again = await Promise.all(Array.from({ length: 4 }, () => trial.gateway.begin(order)))
      expect(again).toEqual(Array.from({ length: 4 }, () => ({ providerRef, url })))
    })
    it('charges what is left after a discount', async () => {
      const lines = [
        { name: 'Atlas', quantity: 3, amount: 100_000 as Cents },
        { name: 'Discount from three rugs', quantity: 1, amount: -10_001 as Cents },
      ]
      const { providerRef } = await begun({ lines, amount: 89_999 as Cents })
      expect(await payAndCollect(trial, providerRef)).toMatchObject({ status: 'paid', amount: 89_999 })
    })
    it('is told by looking that a payment was paid, and collects it once', async () => {
      const { order, providerRef } = await begun()
      const report = await payAndCollect(trial, providerRef)
      expect(report).toMatchObject({ status: 'paid', amount: order.amount, needsCapture: false })
      expect(await trial.gateway.capture(providerRef)).toEqual(report)
      expect(await trial.gateway.look(providerRef)).toEqual(report)
    })
    it('lets nobody pay what was closed', async () => {
      const { providerRef } = await begun()
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
    it('says that it came too late to close what was paid', async () => {
      const { providerRef } = await paid()
      expect(await trial.gateway.close(providerRef)).toMatchObject({ status: 'paid' })
    })
    it('gives a payment back once for a key', async () => {
      const { providerRef } = await paid()
      const half = () => refund(providerRef, `${providerRef}-half`, 61_725)
      expect(await half()).toEqual({ status: 'sent' })
      expect(await half()).toEqual({ status: 'sent' })
      expect(await refund(providerRef, `${providerRef}-rest`, 61_725)).toEqual({ status: 'sent' })
      expect(await refund(providerRef, `${providerRef}-more`, 1)).toEqual({ status: 'failed' })
    })
    it('gives a payment back once also where it is asked for twice at the same time', async () => {
      const { providerRef } = await paid()
      const half = () => refund(providerRef, `${providerRef}-half`, 61_725)
      expect(await Promise.all([half(), half()])).toEqual([{ status: 'sent' }, { status: 'sent' }])
      expect(await refund(providerRef, `${providerRef}-rest`, 61_725)).toEqual({ status: 'sent' })
    })
    it('gives back no more than was paid', async () => {
      const { providerRef } = await paid()
      expect(await refund(providerRef, `${providerRef}-1`, 123_451)).toEqual({ status: 'failed' })
      expect(await refund(providerRef, `${providerRef}-2`, 100_000)).toEqual({ status: 'sent' })
      expect(await refund(providerRef, `${providerRef}-3`, 23_451)).toEqual({ status: 'failed' })
      expect(await trial.gateway.look(providerRef)).toMatchObject({ status: 'paid', amount: 123_450 })
    })
    it('gives nothing back of what nobody has paid', async () => {
      const { providerRef } = await begun()
      expect(await refund(providerRef, `${providerRef}-1`, 1)).toEqual({ status: 'failed' })
    })
    it('believes no letter without a signature', async () => {
      const { providerRef } = await paid()
      const body = trial.letterAbout?.(providerRef)?.body ?? Buffer.from('{"id":"evt_1","type":"paid"}')
      expect(await trial.gateway.readWebhook(body, {}, new Date())).toMatchObject({ ok: false })
    })
    it.runIf(writes)('reads its letters', async () => {
      const { providerRef } = await paid()
      const { body, headers } = trial.letterAbout?.(providerRef) ?? { body: Buffer.of(), headers: {} }
      const reading = await trial.gateway.readWebhook(body, headers, new Date())
      expect(reading).toMatchObject({ ok: true, providerRef })
    })
  })
}
