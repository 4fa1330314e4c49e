import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { SUPPORT_HOURS_TEXT } from '@nawl/domain/shop/support-hours'

import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Section } from '../../../ui/section.tsx'

/** Where to ask questions that the page does not answer. */
export function MoreQuestions() {
  return (
    <Section
      title="Still asking?"
      titleClass="type-h2"
      className="mt-[clamp(56px,7vw,104px)] mb-(--section) grid gap-6 bg-linen p-[clamp(28px,4vw,56px)] md:grid-cols-[4fr_8fr] print:hidden"
    >
      <div>
        <p className="type-body max-w-[34em]">
          Write to us and somebody answers within {RESPONSE_HOURS} hours, or call: {SUPPORT_HOURS_TEXT}.
        </p>
        <p className="mt-6">
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </p>
      </div>
    </Section>
  )
}
