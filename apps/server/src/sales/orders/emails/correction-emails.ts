import type { Correction, Order } from '@nawl/domain/order/order'
import { daysOfCalendar } from '@nawl/domain/order/expected-days'
import { names } from '@nawl/messages/by-language/names'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'

import { addressText, daysText, lineText, orderShown } from '../order-facts.ts'
import { numbered } from './numbered.ts'
import type { OrderEmailText, OrderMatter } from './order-matter.ts'
import { trackingFacts } from './production-emails.ts'

/** E-mails about what staff put right. */
export const CORRECTION_MESSAGES = {
  'address-changed': ({ order, subject, language, words, of }: OrderMatter): OrderEmailText => {
    const { before, after } = numbered(order.addressChanges, subject, order)
    const phone = after.phone === '' ? [] : [[words.telephone, after.phone] as const]
    return {
      subject: words.addressChangedSubject(order),
      preheader: words.addressChangedPreheader,
      heading: words.addressChangedHeading,
      paragraphs: [words.addressChangedText({ of }), words.addressChangedNotYou],
      facts: [
        [words.order, order.number],
        [words.deliveredTo, addressText({ address: after }, language).join('\n')],
        ...phone,
        [words.formerAddress, addressText({ address: before }, language).join('\n')],
      ],
    }
  },

  'email-corrected': ({ order, words }: OrderMatter): OrderEmailText => {
    return {
      subject: words.emailCorrectedSubject(order),
      preheader: words.emailCorrectedPreheader,
      heading: words.emailCorrectedHeading,
      paragraphs: [words.emailCorrectedText, words.addressChangedNotYou],
      facts: [[words.order, order.number]],
    }
  },

  'tracking-corrected': ({ order, subject, language, words }: OrderMatter): OrderEmailText => {
    const { after: tracking } = correctionOf('tracking', order, subject)
    return {
      subject: words.trackingCorrectedSubject(order),
      preheader: tracking.number === '' ? words.ownVan : words.carrierAndNumber(tracking),
      heading: words.trackingCorrectedHeading,
      paragraphs: [words.trackingCorrectedText],
      facts: [[words.order, order.number], ...trackingFacts(tracking, language)],
    }
  },

  'days-moved': ({ order, subject, language, words, of }: OrderMatter): OrderEmailText => {
    const { before, after } = correctionOf('days', order, subject)
    const former = before ? [[words.formerDays, daysText(daysOfCalendar(before), language)] as const] : []
    return {
      subject: words.daysMovedSubject(order),
      preheader: words.daysMovedPreheader,
      heading: words.daysMovedHeading,
      paragraphs: [words.daysMovedText({ of }), words.daysMovedReply],
      facts: [
        [words.order, order.number],
        [words.expected, daysText(daysOfCalendar(after), language)],
        ...former,
      ],
    }
  },

  'stepped-back': ({ order, subject, words }: OrderMatter): OrderEmailText => {
    const { after: state } = correctionOf('step-back', order, subject)
    return {
      subject: words.steppedBackSubject(order),
      preheader: words.steppedBackPreheader,
      heading: words.steppedBackHeading,
      paragraphs: [words.steppedBackText({ state })],
      facts: [[words.order, order.number]],
    }
  },

  'billing-corrected': ({ order, subject, words }: OrderMatter): OrderEmailText => {
    const { after } = correctionOf('billing', order, subject)
    const isInvoiced = order.times.confirmedAt !== null
    return {
      subject: words.billingCorrectedSubject(order),
      preheader: words.billingCorrectedPreheader,
      heading: words.billingCorrectedHeading,
      paragraphs: [
        after ? words.billingCorrectedText({ company: after.company }) : words.billingRemovedText,
        ...(isInvoiced ? [words.billingReissued] : []),
        words.addressChangedNotYou,
      ],
      facts: [[words.order, order.number]],
    }
  },

  'yarn-proposed': ({ order, subject, language, words }: OrderMatter): OrderEmailText => {
    const { name, before, after, deltaE, why } = correctionOf('yarn-proposal', order, subject)
    const yarn = (english: string) => yarnNames[language](english)
    return {
      subject: words.yarnProposedSubject(order),
      preheader: words.yarnProposedPreheader,
      heading: words.yarnProposedHeading,
      paragraphs: [
        words.yarnProposedText({
          rug: names[language](name),
          before: yarn(before.name),
          after: yarn(after.name),
        }),
        ...(why === '' ? [] : [why]),
        words.yarnProposedWait,
      ],
      facts: [
        [words.order, order.number],
        [words.yarnOrdered, `${yarn(before.name)} ${before.hex}`],
        [words.yarnInstead, `${yarn(after.name)} ${after.hex}`],
        [words.yarnDifference, `ΔE ${deltaE.toFixed(1)}`],
      ],
      link: words.yarnProposedLink,
    }
  },

  'line-cancelled': ({ order, subject, language, shop, words }: OrderMatter): OrderEmailText => {
    const { line: id } = correctionOf('cancel-line', order, subject)
    // What was cancelled is in the version before, with its size.
    const line = order.versions
      .findLast(({ lines }) => lines.some((each) => each.id === id))
      ?.lines.find((each) => each.id === id)
    if (!line) throw new Error(`order ${order.number} never had the line ${id}`)
    return {
      subject: words.lineCancelledSubject(order),
      preheader: words.lineCancelledPreheader,
      heading: words.lineCancelledHeading,
      paragraphs: [words.lineCancelledText({ item: lineText(line, language, shop.kinds) })],
      ...orderShown(order, language, shop.kinds),
    }
  },
}

/** The correction of an event. */
function correctionOf<Kind extends Correction['kind']>(kind: Kind, order: Order, subject: string | null) {
  const found = numbered(order.corrections, subject, order)
  if (found.kind !== kind) throw new Error(`correction ${subject} of order ${order.number} is no ${kind}`)
  return found as Extract<Correction, { readonly kind: Kind }> // just checked
}
