import { randomUUID } from 'node:crypto'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import type { ShownDocumentRow } from '@nawl/contract/sales/order'
import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import { EXAMPLE_IBAN } from '@nawl/domain/money/bank-account'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ACCOUNT, REGISTERED_SELLER } from '../../test/desk/registered-seller.ts'
import { openEmailingApp, openShopApp } from '../../test/chaos/shop-app.ts'

const PATH = '/api/desk/settings/business'
type Shop = Awaited<ReturnType<typeof openShopApp>>
type Refused = {
  readonly code?: string
  readonly field?: string
  readonly problems?: readonly { readonly field: string; readonly problem: string }[]
}

async function publishIn(shop: Shop, value: object) {
  const { headers } = await shop.signedIn('desk')
  const { body } = await shop.call<DocumentAnswer<ShopBusiness>>('GET', PATH, undefined, { headers })
  const wish = { value, base: body.base, draftVersion: 0 }
  return shop.call<DocumentAnswer<ShopBusiness> & Refused>('POST', `${PATH}/publish`, wish, { headers })
}
const startAnew = async (shop: Shop) => {
  shop.reset()
  await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
  await shop.published.refresh()
}
const meansIn = async (shop: Shop) =>
  (await shop.call<{ providers: { id: string }[] }>('GET', '/api/payments/means')).body.providers.map(
    ({ id }) => id,
  )

