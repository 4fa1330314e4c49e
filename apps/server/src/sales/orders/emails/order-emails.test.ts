import { priceCart } from '@nawl/domain/cart/price-cart'
import { cents } from '@nawl/domain/money/money'
import type { Order } from '@nawl/domain/order/order'
import { ORDER_EMAILS, type OrderEmailKind } from '@nawl/domain/order/order-event'
import { after, checkout, confirmed, DAY, LIMA, NOON, ok } from '@nawl/domain/order/laws/order-fixture'
import { placeOrder, requestQuote } from '@nawl/domain/order/placing/place-order'
import { describe, expect, it } from 'vitest'

import { BOX, KINDS_AND_BOXES } from '../../../../test/kinds/sample-box.ts'
import { orderEmails, orderLinkEmail } from './order-emails.ts'

const SHOP = {
  publicUrl: 'https://nawl.example',
  support: () => 'support@nawl.example',
  bank: () => ({
    beneficiary: 'نول ذ.م.م',
    bank: 'مصرف الخليج',
    iban: 'AE070331234567890123456',
    swift: 'GULFAEAD',
  }),
  pickup: () => ({
    address: { en: 'Warehouse 12, Al Quoz 3, Dubai', ar: 'مستودع 12، القوز 3، دبي' },
    hours: { en: 'Sunday to Thursday, 10 am to 4 pm', ar: 'من الأحد إلى الخميس، 10 ص–4 م' },
  }),
  rooms: [],
}
const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUV'

const PAID = confirmed()
const [VERSION] = PAID.versions

const ARABIC = { ...PAID.address, name: 'ليلى حداد', line1: '12', city: 'دبي', region: '' }
const BY = { by: 'staff:noor@nawl.example', at: NOON } as const

const NO_NUMBERS = { taxNumber: '', purchaseOrder: '', address: null }
/** A remake of the same order. */
const again = (order: Order): Order => ({
  ...order,
  remakeOf: { order: order.number, line: 'a', serial: 1, cause: 'workshop' },
})

/** An order with something to tell in every e-mail. */
const DONE: Order = {
  ...PAID,
  language: 'ar',
  address: ARABIC,
  addressChanges: [{ ...BY, before: { ...ARABIC, line1: '11' }, after: ARABIC, why: '' }],
  corrections: [
    {
      ...BY,
      kind: 'tracking',
      why: '',
      before: { carrier: 'أرامكس', number: '1' },
      after: { carrier: 'أرامكس', number: '123' },
    },
    { ...BY, kind: 'step-back', why: '', before: 'shipped', after: 'ready' },
    { ...BY, kind: 'cancel-line', why: '', line: 'b', name: 'Mizan', quantity: 1 },
    {
      ...BY,
      kind: 'days',
      why: '',
      before: { first: '2027-02-10', last: '2027-02-28' },
      after: { first: '2027-03-01', last: '2027-03-08' },
    },
    { ...BY, kind: 'billing', why: '', before: null, after: { ...NO_NUMBERS, company: 'دار الكثبان' } },
    {
      ...BY,
      kind: 'yarn-proposal',
      why: '',
      line: 'a',
      name: 'Mizan',
      before: { name: 'Navy', hex: '#263452' },
      after: { name: 'Teal', hex: '#216266' },
      deltaE: 7.4,
      asked: '',
      design: { name: 'Mizan' },
    },
  ],
  approvals: [
    { ...BY, kind: 'asked', line: 'a', piece: null, why: '' },
    {
      ...BY,
      kind: 'shown',
      line: 'a',
      of: '',
      photo: 'f1',
      yarns: [
        { name: 'Navy', hex: '#263452', measured: { hex: '#273553', lab: [21.5, 1, -19.3], deltaE: 0.8 } },
      ],
    },
    { ...BY, kind: 'approved', line: 'a', hash: '9f86d081'.repeat(8), of: '', signature: '' },
  ],
  appointments: [
    { ...BY, why: '', slot: { city: 'dubai', day: '2027-02-03', from: 9, to: 13 } },
    { ...BY, why: 'Van', slot: { city: 'dubai', day: '2027-02-04', from: 9, to: 13 } },
    { ...BY, why: 'Edge', slot: null },
  ],
  letters: [{ ...BY, text: 'مرحبًا ليلى\n\nسجادتك على النول.' }],
  versions: [
    {
      ...VERSION,
      lines: VERSION.lines.flatMap((line) => {
        const mizan = { ...line, design: { ...line.design, name: 'Mizan' } }
        return [mizan, { ...mizan, id: 'b' }]
      }),
    },
  ],
  tracking: { carrier: 'أرامكس', number: '123' },
  refunds: [
    {
      id: 'r',
      paymentId: 'p1',
      reason: 'goodwill',
      status: 'sent',
      attempt: 1,
      currency: 'AED',
      amount: cents(100),
      usd: cents(27),
      askedAt: NOON,
      sentAt: NOON,
    },
  ],
  claims: [
    {
      id: 'c',
      kind: 'damaged',
      about: null,
      description: 'تمزّق',
      photoIds: ['f'],
      madeAt: NOON,
      decision: { outcome: 'repair', answer: 'أرسلها إلينا.', at: NOON },
    },
  ],
  times: { ...PAID.times, payBy: after(DAY), quoteUntil: after(DAY), claimUntil: after(DAY) },
}
const SUBJECTS: Partial<Record<OrderEmailKind, string>> = {
  refund: 'r',
  'claim-decided': 'c',
  'address-changed': '1',
  'rest-asked': 'p1',
  'part-asked': 'p1',
  'tracking-corrected': '1',
  'days-moved': '4',
  'stepped-back': '2',
  'line-cancelled': '3',
  'billing-corrected': '5',
  'appointment-made': '2',
  'appointment-withdrawn': '3',
  'yarn-proposed': '6',
  'strike-off-shown': '2',
  'design-approved': '3',
  written: '1',
}

