import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { HOUR, openShopApp } from '../../../../test/chaos/shop-app.ts'
import { readTearSheet } from '../../../../test/downloads/read-tear-sheet.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (shop = await openShopApp()))
afterAll(() => shop.close())

type Placed = { readonly number: string; readonly token: string }
const statementOf = ({ number, token }: Placed, language?: string) =>
  shop.app.inject(`${shop.url(number, token, '/statement.pdf')}${language ? `&language=${language}` : ''}`)
const textOf = async (placed: Placed, language?: string) =>
  (await readTearSheet((await statementOf(placed, language)).rawPayload)).text

it('lists documents, payments and refunds with their balance, in either language, for customer and desk', async () => {
  const placed = await shop.confirmed({ email: `${randomUUID()}@example.com` })
  // Until its statement is read, the refund is only promised.
  shop.provider.faults.refund = 'away'
  await shop.desk(placed.number, '/refunds', { currency: 'AED', amount: 3_672, why: 'Late' })
  const promised = await textOf(placed)
  for (const said of [
    `Order ${placed.number}`,
    'As of 4 January 2027',
    'Layla Haddad',
    'Amount, dirhams',
    'AED 1,770.15',
    'Payment, Card',
    '−AED 1,770.15',
    'Credit note CN-2027-000001',
    '−AED 36.72',
    'We owe you AED 36.72',
  ])
    expect(promised.replaceAll('\u00A0', ' ')).toContain(said)
  shop.provider.faults.refund = 'sent'
  await shop.moveOn(HOUR)
  const sent = await textOf(placed)
  expect(sent).toContain('Refund, Card')
  expect(sent).toContain('Nothing is owed.')
  expect(await textOf(placed, 'ar')).toContain('كشف حساب')

  const { headers } = await shop.signedIn('desk')
  const url = `/api/desk/orders/${placed.number}/statement.pdf`
  const desk = await shop.app.inject({ url, headers })
  expect((await readTearSheet(desk.rawPayload)).text).toContain('Nothing is owed.')
  expect(desk.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect((await shop.app.inject(`/api/orders/${placed.number}/statement.pdf?token=no`)).statusCode).toBe(404)
})

it('says what can still be paid, and is none of an order without money', async () => {
  const waiting = await shop.ordered({ email: `${randomUUID()}@example.com` })
  expect(await textOf(waiting)).toMatch(/AED.1,770\.15 can still be paid until/)
  const placed = await shop.confirmed({ email: `${randomUUID()}@example.com` })
  shop.clock.at += 48 * HOUR
  await shop.desk(placed.number, '/start-production')
  const [line] = (await shop.see(placed)).lines
  const wish = { quantity: 1, cause: 'workshop', why: 'Torn', version: 0 }
  await shop.desk(placed.number, `/lines/${line!.id}/remake`, wish)
  const [remake] = (await shop.see(placed)).remakes
  const answer = await statementOf({ number: remake!.number, token: remake!.token ?? '' })
  expect(answer.json()).toMatchObject({ code: 'order/wrong-state' })
})
