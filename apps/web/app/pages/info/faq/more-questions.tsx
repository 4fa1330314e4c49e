import * as messages from '@nawl/messages/contact'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import * as hours from '@nawl/messages/hours'
import { LANGUAGE } from '@nawl/messages/language'
import { hoursText } from '@nawl/messages/text/pages/hours-text'

import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Section } from '../../../ui/section.tsx'

/** Where to ask questions that the page does not answer. */
export function MoreQuestions() {
  return (
    <Section
      title={messages.stillAsking}
      titleClass="type-h2"
      className="mt-[clamp(56px,7vw,104px)] mb-(--section) grid gap-6 bg-linen p-[clamp(28px,4vw,56px)] md:grid-cols-[4fr_8fr] print:hidden"
    >
      <div>
        <p className="type-body max-w-[34em]">
          {messages.stillAskingText({ hours: RESPONSE_HOURS, times: hoursText(hours, LANGUAGE.tag) })}
        </p>
        <p className="mt-6">
          <ButtonLink to="/contact">{messages.contactUs}</ButtonLink>
        </p>
      </div>
    </Section>
  )
}
