import { isApprovalAwaited } from '@nawl/domain/order/approval'
import type { BankAccount } from '@nawl/domain/money/bank-account'
import { versionInForce } from '@nawl/domain/order/order'
import { sumOf } from '@nawl/domain/money/money'
import { remainderOf } from '@nawl/domain/order/payments'
import { leadTimeOf, wholeWeeks } from '@nawl/domain/product/lead-time'
import { openPayment } from '@nawl/domain/order/pay-order'
import type { Order, Payment } from '@nawl/domain/order/order'
import type { SampleCredit } from '@nawl/domain/order/sample-credit'
import { CANCEL_HOURS, DESIGN_CHANGE_HOURS } from '@nawl/domain/shop/facts'
import { letters } from '@nawl/messages/by-language/letters'
import { money } from '@nawl/messages/by-language/money'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { moneyText } from '@nawl/messages/text/money'
import { shopDay } from '@nawl/messages/text/shop-day'

import { expectedFacts, type Fact, moment, orderShown } from '../order-facts.ts'
import type { OrderMatter, OrderEmailText } from './order-matter.ts'

/** E-mails from placing an order to its confirmation or early end. */
export const PLACED_MESSAGES = {
  received: (matter: OrderMatter): OrderEmailText =>
    matter.order.state === 'quote_requested' ? quoteAsked(matter) : received(matter),

  quoted: ({ order, language, shop, words }: OrderMatter): OrderEmailText => {
    return {
      subject: words.quotedSubject(order),
      preheader: words.quotedPreheader,
      heading: words.quotedHeading,
      paragraphs: [
        words.quotedText,
        words.quotedUntil({ moment: moment(deadline(order, 'quoteUntil'), language) }),
      ],
      ...orderShown(order, language, shop.kinds),
      link: words.seeQuote,
    }
  },

  offered: ({ order, language, shop, words }: OrderMatter): OrderEmailText => {
    return {
      subject: words.offeredSubject(order),
      preheader: words.offeredPreheader,
      heading: words.offeredHeading,
      paragraphs: [
        words.offeredText,
        words.quotedUntil({ moment: moment(deadline(order, 'quoteUntil'), language) }),
      ],
      ...orderShown(order, language, shop.kinds),
      link: words.seeOffer,
    }
  },

  confirmed: ({ order, language, shop, credit, words, of }: OrderMatter): OrderEmailText => {
    const [least, most] = wholeWeeks(
      leadTimeOf(versionInForce(order).lines, order.tariff, shop.kinds?.rules).making,
    )
    const cancel = moment(deadline(order, 'cancelUntil'), language)
    const change = moment(deadline(order, 'changeUntil'), language)
    return {
      subject: words.confirmedSubject(order),
      preheader: words.confirmedPreheader({ of }),
      heading: words.confirmedHeading,
      paragraphs: [
        words.confirmedText({ of }),
        words.confirmedDeadlines({ of, cancel, change, least, most }),
        ...(isApprovalAwaited(order, shop.kinds?.rules) ? [words.confirmedAwaits] : []),
        ...(credit ? [creditText(credit, language)] : []),
      ],
      ...orderShown(order, language, shop.kinds, expectedFacts(order, language)),
      isInvoiced: true,
    }
  },

  'rest-asked': (matter: OrderMatter): OrderEmailText => {
    const { payment, came, amount, until } = partOf(matter)
    const { words } = matter
    const asked = { paid: came, amount, moment: until }
    const isDifference = payment.version > 0
    return {
      subject: words.restAskedSubject({ amount, number: matter.order.number }),
      preheader: words.restAskedPreheader,
      heading: words.restAskedHeading,
      paragraphs: [isDifference ? words.restOfDifferenceText(asked) : words.restAskedText(asked)],
      facts: payFacts(matter, payment),
    }
  },

  'part-asked': (matter: OrderMatter): OrderEmailText => {
    const { payment, came, amount, until } = partOf(matter)
    const { words } = matter
    return {
      subject: words.partAskedSubject({ amount, number: matter.order.number }),
      preheader: words.partAskedPreheader,
      heading: words.partAskedHeading,
      paragraphs: [words.partAskedText({ paid: came, amount, moment: until })],
      facts: payFacts(matter, payment),
    }
  },

  cancelled: ({ order, words, of }: OrderMatter): OrderEmailText => {
    return {
      subject: words.cancelledSubject(order),
      preheader: words.cancelledPreheader,
      heading: words.cancelledHeading,
      paragraphs: [
        order.refunds.length > 0 ? words.cancelledPaid : words.cancelledUnpaid,
        words.cancelledReply({ of }),
      ],
      facts: [[words.order, order.number]],
    }
  },

  expired: ({ order, words, of }: OrderMatter): OrderEmailText => {
    return {
      subject: words.expiredSubject(order),
      preheader: words.expiredPreheader,
      heading: words.expiredHeading,
      paragraphs: [words.expiredText, words.expiredAgain({ of })],
      facts: [[words.order, order.number]],
    }
  },
}

