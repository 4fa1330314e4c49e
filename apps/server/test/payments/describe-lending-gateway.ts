import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type GatewayOnTrial, orderToPay, payAndCollect } from './describe-gateway.ts'

/** Tests of a gateway whose approvals take money before the shop captures, and whose pages only end by themselves. */
export function describeLendingGateway(name: string, open: () => Promise<GatewayOnTrial>): void {
  describe(`${name} as a company that lends`, () => {
    let trial: GatewayOnTrial
    beforeAll(async () => void (trial = await open()))
    afterAll(() => trial.fake.close())

    const begun = async () => (await trial.gateway.begin(orderToPay(trial.currency))).providerRef
    const release = async (ref: string) => trial.gateway.release?.(ref)

    it('cannot close a page that is open', async () => {
      const ref = await begun()
      await expect(trial.gateway.close(ref)).rejects.toThrow('still open')
      await trial.endPage?.(ref)
      expect(await trial.gateway.close(ref)).toMatchObject({ status: 'cancelled' })
    })
    it('gives back what was approved and is not captured, once', async () => {
      const ref = await begun()
      await trial.pay(ref)
      expect(await trial.gateway.close(ref)).toMatchObject({ status: 'created', needsCapture: true })
      expect(await release(ref)).toMatchObject({ status: 'cancelled', needsCapture: false })
      expect(await release(ref)).toMatchObject({ status: 'cancelled' })
      expect(await trial.gateway.capture(ref)).toMatchObject({ status: 'cancelled' })
    })
    it('releases nothing that is captured', async () => {
      const ref = await begun()
      await payAndCollect(trial, ref)
      expect(await release(ref)).toMatchObject({ status: 'paid', amount: 123_450 })
    })
  })
}
