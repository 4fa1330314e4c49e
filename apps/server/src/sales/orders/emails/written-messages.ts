import { numbered } from './numbered.ts'
import type { OrderEmailText, OrderMatter } from './order-matter.ts'

/** E-mails that staff wrote themselves. */
export const WRITTEN_MESSAGES = {
  // As staff wrote it, with the greeting that they chose.
  written: ({ order, subject, words }: OrderMatter): OrderEmailText => {
    const { text } = numbered(order.letters, subject, order)
    return {
      subject: words.writtenSubject(order),
      preheader: text.replaceAll(/\s+/gu, ' ').slice(0, 120),
      heading: words.writtenHeading(order),
      paragraphs: text.split(/\n{2,}/u),
      isGreeted: true,
    }
  },
}
