import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'
import { letterState } from '@nawl/messages/desk-messages'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { Section } from '../../ui/section.tsx'
import { actorName } from '../actor-name.ts'
import { EmailForm } from '../answers/email-form.tsx'
import { languageName } from '../language-name.ts'
import type { RunCommand } from './run-command.ts'

type CustomerEmailsProps = { readonly order: AdminOrder; readonly run: RunCommand }

/** What staff wrote to the customer of an order, and the next letter. */
export function CustomerEmails({ order, run }: CustomerEmailsProps) {
  const { number, email, address, language, letters, canned } = order
  return (
    <Section title={messages.letters}>
      <ol className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
        {letters.map(({ by, at, text, letter }) => (
          <li key={at}>
            <p dir="auto" lang={language} className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="type-caption text-graphite">
              {messages.letterBy({ name: actorName(by), moment: shortMoment(at) })}
              {letter !== null && letter !== 'sent' && (
                <strong className="font-medium text-madder-deep"> · {letterState({ state: letter })}</strong>
              )}
            </p>
          </li>
        ))}
      </ol>
      <EmailForm
        path={`/api/desk/orders/${number}/letters`}
        language={language}
        name={address.name}
        canned={canned}
        label={messages.letterTo({ email, language: languageName(language) })}
        act={messages.sendLetter}
        empty={messages.emptyLetter}
        send={(text) => run('/letters', messages.letterSent, { text, version: letters.length })}
      />
    </Section>
  )
}
