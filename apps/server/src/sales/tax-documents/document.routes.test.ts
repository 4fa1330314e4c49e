import type { ShownDocumentRow } from '@nawl/contract/sales/order'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { MARGIN, RIGHT } from '../../platform/pdf/page-layout.ts'
import { readArchive } from '../../../test/downloads/read-archive.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'
import { brokenRules } from '../../../test/e-invoices/broken-rules.ts'
import { BROOKLYN, DESIGN, HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { documentPdf } from './document-pdf.ts'
import type { ShownDocument } from './shown-document.ts'

let counter: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (counter = await openShopApp()))
beforeEach(() => void (counter.clock.at = NOW))
afterAll(() => counter.close())

type Placed = { readonly number: string; readonly token: string }

async function printed({ number, token }: Placed) {
  const answer = await counter.app.inject(counter.url(number, token, '/invoice.pdf'))
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  return readTearSheet(answer.rawPayload)
}

const textOf = async ({ number, token }: Placed) =>
  (await counter.call<ShownDocument>('GET', counter.url(number, token, '/invoice'))).body

it('prints the lines, both currencies with their rate, and the payment of an export', async () => {
  const placed = await counter.confirmed()
  const { number } = await textOf(placed)
  expect(number).toMatch(/^INV-2027-\d{6}$/)
  const { text, info, pages, tree } = await printed(placed)
  const lines = text.split('\n')
  for (const line of [
    'Invoice',
    number,
    `Order ${placed.number}`,
    '4 January 2027',
    'Layla Haddad',
    'Onyx',
    '5 × 8 ft, rectangle, cut pile, 3 yarns',
    '$400.00',
    'AED 1,469.00',
    '$82.00',
    '$482.00',
    '1 US dollar = 3.6725 UAE dirhams, the rate on the day of the order.',
    'Card',
  ])
    expect(lines).toContain(line)
  // Once as the total, once as the payment.
  expect(lines.filter((line) => line === 'AED 1,770.15')).toHaveLength(2)
  expect(text, 'without a registration nothing is said of a tax').not.toMatch(/TRN|zero-rated/)
  expect([pages, info['Title']]).toEqual([1, `Invoice ${number} · Nawl`])
  for (const part of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${part}"`)
})

it('shows discount, free delivery and the included VAT of an order within the UAE', async () => {
  const guest = counter.buyer()
  await guest.add(DESIGN, 3)
  await guest.ask('PUT', '/api/cart/country', { country: 'AE' })
  const { price } = await guest.cart()
  const address = { ...BROOKLYN, country: 'AE', region: 'Dubai', postcode: '' }
  const { body } = await guest.checkout({ address, expectedTotal: price.amounts.USD.total })
  counter.provider.become(await counter.refOf(body.number), 'paid')
  await counter.sales.settle('stripe', await counter.refOf(body.number))
  const lines = (await printed(body)).text.split('\n')
  // Three pieces: what one of them costs stands below the name.
  expect(lines).toContain('5 × 8 ft, rectangle, cut pile, 3 yarns; AED 1,469.00 each')
  for (const line of ['Discount 5%', '−$60.00', 'Delivery, free', 'Includes VAT 5%', '$54.29', '$1,085.71'])
    expect(lines).toContain(line)
  expect(lines).toContain('All prices include VAT of 5%.')
})

it('a cancelled order keeps its invoice and gets a credit note', async () => {
  const placed = await counter.confirmed()
  const invoice = await textOf(placed)
  await counter.command(placed, '/cancel')
  const { body } = await counter.call<ShownDocumentRow[]>(
    'GET',
    counter.url(placed.number, placed.token, '/documents'),
  )
  expect(body.map(({ kind, reason, totals }) => [kind, reason, totals.AED])).toEqual([
    ['invoice', 'order', 177_015],
    ['credit-note', 'cancelled', 177_015],
  ])
  expect(await textOf(placed)).toEqual(invoice)
  const answer = await counter.app.inject(
    counter.url(placed.number, placed.token, `/documents/${body[1]!.number}/pdf`),
  )
  const lines = (await readTearSheet(answer.rawPayload)).text.split('\n')
  for (const line of [
    'Credit note',
    `Corrects ${invoice.number}`,
    'Credit for the cancelled order',
    '$482.00',
  ])
    expect(lines).toContain(line)
  expect(lines.slice(lines.indexOf('Refunds'))).toEqual([
    'Refunds',
    '4 January 2027',
    'Card',
    '−AED 1,770.15',
    `Credit note ${body[1]!.number}`,
    'Page 1 of 1',
  ])
})

it('is written from right to left in Arabic, which a reader finds in the order of reading', async () => {
  const placed = await counter.confirmed()
  const { number } = await textOf(placed)
  const answer = await counter.app.inject(
    `${counter.url(placed.number, placed.token, '/invoice.pdf')}&language=ar`,
  )
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    `فاتورة ${number}، نول.pdf`,
  )
  const { text, places, info, language } = await readTearSheet(answer.rawPayload)
  expect([language, info['Title']]).toEqual(['ar-AE', `فاتورة ${number} · نول`])
  const lines = text.split('\n')
  for (const line of ['إلى', 'الولايات المتحدة', 'أونيكس', 'دولار أمريكي', 'الإجمالي', 'US$ 482.00', '1,770.15'])
    expect(lines).toContain(line)
  expect(places.filter(({ left, right }) => left < MARGIN - 2 || right > RIGHT + 0.5)).toEqual([])
  // What English has at the left margin, Arabic has at the right one.
  const edges = places.filter(({ str }) => ['السجاد', 'المدفوع'].includes(str)).map(({ right }) => right)
  expect(Math.max(...edges)).toBeCloseTo(RIGHT, 0)
  // The decimals of a column stand below each other.
  const dirhams = places.filter(({ str }) => /^[\d,]+\.\d\d$/.test(str)).map(({ right }) => Math.round(right))
  expect(new Set(dirhams).size).toBe(1)
})

