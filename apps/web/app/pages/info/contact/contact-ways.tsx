import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import type { SUPPORT_HOURS } from '@nawl/domain/shop/support-hours'
import { SUPPORT_HOURS_TEXT } from '@nawl/domain/shop/support-hours'

import { useStartCall } from '../../../page/call-context.ts'
import { useRoot } from '../../../page/use-root.ts'
import { Button } from '../../../ui/controls/button.tsx'

/** Directions to the district; the showroom is found from there. */
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=Dubai+Design+District'

/** Telephone, e-mail, chat and the showroom. */
export function ContactWays({ hours }: { readonly hours: typeof SUPPORT_HOURS }) {
  const { contacts } = useRoot()
  const startCall = useStartCall()
  return (
    <ul className="info-thirds">
      <li>
        <h2 className="type-h3">Call us</h2>
        <p className="type-body mt-3">
          <a href={`tel:${contacts.phone.replaceAll(' ', '')}`} className="figures hover:text-madder">
            {contacts.phone}
          </a>
        </p>
        <BusinessHours hours={hours} />
      </li>
      <li>
        <h2 className="type-h3">E-mail</h2>
        <p className="type-body mt-3">
          <a href={`mailto:${contacts.support}`} className="break-words hover:text-madder">
            {contacts.support}
          </a>
        </p>
        <p className="type-ui mt-2 text-graphite">We respond within {RESPONSE_HOURS} hours.</p>
      </li>
      <li>
        <h2 className="type-h3">Live chat</h2>
        <p className="type-ui mt-3 text-graphite">
          Our AI assistant answers in writing at any hour. What it does not know it leaves to us, who answer:
        </p>
        <BusinessHours hours={hours} />
        {/* It needs scripts; the form below does not. */}
        <p className="mt-4 noscript:hidden">
          <Button small onClick={() => startCall('text')}>
            Start live chat
          </Button>
        </p>
      </li>
      <li>
        <h2 className="type-h3">Showroom</h2>
        <p className="type-ui mt-3">{contacts.showroom}</p>
        <p className="type-ui mt-3">
          <a
            href={DIRECTIONS}
            rel="noreferrer"
            className="underline underline-offset-[5px] hover:text-madder"
          >
            Get Directions
          </a>
        </p>
      </li>
    </ul>
  )
}

function BusinessHours({ hours }: { readonly hours: typeof SUPPORT_HOURS }) {
  return (
    <p className="type-ui mt-2 text-graphite">
      {SUPPORT_HOURS_TEXT.split(', ').map((line, at) => (
        <span key={hours[at]?.label} className="block">
          {line}
        </span>
      ))}
    </p>
  )
}
