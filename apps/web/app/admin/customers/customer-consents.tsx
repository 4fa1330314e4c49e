import type { CustomerProfile, NewsletterConsent } from '@nawl/contract/desk/customers'
import * as messages from '@nawl/messages/customers'

import { shortMomentInZone } from '../../sales/order/format-moment.ts'
import { Section } from '../../ui/section.tsx'

/** The account and the consents, each with the instants that prove it. */
export function CustomerConsents({ customer }: { readonly customer: CustomerProfile }) {
  const { account, newsletter } = customer
  return (
    <Section title={messages.consents}>
      <dl className="desk-facts type-ui mt-3">
        <dt>{messages.account}</dt>
        <dd>
          {account
            ? messages.accountFacts({
                opened: shortMomentInZone(account.openedAt),
                last: shortMomentInZone(account.signedInAt),
              })
            : messages.noAccount}
        </dd>
        <dt>{messages.newsletter}</dt>
        <dd>
          {messages.newsletterStatus({ status: newsletter?.status ?? 'never' })}
          {newsletter && (
            <ul className="mt-1">
              {proofOf(newsletter).map((proof) => (
                <li key={proof} className="type-caption text-graphite">
                  {proof}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </Section>
  )
}

/** What happened, in order: asked, written to, confirmed by the link in the letter, left. */
function proofOf({ askedAt, mailedAt, confirmedAt, unsubscribedAt }: NewsletterConsent): readonly string[] {
  return (
    [
      [askedAt, messages.asked],
      [mailedAt, messages.mailed],
      [confirmedAt, messages.confirmedByLink],
      [unsubscribedAt, messages.left],
    ] as const
  ).flatMap(([instant, sentence]) => (instant ? [sentence({ moment: shortMomentInZone(instant) })] : []))
}