it('is kept as XML for programs, the same that is attached to its PDF in every language', async () => {
  const placed = await counter.confirmed({ language: 'ar' })
  const { number } = await textOf(placed)
  const url = (format: string) => counter.url(placed.number, placed.token, `/documents/${number}/${format}`)
  const answer = await counter.app.inject(url('xml'))
  const { 'content-type': type, 'content-disposition': name, 'cache-control': cached } = answer.headers
  expect([answer.statusCode, type, name, cached]).toEqual([
    200,
    'application/xml',
    `attachment; filename="${number}.xml"; filename*=UTF-8''${number}.xml`,
    'no-store',
  ])
  expect(brokenRules(answer.body)).toEqual([])
  for (const language of ['ar', 'en']) {
    const pdf = await counter.app.inject(`${url('pdf')}&language=${language}`)
    const { attached } = await readArchive(pdf.rawPayload)
    expect(attached).toEqual([{ name: `${number}.xml`, text: answer.body }])
  }
  const missing = await counter.app.inject(url('xml').replace(number, 'INV-2027-999999'))
  expect(missing.json()).toMatchObject({ code: 'order/no-such-document', field: 'document' })
  const desk = await counter.signedIn('desk')
  const seen = await counter.app.inject({
    url: `/api/desk/orders/${placed.number}/documents/${number}/xml`,
    headers: desk.headers,
  })
  expect([seen.statusCode, seen.body]).toEqual([200, answer.body])
})

it('is in the language of the order', async () => {
  const placed = await counter.confirmed({ language: 'ar' })
  expect((await textOf(placed)).language).toBe('ar')
  expect((await printed(placed)).text.split('\n')).toContain('الإجمالي')
})

it('exists from the first payment on, for the order’s link and its owner only', async () => {
  const unpaid = await counter.ordered()
  const path = `/api/orders/${unpaid.number}/invoice.pdf`
  const ada = await counter.signedIn('ada-invoice')
  const own = counter.buyer(ada.headers)
  await own.add()
  const { body } = await own.checkout()
  counter.provider.become(await counter.refOf(body.number), 'paid')
  await counter.sales.settle('stripe', await counter.refOf(body.number))
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await counter.app.inject({ url, headers })).statusCode
  expect(await status(`${path}?token=${unpaid.token}`)).toBe(409)
  expect(await status(path)).toBe(404)
  expect(await status(path, ada.headers)).toBe(404)
  expect(await status(`/api/orders/${body.number}/invoice.pdf`, ada.headers)).toBe(200)
  counter.clock.at = NOW + HOUR / 2
  const eve = await counter.signedIn('eve-invoice')
  expect(await status(`/api/orders/${body.number}/invoice.pdf`, eve.headers)).toBe(404)
})