describe('the details of the business', () => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp()))
  beforeEach(() => startAnew(shop))
  afterAll(() => shop.close())

  const publish = (value: object) => publishIn(shop, value)
  const someone = () => `${randomUUID()}@example.com`
  const documentsOf = async ({ number, token }: { number: string; token: string }) =>
    (await shop.call<ShownDocumentRow[]>('GET', shop.url(number, token, '/documents'))).body
  const textOf = async ({ number, token }: { number: string; token: string }, document: string) =>
    (await shop.call<string>('GET', shop.url(number, token, `/documents/${document}/xml`))).body

  it('are those of the variables until an owner publishes others', async () => {
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<DocumentAnswer<ShopBusiness>>('GET', PATH, undefined, { headers })
    const { mail, seller } = shop.config
    expect(body.value).toMatchObject({
      mail: { from: mail.from.address, support: mail.support },
      seller: { name: { en: '', ar: '' }, trn: seller.trn ?? '' },
      bank: { iban: EXAMPLE_IBAN },
      orderPrefix: 'NW',
    })
  })

  it('are what pages show and where letters come from and replies go', async () => {
    await publish(REGISTERED_SELLER)
    const { body } = await shop.call<ShopAnswer>('GET', '/api/contacts')
    const { from: _, ...teams } = REGISTERED_SELLER.mail
    expect(body).toMatchObject({ ...teams, orderPrefix: 'SAND' })
    const email = someone()
    await shop.confirmed({ email })
    await shop.emails.deliver()
    const [letter] = shop.inbox.for(email)
    expect(letter?.from).toEqual({ name: 'Sand House', address: 'letters@sand.example' })
    expect(letter?.replyTo?.[0]?.address).toBe('help@sand.example')
  })

  it('stand on documents issued from then on, and leave those before as they are', async () => {
    const before = await shop.confirmed({ email: someone() })
    const [first] = await documentsOf(before)
    const former = await textOf(before, first!.number)
    await publish(REGISTERED_SELLER)
    const after = await shop.confirmed({ email: someone() })
    const [second] = await documentsOf(after)
    const xml = await textOf(after, second!.number)
    for (const said of [
      REGISTERED_SELLER.seller.name.en,
      REGISTERED_SELLER.seller.address.en,
      'AE100123456700003',
    ])
      expect(xml).toContain(said)
    expect(await textOf(before, first!.number)).toBe(former)
    expect(former).not.toContain('Sand House')
  })

  it('name the shop and the showroom as the seller where they say nothing else', async () => {
    const nowhere = { en: '', ar: '' }
    await publish({
      ...REGISTERED_SELLER,
      seller: { ...REGISTERED_SELLER.seller, name: nowhere, address: nowhere },
    })
    expect(shop.settings.shop.seller('ar')).toEqual({
      name: 'نول',
      address: shop.settings.shop.showroom().ar,
      trn: '100123456700003',
    })
  })

  it('give the account to whoever pays by transfer, on the page and in the letter', async () => {
    await publish(REGISTERED_SELLER)
    const email = someone()
    const placed = await shop.ordered({ email, provider: 'bank-transfer' })
    expect((await shop.see(placed)).next).toMatchObject({
      ...ACCOUNT,
      iban: 'AE460090000000123456789',
      reference: placed.number,
    })
    await shop.emails.deliver()
    expect(shop.inbox.for(email)[0]?.text).toContain('AE46 0090 0000 0012 3456 789')
  })

  it('end transfers while no account is given', async () => {
    expect(await meansIn(shop)).toContain('bank-transfer')
    await publish({ ...REGISTERED_SELLER, bank: { beneficiary: '', bank: '', iban: '', swift: '' } })
    expect(await meansIn(shop)).not.toContain('bank-transfer')
    const guest = shop.buyer()
    await guest.add()
    expect((await guest.checkout({ email: someone(), provider: 'bank-transfer' })).body).toMatchObject({
      code: 'payment/unknown-provider',
    })
  })

  it('begin new order numbers, and those before are found as they are', async () => {
    const email = someone()
    const before = await shop.ordered({ email })
    await publish(REGISTERED_SELLER)
    const after = await shop.ordered({ email: someone() })
    expect(before.number).toMatch(/^NW-/)
    expect(after.number).toMatch(/^SAND-/)
    expect((await shop.see(before)).number).toBe(before.number)
    const { headers } = await shop.signedIn('desk')
    for (const { number } of [before, after]) {
      const typed = number.toLowerCase().replaceAll('-', '')
      const found = await shop.call<{ number: string }>('GET', `/api/desk/orders/${typed}`, undefined, {
        headers,
      })
      expect(found.body.number).toBe(number)
    }
  })

  it.each([
    ['mail.from', { ...REGISTERED_SELLER, mail: { ...REGISTERED_SELLER.mail, from: 'Sand House' } }],
    ['mail.press', { ...REGISTERED_SELLER, mail: { ...REGISTERED_SELLER.mail, press: '' } }],
    ['seller.trn', { ...REGISTERED_SELLER, seller: { ...REGISTERED_SELLER.seller, trn: '200123456700003' } }],
    ['bank.iban', { ...REGISTERED_SELLER, bank: { ...ACCOUNT, iban: 'AE46 0090 0000 0012 3456 798' } }],
    ['bank.swift', { ...REGISTERED_SELLER, bank: { ...ACCOUNT, swift: '' } }],
    ['orderPrefix', { ...REGISTERED_SELLER, orderPrefix: 'S4' }],
  ])('name %s when it is wrong', async (field, value) => {
    expect(await publish(value)).toMatchObject({
      status: 400,
      body: { code: 'request/invalid', field: `value.${field}` },
    })
  })
})

describe('the example account at a public address', () => {
  let shop: Shop
  beforeAll(async () => {
    const payments = {
      BANK_BENEFICIARY: 'Nawl',
      BANK_NAME: 'Bank',
      BANK_IBAN: EXAMPLE_IBAN,
      BANK_SWIFT: 'EBILAEAD',
    }
    shop = await openShopApp({ publicUrl: 'https://nawl.example', payments })
  })
  beforeEach(() => startAnew(shop))
  afterAll(() => shop.close())

  it('is not offered, and a real one is', async () => {
    expect(await meansIn(shop)).toEqual(['stripe'])
    await publishIn(shop, REGISTERED_SELLER)
    expect(await meansIn(shop)).toEqual(['stripe', 'bank-transfer'])
  })

  it('is refused at the desk', async () => {
    const { status, body } = await publishIn(shop, {
      ...REGISTERED_SELLER,
      bank: { ...ACCOUNT, iban: EXAMPLE_IBAN },
    })
    expect(status).toBe(422)
    expect(body.problems).toEqual([{ field: 'bank.iban', problem: 'example' }])
  })
})