const write = (order: Order, kind: OrderEmailKind) =>
  orderEmails(SHOP)(
    kind === 'remake-begun' ? again(order) : order,
    {
      kind,
      subject: SUBJECTS[kind] ?? null,
      photo: (id) => `https://nawl.example/api/floor-photographs/${id}`,
    },
    TOKEN,
  )
/** Without addresses, and without the codes and names that stay as they are. */
const prose = (text: string, { number }: Order) =>
  text
    .replaceAll(/https:\S+/g, '')
    .replaceAll(number, '')
    .replaceAll(/AE07.*|GULFAEAD|US\$|PDF/g, '')
    .replaceAll(/(?:[0-9a-f]{4} ){3}[0-9a-f]{4}/g, '')

describe('an order in Arabic', () => {
  it.each(ORDER_EMAILS)('is told of without a word of English: %s', (kind) => {
    const { subject, text, html } = write(DONE, kind)
    expect(prose(`${subject}\n${text}`, DONE)).not.toMatch(/[A-Za-z]{2}/)
    expect(html).toContain('<html lang="ar-AE" dir="rtl">')
    expect(text).toContain(`https://nawl.example/ar/order/${DONE.number}?token=${TOKEN}`)
  })

  it('begins every paragraph with an Arabic letter, from which mail programs take its direction', () => {
    const paragraphs = ORDER_EMAILS.flatMap((kind) =>
      [...write(DONE, kind).html.matchAll(/<p dir="auto"[^>]*>([^<]+)/g)].map(([, text]) => text ?? ''),
    )
    expect(paragraphs.length).toBeGreaterThan(ORDER_EMAILS.length)
    expect(paragraphs.filter((text) => !/^[^\p{L}]*\p{Script=Arabic}/u.test(text))).toEqual([])
  })

  it('names what was cancelled by its size, too', () => {
    const { text } = write({ ...DONE, language: 'en' }, 'line-cancelled')
    expect(text).toContain('We have cancelled 1 × Mizan, 5 × 8 ft.')
  })

  it('names rugs, countries, dates and amounts as Arabic does', () => {
    const requested = ok(
      requestQuote(NOON, checkout({ language: 'ar', address: { ...LIMA, name: 'ليلى حداد', line1: '12' } })),
    ).order
    expect(write(requested, 'received').text).toContain('بيرو')
    const { text } = write(DONE, 'confirmed')
    expect(text).toContain('ميزان')
    expect(text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')).toMatch(/1,770\.15\sد\.إ\. \(482\.00\sUS\$\)/)
    expect(text).toMatch(/السبت، 2 يناير 2027/)
  })

  it('marks every letter of a remake, which costs nothing', () => {
    const { text } = write({ ...again(DONE), language: 'en' }, 'in-production')
    expect(text).toContain(`Remake 1 of order ${DONE.number}`)
    expect(text).toContain('No charge')
    expect(text).not.toMatch(/AED|\$/)
    expect(prose(write(again(DONE), 'shipped').text, DONE)).not.toMatch(/[A-Za-z]{2}/)
  })

  it('asks for the rest of a difference by its own deadline', () => {
    const rest = { ...DONE.payments[0]!, id: 'p2', version: 1, status: 'created' } as const
    const change = { version: 1, payBy: after(9 * DAY) }
    const asked = { ...DONE, payments: [...DONE.payments, rest], change, language: 'en' } as const
    const { text } = orderEmails(SHOP)(asked, { kind: 'rest-asked', subject: 'p2' }, TOKEN)
    expect(text).toContain('of the difference for your changed design')
    expect(text).toContain('10 January 2027')
  })

  it('asks for a bank transfer, and sends its link again, in Arabic', () => {
    const transfer = ok(
      placeOrder(NOON, checkout({ language: 'ar', payment: { paymentId: 'p1', provider: 'bank-transfer' } })),
    ).order
    const received = write({ ...transfer, address: DONE.address, versions: DONE.versions }, 'received')
    expect(prose(received.text, transfer)).not.toMatch(/[A-Za-z]{2}/)
    expect(received.text).toContain('48 ساعة')
    expect(prose(orderLinkEmail(SHOP, DONE, TOKEN).text, DONE)).not.toMatch(/[A-Za-z]{2}/)
  })
})

it('writes in English of an order whose language the shop no longer has', () => {
  const { html, text } = write({ ...DONE, language: 'xx' }, 'confirmed')
  expect(html).toContain('<html lang="en-GB" dir="ltr">')
  expect(text).toContain('https://nawl.example/order/')
})

describe('an order of boxes of samples alone', () => {
  const lines = [
    { id: 'a', design: BOX, quantity: 2 },
    { id: 'b', design: BOX, quantity: 1 },
  ] as const
  const price = priceCart(lines, null, DONE.tariff, KINDS_AND_BOXES.rules)
  const boxes: Order = { ...DONE, versions: [{ ...VERSION, lines, price }] }
  // Nobody proposes another yarn for a box, or approves one.
  const kinds = ORDER_EMAILS.filter(
    (kind) =>
      ![
        'changed',
        'written',
        'yarn-proposed',
        'strike-off-shown',
        'approval-reminded',
        'design-approved',
        // Two people bring in rugs.
        'appointment-offered',
        'appointment-made',
        'appointment-withdrawn',
      ].includes(kind),
  )

  it.each(kinds)('is told of without a word of rugs, their sizes or yarns: %s', (kind) => {
    const writeAs = (language: string) => {
      const { subject, text } = orderEmails({ ...SHOP, kinds: KINDS_AND_BOXES })(
        { ...(kind === 'remake-begun' ? again(boxes) : boxes), language },
        { kind, subject: SUBJECTS[kind] ?? null },
        TOKEN,
      )
      return prose(`${subject}\n${text}`, boxes)
    }
    expect(writeAs('en')).not.toMatch(/\brugs?\b|yarn|pile|size|on the frame|\broll/i)
    expect(writeAs('ar')).not.toMatch(/سجاد|خيوط|مقاس|ملفوف|اللفّ/)
  })

  it('names the boxes where it names rugs', () => {
    const { text } = orderEmails({ ...SHOP, kinds: KINDS_AND_BOXES })(
      { ...boxes, language: 'en' },
      { kind: 'confirmed' },
      TOKEN,
    )
    expect(text).toContain('Items')
    expect(text).toContain('2 × Sample box')
    expect(text).toContain('It will be ready within 1 week.')
  })
})