it('is for the company that ordered, with its number and order number; the rugs go elsewhere', async () => {
  const billing = {
    company: 'Al Noor Trading L.L.C.',
    taxNumber: '100-1234-5670-0003',
    purchaseOrder: 'PO-77',
    billingLine1: 'Tower 2, Office 901',
    billingCity: 'Dubai',
    billingCountry: 'AE',
  }
  const placed = await counter.confirmed({ billing, giftMessage: 'With our compliments' })
  const { buyer, isForBusiness, deliveredTo } = await textOf(placed)
  expect(deliveredTo).toContain('USA')
  // Its goods leave the country, and it imports nothing.
  expect([buyer, isForBusiness]).toEqual([
    [
      'Al Noor Trading L.L.C.',
      'Tower 2, Office 901',
      'Dubai',
      'United Arab Emirates',
      'TRN 100123456700003',
      'Purchase order PO-77',
    ],
    false,
  ])
  expect((await printed(placed)).text.split('\n')).toContain('TRN 100123456700003')
  expect(await counter.see(placed)).toMatchObject({
    billing: { company: 'Al Noor Trading L.L.C.', taxNumber: '100123456700003' },
    giftMessage: 'With our compliments',
    address: { line1: BROOKLYN.line1 },
  })
})

it('is refused for a number that no company can have, which is named', async () => {
  const guest = counter.buyer()
  await guest.add()
  const billing = { company: 'Ada GmbH', taxNumber: 'DE136695977', billingLine1: 'Weg 1' }
  const { status, body } = await guest.checkout({
    billing: { ...billing, billingCity: 'Berlin', billingCountry: 'DE' },
  })
  expect([status, body]).toMatchObject([
    422,
    { code: 'order/bad-address', problems: [{ field: 'taxNumber', problem: 'wrong-form' }] },
  ])
})

it('says why an export of a registered seller has no tax', async () => {
  const exported = await textOf(await counter.confirmed())
  const seller = { name: 'Nawl Rugs L.L.C.', address: 'Dubai', trn: '100123456700003' }
  const { text } = await readTearSheet(await documentPdf({ ...exported, seller }, new Uint8Array([60])))
  expect(text.split('\n')).toContain('Export of goods out of the United Arab Emirates: zero-rated, VAT 0%.')
})

it('continues on further pages within the margins and shows the tax registration', async () => {
  const placed = await counter.confirmed()
  const small = await textOf(placed)
  const often = <T>(one: readonly T[]) => Array.from({ length: 40 }, () => one).flat()
  const { USD, AED } = small.price.amounts
  const amounts = {
    USD: { ...USD, lines: often(USD.lines) },
    AED: { ...AED, lines: often(AED.lines) },
  }
  const street = 'Villa 12, a street whose name is longer than the column in which it has to stand'
  const sheet = await readTearSheet(
    await documentPdf(
      {
        ...small,
        seller: { name: 'Nawl Rugs L.L.C.', address: 'Dubai', trn: '100123456700003' },
        buyer: ['ليلى حداد', street, 'Dubai'],
        lines: often(small.lines),
        price: { ...small.price, amounts },
      },
      new Uint8Array([60]),
    ),
  )
  expect([sheet.pages, sheet.info['Title']]).toEqual([3, `Tax invoice ${small.number} · Nawl`])
  expect(sheet.text).toContain('Page 1 of 3')
  expect(sheet.text.replaceAll('\n', ' ')).toContain('TRN 100123456700003')
  expect(sheet.places.filter(({ left, right }) => left < MARGIN - 2 || right > RIGHT + 0.5)).toEqual([])
  const baselines = sheet.places.map(({ baseline }) => baseline)
  expect(Math.min(...baselines)).toBeGreaterThan(30)
})
