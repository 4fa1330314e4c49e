import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readTearSheet } from '../../test/downloads/read-tear-sheet.ts'
import { offered, openProofShop } from '../../test/proof-shop.ts'

let shop: Awaited<ReturnType<typeof openProofShop>>
beforeAll(async () => void (shop = await openProofShop()))
afterAll(() => shop.close())

it('the approved hash stands on the order and in its pack', { timeout: 120_000 }, async () => {
  const ada = await shop.designer()
  const { body: proof } = await ada.make({ lines: [offered()] })
  const version = proof.lines[0]!.versions[0]!
  await shop.client(proof.path).decide(version)
  await ada.toCart(proof.id)
  const { status, body } = await ada.checkout()
  expect([status, body]).toMatchObject([201, {}])
  const ref = await shop.refOf(body.number)
  shop.provider.become(ref, 'paid')
  await shop.sales.settle('stripe', ref)
  expect((await shop.see(body)).lines[0]).toMatchObject({ design: { approval: { hash: version.hash } } })
  const { headers } = await shop.signedIn('desk')
  const pack = async (format: string) =>
    (await shop.app.inject({ url: `/api/desk/orders/${body.number}/pack.${format}`, headers })).rawPayload
  const files = unzipSync(await pack('zip'))
  const about = JSON.parse(strFromU8(files['line-1/order.json']!)) as {
    design: { approval: { hash: string } }
  }
  expect(about.design.approval.hash).toBe(version.hash)
  const printed = version.hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ')
  const pages = await pack('pdf')
  const text = (await readTearSheet(pages, 3)).text + (await readTearSheet(pages, 4)).text
  expect(text.replaceAll(/\s+/g, ' ')).toContain(printed)
})
