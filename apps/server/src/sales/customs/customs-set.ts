import type { CartLine } from '@nawl/domain/cart/cart-line'
import { type Cents, ZERO } from '@nawl/domain/money/money'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { type CustomsFacts, hsCodeOf, incotermTo } from '@nawl/domain/shop/customs'
import type { Package } from '@nawl/domain/workshop/rolled-rug'
import { countries } from '@nawl/messages/by-language/countries'
import { customs as messages } from '@nawl/messages/by-language/customs'
import { money } from '@nawl/messages/by-language/money'
import { names } from '@nawl/messages/by-language/names'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { lessText, moneyText } from '@nawl/messages/text/money'
import { shopDay } from '@nawl/messages/text/shop-day'

import type { ShopKinds } from '../kinds/shop-kinds.ts'
import type { WorkshopFacts } from '../kinds/sold-kind.ts'
import { addressText } from '../orders/order-facts.ts'
import { documentIn } from '../tax-documents/shown-document.ts'
import type { IssuedDocument } from '../tax-documents/tax-document.store.ts'
import type { CustomsPaper, CustomsSet } from './customs-paper.ts'

export type Consignment = {
  readonly order: Order
  /** The order's invoices and credit notes, the oldest first; there is at least the first. */
  readonly invoices: readonly [IssuedDocument, ...IssuedDocument[]]
  readonly facts: CustomsFacts
  readonly kinds: ShopKinds
  readonly workshop: WorkshopFacts
}

/** Whether an order leaves the UAE, with an invoice for its papers. */
export function isExport({ address }: Pick<Order, 'address'>): boolean {
  return address.country !== 'AE'
}

/** The papers that go with an order out of the UAE, in a language: everything on them is in the order and its invoice. */
export function customsSet(consignment: Consignment, language: LanguageCode): CustomsSet {
  const { order, invoices } = consignment
  const [first] = invoices
  const told = tellingOf(consignment, language)
  return {
    language,
    number: order.number,
    at: first.issuedAt,
    papers: [commercialInvoice(told), packingList(told), originData(told)],
  }
}

type Telling = ReturnType<typeof tellingOf>

/** What all papers of a set say. */
function tellingOf(consignment: Consignment, language: LanguageCode) {
  const { order, invoices, facts } = consignment
  const words = messages[language]
  const latest = invoices.findLast(({ kind }) => kind === 'invoice') ?? invoices[0]
  const { seller, buyer } = documentIn(latest, language, consignment.kinds)
  const country = findCountry(order.address.country)
  const region = country?.region ?? 'rest-of-world'
  const incoterm = incotermTo(region, order.tariff) ?? 'DAP'
  const { lines, price } = versionInForce(order)
  const delivered = addressText(order, language)
  const consignee = order.address.phone === '' ? delivered : [...delivered, order.address.phone]
  const exporter = [
    seller.name,
    seller.address,
    ...(seller.trn === null ? [] : [words.trn({ trn: seller.trn })]),
    ...(facts.exporterCode === '' ? [] : [words.exporterCode({ code: facts.exporterCode })]),
  ]
  const isBilledElsewhere = buyer.join('\n') !== delivered.join('\n')
  return {
    ...consignment,
    language,
    words,
    lines,
    price,
    hsCode: hsCodeOf(facts),
    exporter: { label: words.exporter, lines: exporter },
    consignee: { label: words.consignee, lines: consignee },
    buyer: isBilledElsewhere ? [{ label: words.buyer, lines: buyer }] : [],
    destination: countries[language](order.address.country).name,
    delivery: words.incoterm({
      term: incoterm,
      place: order.address.city,
      country: delivered.at(-1) ?? '',
    }),
    invoiceNumbers: invoices.map(({ number }) => number).join(', '),
    invoiceDay: shopDay(invoices[0].issuedAt, LANGUAGES[language].tag),
    packages: lines.flatMap((line) => packagesOf(line, consignment)),
    transport: order.tracking
      ? words.carrierAndNumber({ carrier: order.tracking.carrier, number: order.tracking.number })
      : words.toBeNamed,
  }
}

/** One package for each piece of a line; null for what has none of a known size. */
function packagesOf({ design, quantity }: CartLine, { kinds, workshop }: Consignment) {
  const packed = kindIn(kinds.sold, design).packed?.(design, workshop) ?? null
  const grams = kindIn(kinds.rules, design).load(design).grams
  return Array.from({ length: quantity }, () => ({ name: design.name, packed, grams }))
}

const descriptionOf = ({ design }: CartLine, { kinds, language, words, facts }: Telling): string => {
  const name = names[language](design.name)
  const note = kindIn(kinds.sold, design).note(design, language)
  return kindIn(kinds.rules, design).countsAsRugs
    ? words.rugDescription({ name, note, material: facts.material })
    : words.itemDescription({ name, note })
}

