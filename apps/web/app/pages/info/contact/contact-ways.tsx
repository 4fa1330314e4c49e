import * as messages from '@nawl/messages/contact'
import * as hours from '@nawl/messages/hours'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import { holidaysText, hoursLines } from '@nawl/messages/text/pages/hours-text'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { useState } from 'react'

import { useStartCall } from '../../../page/call-context.ts'
import { useRoot } from '../../../page/use-root.ts'
import { Button } from '../../../ui/controls/button.tsx'

/** Directions to the district; the showroom is found from there. */
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=Dubai+Design+District'

/** Telephone, e-mail, chat and the showroom. */
export function ContactWays() {
  const { contacts } = useRoot()
  const startCall = useStartCall()
  return (
    <ul className="info-thirds">
      <li>
        <h2 className="type-h3">{messages.callUs}</h2>
        <p className="type-body mt-3">
          <a href={`tel:${contacts.phone.replaceAll(' ', '')}`} className="figures hover:text-madder">
            <bdi>{contacts.phone}</bdi>
          </a>
        </p>
        <BusinessHours />
      </li>
      <li>
        <h2 className="type-h3">{messages.email}</h2>
        <p className="type-body mt-3">
          <a href={`mailto:${contacts.support}`} className="break-words hover:text-madder">
            {contacts.support}
          </a>
        </p>
        <p className="type-ui mt-2 text-graphite">{messages.respond({ hours: RESPONSE_HOURS })}</p>
      </li>
      <li>
        <h2 className="type-h3">{messages.chat}</h2>
        <p className="type-ui mt-3 text-graphite">{messages.chatText}</p>
        <BusinessHours />
        {/* It needs scripts; the form below does not. */}
        <p className="mt-4 noscript:hidden">
          <Button small onClick={() => startCall('text')}>
            {messages.startChat}
          </Button>
        </p>
      </li>
      <li>
        <h2 className="type-h3">{messages.showroom}</h2>
        <p className="type-ui mt-3">
          <bdi>{nameOf(contacts.showroom)}</bdi>
        </p>
        <p className="type-ui mt-3">
          <a
            href={DIRECTIONS}
            rel="noreferrer"
            className="underline underline-offset-[5px] hover:text-madder"
          >
            {messages.directions}
          </a>
        </p>
      </li>
    </ul>
  )
}

function BusinessHours() {
  const [now] = useState(() => new Date())
  const closed = holidaysText(hours, LANGUAGE.tag, now)
  return (
    <p className="type-ui mt-2 text-graphite">
      {hoursLines(hours, LANGUAGE.tag).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {closed !== '' && <span className="block">{closed}</span>}
    </p>
  )
}
