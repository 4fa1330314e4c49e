import '../../../ui/forms/form.css'

import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as messages from '@nawl/messages/contact'
import * as pages from '@nawl/messages/pages'
import { Sentence } from '../../../ui/text/sentence.tsx'
import type { SlotsResponse } from '@nawl/contract/outreach/consultation'
import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { LANGUAGE } from '@nawl/messages/language'

import { postForm } from '../../../api/post-form.ts'
import { readApi } from '../../../api/read-api.ts'
import { pageContext } from '../../../page/page-context.ts'
import { linkTo } from '../../../ui/controls/inline-link.tsx'
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
  form.set('language', LANGUAGE.code)
  const path = intent === 'consultation' ? '/api/consultations' : '/api/messages'
  return postForm(context.get(pageContext).fetchApi, path, form)
}

export default function ContactPage({ loaderData: { days }, actionData }: Route.ComponentProps) {
  return (
    <div className="page-margin">
      <PageHead
        path={SHOP_PAGES.contact.path}
        title={pages.contactTitle}
        description={pages.contactDescription}
      />
      <InfoHead title={pages.contactTitle}>{messages.summary({ hours: RESPONSE_HOURS })}</InfoHead>
      <ContactWays />
      <InfoSection title={messages.book} id="consultation">
        <p>
          <Sentence
            parts={messages.bookText({ minutes: CONSULTATION_MINUTES, link: linkTo('/faq#consultation') })}
          />
        </p>
        <Consultation days={days} />
      </InfoSection>
      <InfoSection title={messages.writeToUs} id="message">
        <MessageForm earlier={actionData} />
      </InfoSection>
      <InfoSection title={messages.specialised}>
        <MailList />
      </InfoSection>
    </div>
  )
}
