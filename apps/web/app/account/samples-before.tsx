import './samples-before.css'

import type { Cents } from '@nawl/domain/money/money'
import { kindIn } from '@nawl/domain/product/product'
import * as messages from '@nawl/messages/account'
import { nameOf } from '@nawl/messages/names'

import { usePrice } from '../page/country/use-price.ts'
import { LinePicture } from '../sales/cart/lines/line-picture.tsx'
import { useKind } from '../sales/kinds/use-kinds.ts'
import { useOrderedKinds } from '../sales/kinds/use-ordered-kinds.ts'
import { formatDay } from '../sales/order/format-moment.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import { Sentence, unseen } from '../ui/text/sentence.tsx'
import { AccountSection } from './account-section.tsx'
import type { OrdersSeen, OwnOrderList } from './use-own-orders.ts'

type Order = OwnOrderList[number]
type Line = Order['lines'][number]

/** Boxes and strike-offs of earlier orders, with how long they are credited, to be ordered once more; nothing without any. */
export function SamplesBefore({ seen }: { readonly seen: OrdersSeen }) {
  const kinds = useOrderedKinds()
  if (seen.status !== 'shown') return null
  const samples = seen.orders.flatMap((order) =>
    order.lines.flatMap((line) => {
      const again = kindIn(kinds, line.design).againPath?.(line)
      return again === undefined ? [] : [{ order, line, again }]
    }),
  )
  if (samples.length === 0) return null
  return (
    <AccountSection title={messages.samplesBefore}>
      <ul className="samples-before">
        {samples.map(({ order, line, again }) => (
          <li key={`${order.number} ${line.id}`}>
            <Sample order={order} line={line} again={again} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

type SampleProps = { readonly order: Order; readonly line: Line; readonly again: string }

function Sample({ order: { placedAt, credit }, line, again }: SampleProps) {
  const { wholePrice } = usePrice()
  const { design, picture } = line
  const kind = useKind(design)
  const name = nameOf(design.name)
  return (
    <article aria-label={name} className="sample-before">
      <LinePicture src={picture} undrawn={kind.undrawn} className="rug-shadow-small" />
      <div>
        <h3 className="type-h4">{name}</h3>
        <p className="type-caption mt-1 text-graphite">
          {messages.sampleFacts({ note: kind.note(design), day: formatDay(placedAt) })}
        </p>
        {credit && (
          <p className="type-ui figures mt-2">
            {messages.sampleCredit({
              state: credit.state === 'not-yet' ? 'not_yet' : credit.state,
              amount: wholePrice(credit.amount as Cents), // whole, by the contract
              from: formatDay(credit.from),
              until: formatDay(credit.until),
              code: credit.code,
            })}
          </p>
        )}
        <TextLink to={again}>
          <Sentence parts={messages.orderAgain({ hidden: unseen, name })} />
        </TextLink>
      </div>
    </article>
  )
}
