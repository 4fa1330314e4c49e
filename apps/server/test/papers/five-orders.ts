import { randomUUID } from 'node:crypto'

import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import type { OrderResponse, PlacedOrder } from '@nawl/contract/sales/order'
import sharp from 'sharp'

import { REGISTERED_SELLER } from '../desk/registered-seller.ts'
import { formOf } from '../uploads/upload.ts'
import { DESIGN, HOUR, LIMA, NOW, openShopApp, SECOND } from '../chaos/shop-app.ts'

/** Where an order goes, who it is for, and by which words its papers are recognised. */
export type Case = {
  readonly name: string
  readonly language: 'en' | 'ar'
  readonly wish: { readonly address: object; readonly billing?: object }
  /** Whether delivery has to be quoted first. */
  readonly isQuoted?: boolean
  /** As its papers name whom they are for. */
  readonly recipient: string
  /** The recipient's registration number as its papers print it, if it is registered. */
  readonly recipientTrn?: string
  /** The per cent of VAT. */
  readonly vat: 0 | 5
}

const DUBAI = {
  country: 'AE',
  name: 'Noura Al Mansoori',
  line1: 'Villa 4, Street 12b, Al Wasl',
  city: 'Dubai',
  region: 'Dubai',
}

export const FIVE: readonly Case[] = [
  {
    name: 'consumer in the UAE',
    language: 'ar',
    wish: { address: DUBAI },
    recipient: 'Noura Al Mansoori',
    vat: 5,
  },
  {
    name: 'company in the UAE',
    language: 'en',
    wish: {
      address: DUBAI,
      billing: {
        company: 'Al Noor Interiors L.L.C.',
        taxNumber: '100-1234-5670-0003',
        purchaseOrder: 'PO-77',
        billingLine1: 'Tower 2, Office 901',
        billingCity: 'Dubai',
        billingCountry: 'AE',
      },
    },
    recipient: 'Al Noor Interiors L.L.C.',
    recipientTrn: '100123456700003',
    vat: 5,
  },
  {
    name: 'consumer in Germany',
    language: 'en',
    wish: {
      address: {
        country: 'DE',
        name: 'Jörg Müller',
        line1: 'Kastanienallee 5',
        city: 'Berlin',
        postcode: '10435',
      },
    },
    recipient: 'Jörg Müller',
    vat: 0,
  },
  {
    name: 'company in Saudi Arabia',
    language: 'ar',
    wish: {
      address: {
        country: 'SA',
        name: 'سارة القحطاني',
        line1: 'طريق الملك فهد ١٢',
        city: 'الرياض',
        postcode: '12211',
      },
      billing: {
        company: 'Riyadh Hotels Co.',
        taxNumber: '300123456700003',
        billingLine1: 'King Fahd Road 12',
        billingCity: 'Riyadh',
        billingCountry: 'SA',
      },
    },
    recipient: 'Riyadh Hotels Co.',
    recipientTrn: '300123456700003',
    vat: 0,
  },
  {
    name: 'quote for Peru',
    language: 'en',
    wish: { address: LIMA },
    isQuoted: true,
    recipient: 'Ada Quispe',
    vat: 0,
  },
]

/** A shop of a registered seller. */
export async function openRegisteredShop(options: Parameters<typeof openShopApp>[0] = {}) {
  const shop = await openShopApp(options)
  const { headers } = await shop.signedIn('desk')
  const path = '/api/desk/settings/business'
  const { body } = await shop.call<DocumentAnswer<ShopBusiness>>('GET', path, undefined, { headers })
  const wish = { value: REGISTERED_SELLER, base: body.base, draftVersion: 0 }
  const { status } = await shop.call('POST', `${path}/publish`, wish, { headers })
  if (status !== 200) throw new Error(`the seller was not published: ${status}`)
  return shop
}

export type Shop = Awaited<ReturnType<typeof openRegisteredShop>>

/**
 * An order with what can happen to its money: a transfer that comes short and is made up for, a design that is changed
 * to a dearer one and paid, a part given back by the staff, and a claim that ends with another part.
 */