/** A payment that is asked for after others have come: what came, what it is, and by when. */
function partOf({ order, subject, language }: OrderMatter) {
  const payment = order.payments.find(({ id }) => id === subject)
  if (!payment) throw new Error(`order ${order.number} has no payment ${subject}`)
  const own = order.payments.filter(({ version }) => version === payment.version)
  const came = sumOf(own.map((each) => remainderOf(each, order.refunds).amount))
  return {
    payment,
    came: moneyText(money[language], came, payment.currency),
    amount: moneyText(money[language], payment.amount, payment.currency),
    until: moment(order.change?.payBy ?? deadline(order, 'payBy'), language),
  }
}

/** The order, and the account for a transfer. */
function payFacts({ order, language, shop, words }: OrderMatter, { provider }: Payment): readonly Fact[] {
  const bank = provider === 'bank-transfer' ? shop.bank() : null
  return [[words.order, order.number], ...(bank ? transferFacts(order, bank, language) : [])]
}

function quoteAsked({ order, language, shop, words }: OrderMatter): OrderEmailText {
  return {
    subject: words.quoteAskedSubject(order),
    preheader: words.withinADay,
    heading: words.quoteAskedHeading,
    paragraphs: [words.quoteAskedText],
    ...orderShown(order, language, shop.kinds),
  }
}

function received({ order, shop, language, words, of }: OrderMatter): OrderEmailText {
  const bank = shop.bank()
  const isTransfer = openPayment(order)?.provider === 'bank-transfer'
  const until = moment(deadline(order, 'payBy'), language)
  return {
    subject: words.receivedSubject(order),
    preheader: words.receivedPreheader,
    heading: words.receivedHeading,
    paragraphs: [
      words.receivedText,
      isTransfer
        ? words.receivedTransfer({ of, moment: until, cancel: CANCEL_HOURS, change: DESIGN_CHANGE_HOURS })
        : words.receivedPay({ moment: until }),
    ],
    ...orderShown(
      order,
      language,
      shop.kinds,
      isTransfer && bank ? transferFacts(order, bank, language) : [],
    ),
  }
}

function transferFacts(
  order: Order,
  { beneficiary, bank, iban, swift }: BankAccount,
  language: LanguageCode,
): readonly Fact[] {
  const words = letters[language]
  const payment = openPayment(order)
  return [
    [words.beneficiary, beneficiary],
    [words.bank, bank],
    [words.iban, iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [words.swift, swift],
    [words.reference, order.number],
    ...(payment
      ? [[words.amount, moneyText(money[language], payment.amount, payment.currency)] as const]
      : []),
  ]
}

/** A deadline that the order has in the state that the e-mail speaks of. */
function deadline(
  { times, number }: Order,
  name: 'quoteUntil' | 'payBy' | 'cancelUntil' | 'changeUntil',
): Date {
  const instant = times[name]
  if (!instant) throw new Error(`order ${number} has no ${name}`)
  return instant
}

/** What the samples are credited against a rug, with which code, and from when to when. */
function creditText({ code, amount, from, until }: SampleCredit, language: LanguageCode): string {
  const { tag } = LANGUAGES[language]
  return letters[language].sampleCredit({
    code,
    amount: moneyText(money[language], amount, 'USD'),
    from: shopDay(from, tag),
    until: shopDay(until, tag),
  })
}
