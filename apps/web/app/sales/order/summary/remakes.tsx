import type { OrderResponse, ShownRemake } from '@nawl/contract/sales/order'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { formatDay } from '../format-moment.ts'
import { STATE_MESSAGES } from '../state-messages.ts'
import { TrackingNumber } from '../timeline/tracking-number.tsx'

/** The page of an order: for its customer with the token of its link, where there is one. */
export type PageOf = (order: { readonly number: string; readonly token: string | null }) => string

/** A customer's page of an order. */
export const ownPage: PageOf = ({ number, token }) =>
  `/order/${number}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`

type RemakesProps = { readonly order: Pick<OrderResponse, 'remakes'>; readonly pageOf: PageOf }

/** What is made again, each with its own progress, parcel and page. */
export function Remakes({ order: { remakes }, pageOf }: RemakesProps) {
  if (remakes.length === 0) return null
  return (
    <Section title={messages.remakes}>
      <ul className="type-ui mt-3 *:border-t *:border-rule *:py-3">
        {remakes.map((remake) => (
          <li key={remake.number}>
            <OneRemake remake={remake} page={pageOf(remake)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OneRemake({ remake, page }: { readonly remake: ShownRemake; readonly page: string }) {
  const { serial, name, quantity, state, deliverBy, tracking, number } = remake
  const isUnderWay = state !== 'delivered' && state !== 'cancelled'
  return (
    <>
      <p className="font-medium">
        {messages.remakeOfLine({ serial, item: messages.pieces({ quantity, name: nameOf(name) }) })}
      </p>
      <p className="mt-1">
        {messages.stateAndTime({
          state: STATE_MESSAGES[state].name,
          time: isUnderWay ? messages.remakeBy({ day: formatDay(deliverBy) }) : messages.noCharge,
        })}
      </p>
      {tracking && (
        <p className="mt-1">
          {messages.remakeCarrier({ carrier: tracking.carrier })} <TrackingNumber tracking={tracking} />
        </p>
      )}
      <p className="mt-1">
        <InlineLink to={page}>{messages.remakePage({ number })}</InlineLink>
      </p>
    </>
  )
}

type RemakeOfProps = { readonly order: Pick<OrderResponse, 'remakeOf'>; readonly pageOf: PageOf }

/** Says of a remake which order it makes a line of again. */
export function RemakeOf({ order: { remakeOf }, pageOf }: RemakeOfProps) {
  if (!remakeOf) return null
  const { order, serial, token } = remakeOf
  const link = (text: string) => <InlineLink to={pageOf({ number: order, token })}>{text}</InlineLink>
  return (
    <p className="type-ui mt-2 font-medium">
      <Sentence parts={messages.remakeOf({ serial, number: order, link })} />
    </p>
  )
}