export async function throughEverything(shop: Shop, { wish, language, isQuoted }: Case) {
  shop.clock.at = NOW
  const placed = await (isQuoted ? quoted : bought)(shop, { ...wish, language })
  const desk = async (path: string, body?: object) => {
    const answer = await shop.desk(placed.number, path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    shop.clock.at += SECOND
    return answer.body
  }
  const owed = (await shop.see(placed)).next
  if (owed?.kind !== 'bank-transfer') throw new Error('no transfer is expected')
  const first = (await shop.see(placed)).payments.at(-1)!
  const waiting = await desk('/transfer', {
    paymentId: first.id,
    reference: `${placed.number} 1`,
    amount: first.amount - 20_000,
    difference: 'ask-for-rest',
  })
  const rest = waiting.payments.at(-1)!
  const paid = await desk('/transfer', {
    paymentId: rest.id,
    reference: `${placed.number} 2`,
    amount: rest.amount,
  })
  // What was quoted is quoted for its size: there only the colours change, at the same price.
  await changeDesign(shop, placed, paid.lines[0]!.id, isQuoted ? null : desk)
  const { held } = await desk('/notes', { text: 'Called about the colours.' })
  await desk('/refunds', { currency: held.currency, amount: 5_000, why: 'A scratch in the packing' })
  shop.clock.at += 48 * HOUR
  for (const path of ['/start-production', '/ready']) await desk(path)
  await desk('/ship', { carrier: 'Aramex', trackingNumber: '3512 0042' })
  await desk('/deliver')
  const photoIds = [await photographed(shop, placed)]
  const claim = { kind: 'damaged', description: 'A seam came loose.', photoIds }
  const claimed = await accepted(shop.command(placed, '/claim', claim))
  const refund = { currency: held.currency, amount: 7_500 }
  const answer = { outcome: 'refund', answer: 'We are sorry.', refund }
  return { placed, order: await desk(`/claims/${claimed.claims[0]!.id}`, answer) }
}

async function accepted<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

async function photographed(shop: Shop, { number, token }: PlacedOrder): Promise<string> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const { headers, payload } = formOf([{ name: 'photo', content, fileName: 'seam.jpg' }])
  const url = shop.url(number, token, '/claim/photos')
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
  return answer.json<{ id: string }>().id
}

async function bought(shop: Shop, wish: object): Promise<PlacedOrder> {
  const guest = shop.buyer()
  await guest.add()
  const { country } = (wish as { address: { country: string } }).address
  await guest.ask('PUT', '/api/cart/country', { country })
  const { price } = await guest.cart()
  const expectedTotal = price.amounts.USD.total
  return accepted(guest.checkout({ ...wish, expectedTotal, provider: 'bank-transfer' }))
}

/** An order to where delivery was quoted, accepted and not paid yet. */
export async function quoted(shop: Shop, { address, language }: { address?: object; language: string }) {
  const guest = shop.buyer()
  await guest.add()
  const asked = { email: 'layla@example.com', address, language, acceptedTerms: '2025-01' }
  const order = await accepted(guest.ask<PlacedOrder>('POST', '/api/quotes', asked, { key: randomUUID() }))
  await shop.desk(order.number, '/quote', { shipping: 31_000 })
  const accept = { provider: 'bank-transfer', acceptedTerms: '2025-01' }
  await accepted(shop.command(order, '/quote/accept', accept, randomUUID()))
  return order
}

/** To a larger rug, whose difference is transferred; to carved pile if `desk` is null. */
async function changeDesign(
  shop: Shop,
  placed: PlacedOrder,
  lineId: string,
  desk: ((path: string, body?: object) => Promise<AdminOrder>) | null,
) {
  const design = desk
    ? { ...DESIGN, size: { ...DESIGN.size, length: '9' } }
    : { ...DESIGN, textureStyle: 'carved' }
  const change = { lineId, design, provider: 'bank-transfer' }
  const changed: OrderResponse = await accepted(shop.command(placed, '/design', change, randomUUID()))
  if (!desk) return
  const difference = changed.payments.at(-1)!
  await desk('/transfer', {
    paymentId: difference.id,
    reference: `${placed.number} 3`,
    amount: difference.amount,
  })
}
