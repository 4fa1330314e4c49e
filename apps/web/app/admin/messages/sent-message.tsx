import type { MessageThread } from '@nawl/contract/desk/messages'
import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/desk-messages'
import { Link } from 'react-router'

import { formatMoment, shortMomentInZone } from '../../sales/order/format-moment.ts'
import { Section } from '../../ui/section.tsx'
import { customerPath } from '../customers/customer-path.ts'
import { languageName } from '../language-name.ts'

/** What somebody sent, and who they are. */
export function SentMessage({ thread }: { readonly thread: MessageThread }) {
  const { kind, email, language, words, receivedAt, phone } = thread
  return (
    <Section title={messages.kindName({ kind })}>
      <p className="type-caption mt-1 text-graphite">{shortMomentInZone(receivedAt)}</p>
      {words === null ? (
        <p className="type-ui mt-4 text-graphite">{messages.noWords}</p>
      ) : (
        <p dir="auto" lang={language} className="message-words type-body mt-4">
          {words}
        </p>
      )}
      <dl className="message-facts type-ui mt-6">
        <dt>{messages.email}</dt>
        <dd className="wrap-anywhere">
          <Link to={customerPath(email)} className="underline underline-offset-4">
            <bdi>{email}</bdi>
          </Link>
        </dd>
        {phone !== null && (
          <>
            <dt>{messages.phone}</dt>
            <dd>
              <a href={`tel:${phone}`} dir="ltr" className="underline underline-offset-4">
                {phone}
              </a>
            </dd>
          </>
        )}
        {factsOf(thread).map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <dt>{messages.language}</dt>
        <dd>{languageName(language)}</dd>
      </dl>
    </Section>
  )
}

function factsOf({ topic, company, role, country, project, booked }: MessageThread) {
  const facts: (readonly [label: string, value: string | null])[] = [
    [messages.topic, topic && messages.topicName({ topic })],
    [messages.company, company],
    [messages.role, role && messages.roleName({ role })],
    [messages.country, country],
    [messages.project, project],
  ]
  if (booked) {
    const { way, startsAt, timeZone, cancelledAt } = booked
    facts.push([messages.hour, messages.bookedFor({ way, moment: shortMomentInZone(startsAt) })])
    if (timeZone !== SHOP_TIME_ZONE)
      facts.push([
        messages.hourThere,
        messages.inZone({ moment: formatMoment(startsAt, timeZone), timeZone }),
      ])
    if (cancelledAt !== null) facts.push([messages.cancelledAt, shortMomentInZone(cancelledAt)])
  }
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}
