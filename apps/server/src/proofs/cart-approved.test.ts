import { randomUUID } from 'node:crypto'

import type { OwnedProof } from '@nawl/contract/proofs/proof'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { offered, openProofShop } from '../../test/proof-shop.ts'

const MINUTE = 60_000

let shop: Awaited<ReturnType<typeof openProofShop>>
beforeAll(async () => void (shop = await openProofShop()))
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const newest = (proof: Pick<OwnedProof, 'lines'>) => proof.lines[0]!.versions.at(-1)!
async function madeProof(change: Parameters<Awaited<ReturnType<typeof shop.designer>>['make']>[0] = {}) {
  const ada = await shop.designer()
  const { body: proof } = await ada.make(change)
  return { ada, proof, noor: shop.client(proof.path) }
}

describe('what is approved', () => {
  it('goes into its owner’s cart once, with its hash', async () => {
    const { ada, proof, noor } = await madeProof({
      lines: [offered({ quantity: 2 }), offered({ name: 'Stairs' })],
    })
    expect((await ada.toCart(proof.id)).body).toMatchObject({ code: 'proof/not-approved' })
    await noor.decide(newest(proof))
    const press = { id: randomUUID() }
    const [one, other] = await Promise.all([ada.toCart(proof.id, press), ada.toCart(proof.id, press)])
    expect([one.body, other.body]).toEqual([one.body, one.body])
    expect(one.body).toEqual({ versions: [newest(proof).id] })
    expect((await ada.toCart(proof.id)).body).toMatchObject({ code: 'proof/not-approved' })
    const { lines } = await ada.cart()
    expect(lines).toMatchObject([
      { quantity: 2, design: { name: 'Onyx', approval: { hash: newest(proof).hash } } },
    ])
    await ada.toCart(proof.id, { isAgain: true })
    expect((await ada.cart()).lines).toMatchObject([{ quantity: 4 }])
    await ada.ask('PATCH', `/api/cart/lines/${lines[0]!.id}`, { quantity: 1 })
  })

  it('is refused if an approval was not signed here, or the rug is no longer what it was', async () => {
    for (const forge of [
      sql`update proof_entry set body = jsonb_set(body, '{signature}', '"proof-decision.x.0.00000000000000000000000000000000"') where body ->> 'kind' = 'decision'`,
      sql`update proof_entry set name = 'Somebody else' where body ->> 'kind' = 'decision'`,
      sql`update proof_entry set at = at + interval '1 day' where body ->> 'kind' = 'decision'`,
      sql`update proof_entry set body = jsonb_set(body, '{design,tolerance}', '5') where body ->> 'kind' = 'version'`,
    ]) {
      const { ada, proof, noor } = await madeProof()
      await noor.decide(newest(proof))
      await shop.database.orm.execute(forge)
      expect((await ada.toCart(proof.id)).body).toMatchObject({ code: 'proof/forged' })
    }
  })
})

describe('letters about a proof', () => {
  it('wait for ten quiet minutes and are one for all that was said, in its owner’s language', async () => {
    const { proof, noor } = await madeProof({ ownerLanguage: 'ar', title: 'Two letters' })
    const told = () =>
      shop.inbox.for('ada@example.com').filter(({ subject = '' }) => subject.includes('Two letters'))
    await noor.remark({ version: newest(proof).id, text: 'One' })
    shop.clock.at += 9 * MINUTE
    await noor.remark({ version: newest(proof).id, text: 'Two' })
    await noor.decide(newest(proof))
    shop.clock.at += 9 * MINUTE
    await shop.news.run()
    expect(told()).toEqual([])
    shop.clock.at += MINUTE
    await shop.news.run()
    await shop.emails.deliver()
    await shop.news.run()
    await shop.emails.deliver()
    expect(told()).toHaveLength(1)
    for (const text of ['One', 'Two', 'ملاحظتان', `/ar/account/proofs/${proof.id}`])
      expect(told()[0]!.text).toContain(text)
  })
})
