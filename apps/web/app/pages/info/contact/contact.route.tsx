import '../../../ui/forms/form.css'

import type { SlotsResponse } from '@nawl/contract/outreach/consultation'
import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { SUPPORT_HOURS } from '@nawl/domain/shop/support-hours'

import { postForm } from '../../../api/post-form.ts'
import { readApi } from '../../../api/read-api.ts'
import { pageContext } from '../../../page/page-context.ts'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { PageHead } from '../../../page/page-head.tsx'
import type { Route } from './+types/contact.route'
import { Consultation } from './consultation.tsx'
import { ContactWays } from './contact-ways.tsx'
import { InfoHead } from '../info-head.tsx'
import { InfoSection } from '../info-section.tsx'
import { MailList } from '../mail-list.tsx'
import { MessageForm } from './message-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(pageContext)
  // If the slots fail to load, the page still shows the other contacts.
  const slots = await readApi<SlotsResponse>(fetchApi, '/api/consultations/slots?kind=virtual').catch(
    () => null,
  )
  return { days: slots?.days ?? [] }
}

/** Handles two forms: a message, and a consultation booking. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  form.delete('intent')
  const path = intent === 'consultation' ? '/api/consultations' : '/api/messages'
  return postForm(context.get(pageContext).fetchApi, path, form)
}

export default function ContactPage({ loaderData: { days }, actionData }: Route.ComponentProps) {
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.contact} />
      <InfoHead title="Contact">
        A person answers: by telephone in the hours below, by e-mail within {RESPONSE_HOURS} hours.
      </InfoHead>
      <ContactWays hours={SUPPORT_HOURS} />
      <InfoSection title="Book a Free Design Consultation" id="consultation">
        <p>
          {CONSULTATION_MINUTES} minutes with a designer, over your plans, your photographs of the room and
          the studio. It costs nothing. <InlineLink to="/faq#consultation">What to have ready</InlineLink>.
        </p>
        <Consultation days={days} />
      </InfoSection>
      <InfoSection title="Write to us" id="message">
        <MessageForm earlier={actionData} />
      </InfoSection>
      <InfoSection title="Specialised support">
        <MailList />
      </InfoSection>
    </div>
  )
}
