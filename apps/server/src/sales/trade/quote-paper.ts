import { discountsIn } from '@nawl/domain/cart/price-cart'
import { type Cents, sumOf, ZERO } from '@nawl/domain/money/money'
import { planText } from '@nawl/domain/trade/trade-terms'
import { money } from '@nawl/messages/by-language/money'
import { names } from '@nawl/messages/by-language/names'
import { rug } from '@nawl/messages/by-language/rug'
import { tradePapers } from '@nawl/messages/by-language/trade-papers'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { rugNote } from '@nawl/messages/text/rug-text'
import { lessText, moneyText } from '@nawl/messages/text/money'
import { shopDay } from '@nawl/messages/text/shop-day'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { Consignment } from '@nawl/domain/trade/quote'
import { textIn } from '@nawl/messages/text/text-in'

import type { Seller } from '../../platform/config/shop-config.ts'
import type { TablePaper } from '../customs/customs-paper.ts'
import type { QuoteRow } from './quote.store.ts'
import { totalOf } from './shown-quote.ts'

type Said = {
  readonly seller: Seller
  /** The member's practice and e-mail address. */
  readonly buyer: readonly string[]
  readonly language: LanguageCode
}

/** A quote as a paper: for the member, whose prices it has. */
export function quotePaper(quote: QuoteRow, { seller, buyer, language }: Said): TablePaper {
  const { number, content, madeAt, validUntil } = quote
  const { consignments, percent, tierName, reference, tariff, project } = content
  const words = tradePapers[language]
  const { tag } = LANGUAGES[language]
  const usd = (amount: Cents) => moneyText(money[language], amount, 'USD')
  const { plan } = tariff
  return {
    title: words.quote,
    reference: number,
    parties: [
      {
        label: words.seller,
        lines: [
          seller.name,
          seller.address,
          ...(seller.trn === null ? [] : [words.trn({ trn: seller.trn })]),
        ],
      },
      { label: words.buyer, lines: buyer },
    ],
    facts: [
      [words.quoteNumber, number],
      [words.madeOn, shopDay(madeAt, tag)],
      [words.validUntil, shopDay(validUntil, tag)],
      [words.project, project],
      ...(reference === '' ? [] : [[words.reference, reference] as const]),
      [words.tier, words.tierText({ tier: textIn(tierName, language), percent })],
      [
        words.payment,
        plan ? words.inParts({ plan: planText(plan.percents), days: plan.days }) : words.atOnce,
      ],
    ],
    columns: [
      { head: words.rugs },
      { head: words.deliveredTo, width: 120 },
      { head: words.quantity, width: 44, isFigure: true },
      { head: words.listPrice, width: 84, isFigure: true },
    ],
    rows: consignments.flatMap((each) =>
      each.lines.map(({ design, quantity }, n) => [
        describe(design as DesignSnapshot, each.places[n], language), // a quote holds rugs
        placeOf(each),
        String(quantity),
        usd(each.price.amounts.USD.lines[n]?.price ?? ZERO),
      ]),
    ),
    sums: [
      ...consignments.flatMap((each) => sumsOf(each, consignments.length > 1, language)),
      [words.total, usd(totalOf(content))],
      [
        words.inDirhams,
        moneyText(money[language], sumOf(consignments.map(({ price }) => price.amounts.AED.total)), 'AED'),
      ],
    ],
    notes: [words.holds],
  }
}

function describe(
  design: DesignSnapshot,
  place: Consignment['places'][number] | undefined,
  language: LanguageCode,
): string {
  const where = [place?.room, place?.rug].filter(Boolean).join(' · ')
  const what = `${names[language](design.name)}, ${rugNote(rug[language], design)}`
  return where === '' ? what : tradePapers[language].placed({ where, what })
}

const placeOf = ({ label, address }: Consignment): string =>
  label === '' ? [address.line1, address.city].filter(Boolean).join(', ') : label

/** What an address comes to, from the list to its total, with VAT as the cart says it. */
function sumsOf(
  consignment: Consignment,
  isOneOfMore: boolean,
  language: LanguageCode,
): readonly (readonly [string, string])[] {
  const words = tradePapers[language]
  const { price } = consignment
  const { USD } = price.amounts
  const { byNumber, byCode } = discountsIn(price)
  const usd = (amount: Cents) => moneyText(money[language], amount, 'USD')
  const off = (amount: Cents) => lessText(money[language], amount, 'USD')
  const head = (label: string) => (isOneOfMore ? `${placeOf(consignment)}: ${label}` : label)
  return [
    [head(words.goods), usd(USD.goods)],
    ...(byNumber.USD > 0
      ? [[words.byNumber({ percent: price.discountPercent }), off(byNumber.USD)] as const]
      : []),
    ...(byCode ? [[words.tradeDiscount, off(byCode.amounts.USD)] as const] : []),
    [words.delivery, USD.shipping === 0 ? words.free : usd(USD.shipping)],
    ...(price.vatPercent > 0 ? [[words.vat({ percent: price.vatPercent }), usd(USD.vat)] as const] : []),
    ...(isOneOfMore ? [[head(words.sum), usd(USD.total)] as const] : []),
  ]
}
