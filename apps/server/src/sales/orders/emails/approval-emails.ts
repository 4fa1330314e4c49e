import { type AwaitedLine, awaitedLines } from '@nawl/domain/order/approval'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { names } from '@nawl/messages/by-language/names'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import type { LanguageCode } from '@nawl/messages/languages'

import { shortHash } from '../../carts/approved-design.ts'
import { expectedFacts, type Fact } from '../order-facts.ts'
import { numbered } from './numbered.ts'
import type { OrderEmailText, OrderMatter } from './order-matter.ts'

/** E-mails about pieces that are looked at, and rugs that are made once they are approved. */
export const APPROVAL_MESSAGES = {
  'strike-off-shown': (matter: OrderMatter): OrderEmailText => {
    const { order, subject, language, words } = matter
    const shown = entryOf('shown', order, subject)
    const line = versionInForce(order).lines.find(({ id }) => id === shown.line)
    const isAwaited = waitingFor(matter, shown.line).length > 0
    const rug = names[language](line?.design.name ?? '')
    return {
      subject: words.strikeOffShownSubject(order),
      preheader: isAwaited ? words.strikeOffShownPreheader : words.strikeOffLookPreheader,
      heading: words.strikeOffShownHeading,
      paragraphs: [
        words.strikeOffShownText({ rug }),
        ...(isAwaited ? [words.strikeOffShownWait] : []),
        words.strikeOffShownLight,
      ],
      facts: [
        [words.order, order.number],
        ...shown.yarns.map(({ name, measured }): Fact => [
          yarnNames[language](name),
          words.strikeOffMeasured({ lab: labText(measured.lab), deltaE: measured.deltaE.toFixed(1) }),
        ]),
      ],
      pictures: pictureOf(matter, shown.photo, rug),
      link: isAwaited ? words.strikeOffShownLink : words.strikeOffLookLink,
    }
  },

  'approval-reminded': (matter: OrderMatter): OrderEmailText => {
    const { order, language, words } = matter
    const waiting = awaitedLines(order, matter.shop.kinds?.rules).filter(
      ({ shown, approved }) => shown !== null && approved === null,
    )
    const photos = new Map(
      waiting.flatMap(({ shown, line }) => (shown ? [[shown.photo, line] as const] : [])),
    )
    return {
      subject: words.approvalRemindedSubject(order),
      preheader: words.strikeOffShownPreheader,
      heading: words.approvalRemindedHeading,
      paragraphs: [
        words.approvalRemindedText({ rugs: rugsIn(waiting, language) }),
        words.approvalRemindedHelp,
      ],
      facts: [[words.order, order.number]],
      pictures: [...photos].flatMap(([photo, { design }]) =>
        pictureOf(matter, photo, names[language](design.name)),
      ),
      link: words.strikeOffShownLink,
    }
  },

  'design-approved': ({ order, subject, language, shop, words }: OrderMatter): OrderEmailText => {
    const { line, hash } = entryOf('approved', order, subject)
    const approved = versionInForce(order).lines.find(({ id }) => id === line)
    const waiting = awaitedLines(order, shop.kinds?.rules).filter((each) => each.approved === null)
    return {
      subject: words.designApprovedSubject(order),
      preheader: words.designApprovedPreheader,
      heading: words.designApprovedHeading,
      paragraphs: [
        words.designApprovedText({ rug: names[language](approved?.design.name ?? '') }),
        waiting.length === 0
          ? words.designApprovedBegins
          : words.designApprovedOthers({ rugs: rugsIn(waiting, language) }),
        words.addressChangedNotYou,
      ],
      facts: [
        [words.order, order.number],
        [words.approvedHash, shortHash(hash)],
        ...expectedFacts(order, language),
      ],
    }
  },
}

type Entry = Order['approvals'][number]

/** The entry of an event. */
function entryOf<Kind extends Entry['kind']>(kind: Kind, order: Order, subject: string | null) {
  const found = numbered(order.approvals, subject, order)
  if (found.kind !== kind)
    throw new Error(`entry ${subject} about approvals of ${order.number} is no ${kind}`)
  return found as Extract<Entry, { readonly kind: Kind }> // just checked
}

/** The lines that wait for the piece of a line, or are it. */
const waitingFor = ({ order, shop }: OrderMatter, line: string): readonly AwaitedLine[] =>
  awaitedLines(order, shop.kinds?.rules).filter(
    (awaited) => awaited.approved === null && (awaited.piece ?? awaited.line).id === line,
  )

const rugsIn = (lines: readonly AwaitedLine[], language: LanguageCode) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    lines.map(({ line: { design } }) => names[language](design.name)),
  )

/** `L* 20.4, a* −3.0, b* −7.5`, as instruments show it in every language. */
const labText = ([l, a, b]: readonly [number, number, number]) =>
  `L* ${signed(l)}, a* ${signed(a)}, b* ${signed(b)}`
const signed = (value: number) => value.toFixed(1).replace('-', '\u2212')

function pictureOf({ photo, words }: OrderMatter, id: string, rug: string) {
  if (!photo) return []
  const alt = words.strikeOffPhoto({ rug })
  return [{ url: photo(id), alt, caption: alt, aspect: 4 / 3 }]
}