function factsOf({ words, invoiceNumbers, invoiceDay, order, destination, delivery, transport }: Telling) {
  return [
    [words.invoiceNumber, invoiceNumbers],
    [words.date, invoiceDay],
    [words.orderNumber, order.number],
    [words.origin, words.uae],
    [words.destination, destination],
    [words.delivery, delivery],
    [words.transport, transport],
  ] as const
}

function commercialInvoice(told: Telling): CustomsPaper {
  const { words, lines, price, language, hsCode, order, exporter, consignee, buyer } = told
  const { USD, AED } = price.amounts
  const usd = (amount: Cents) => moneyText(money[language], amount, 'USD')
  const rows = lines.map((line, n) => {
    const amount = USD.lines[n]?.price ?? ZERO
    // A unit's price is told to the cent; the line is what was charged.
    const unit = Math.round(amount / line.quantity) as Cents
    return [
      descriptionOf(line, told),
      hsOf(line, told, hsCode),
      words.uaeCode,
      String(line.quantity),
      usd(unit),
      usd(amount),
    ]
  })
  return {
    file: 'commercial-invoice',
    title: words.commercialInvoice,
    reference: order.number,
    parties: [exporter, consignee, ...buyer],
    facts: factsOf(told),
    columns: [
      { head: words.description },
      { head: words.hsCode, width: 62 },
      { head: words.originShort, width: 40 },
      { head: words.quantity, width: 42, isFigure: true },
      { head: words.unitPrice, width: 72, isFigure: true },
      { head: words.amount, width: 78, isFigure: true },
    ],
    rows,
    sums: [
      [words.goods, usd(USD.goods)],
      ...(USD.discount > 0
        ? [
            [
              words.discount({ percent: price.discountPercent }),
              lessText(money[language], USD.discount, 'USD'),
            ] as const,
          ]
        : []),
      [words.freight, usd(USD.shipping)],
      [words.total, usd(USD.total)],
      [words.totalDirhams, moneyText(money[language], AED.total, 'AED')],
    ],
    notes: [words.rate({ rate: price.aedPerUsd }), words.notGift, words.declaration],
    signature: words.signature,
  }
}

/** The code of rugs is that of the shop; other goods have none here and are looked up. */
const hsOf = ({ design }: CartLine, { kinds, words }: Telling, hsCode: string): string =>
  kindIn(kinds.rules, design).countsAsRugs ? hsCode : words.noHsCode

function packingList(told: Telling): CustomsPaper {
  const { words, language, packages, order, exporter, consignee } = told
  const kilograms = (grams: number) => words.kilograms({ weight: grams / 1_000 })
  const sum = (of: (packed: Package) => number) =>
    packages.reduce((all, { packed, grams }) => all + (packed ? of(packed) : grams), 0)
  return {
    file: 'packing-list',
    title: words.packingList,
    reference: order.number,
    parties: [exporter, consignee],
    facts: factsOf(told),
    columns: [
      { head: words.contents },
      { head: words.parcel, width: 60 },
      { head: words.size, width: 110 },
      { head: words.net, width: 70, isFigure: true },
      { head: words.gross, width: 70, isFigure: true },
    ],
    rows: packages.map(({ name, packed, grams }, n) => [
      names[language](name),
      words.packageOf({ n: n + 1, of: packages.length }),
      packed ? sizeOf(packed, words) : words.unknownSize,
      kilograms(packed?.netGrams ?? grams),
      kilograms(packed?.grossGrams ?? grams),
    ]),
    sums: [
      [words.packages, words.count({ n: packages.length })],
      [words.totalNet, kilograms(sum(({ netGrams }) => netGrams))],
      [words.totalGross, kilograms(sum(({ grossGrams }) => grossGrams))],
    ],
    notes: [words.marks({ number: order.number }), words.calculated],
    signature: words.signature,
  }
}

const sizeOf = ({ lengthMm, widthMm, heightMm }: Package, words: Telling['words']): string =>
  words.centimetres({ length: lengthMm / 10, width: widthMm / 10, height: heightMm / 10 })

/** What a chamber of commerce asks for on its form for a certificate of origin. */
function originData(told: Telling): CustomsPaper {
  const { words, lines, hsCode, order, exporter, consignee, packages } = told
  const gross = packages.reduce((all, { packed, grams }) => all + (packed?.grossGrams ?? grams), 0)
  return {
    file: 'certificate-of-origin-data',
    title: words.originSheet,
    reference: order.number,
    parties: [exporter, consignee],
    facts: [
      ...factsOf(told),
      [words.marksAndNumbers, words.marks({ number: order.number })],
      [words.packages, words.count({ n: packages.length })],
      [words.totalGross, words.kilograms({ weight: gross / 1_000 })],
      [words.criterion, words.criterionText],
    ],
    columns: [
      { head: words.description },
      { head: words.hsCode, width: 90 },
      { head: words.originShort, width: 60 },
      { head: words.quantity, width: 60, isFigure: true },
    ],
    rows: lines.map((line) => [
      descriptionOf(line, told),
      hsOf(line, told, hsCode),
      words.uaeCode,
      String(line.quantity),
    ]),
    sums: [],
    notes: [words.originNote],
    signature: words.signature,
  }
}
