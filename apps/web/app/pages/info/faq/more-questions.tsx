import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { SUPPORT_HOURS_TEXT } from '@nawl/domain/shop/support-hours'

import { ButtonLink } from '../../../ui/controls/button.tsx'

/** Where to ask questions that the page does not answer. */
export function MoreQuestions() {
  return (
    <section aria-labelledby="still-asking" className="info-asking">
      <h2 id="still-asking" className="type-h2">
        Still asking?
      </h2>
      <div>
        <p className="type-body max-w-[34em]">
          Write to us and somebody answers within {RESPONSE_HOURS} hours, or call: {SUPPORT_HOURS_TEXT}.
        </p>
        <p className="mt-6">
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </p>
      </div>
    </section>
  )
}
