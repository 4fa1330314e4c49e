import * as messages from '@nawl/messages/newsletter'
import * as shell from '@nawl/messages/shell'

import { formAction } from '../../page/form-action.ts'
import { NewsletterForm } from '../../page/newsletter-form.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { problemMessage } from '../../ui/forms/problem-messages.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import type { Route } from './+types/newsletter.route'

export const action = formAction('/api/newsletter', { answered: true })

/** The target of the footer's form for browsers without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const problem = actionData && !actionData.ok ? actionData.problem : undefined
  return (
    <div className="page-margin pt-20 pb-40">
      <PageHead title={messages.ourLetter} hidden />
      <h1 className="type-h1">{actionData?.ok ? messages.lookIntoMail : messages.ourLetter}</h1>
      {actionData?.ok ? (
        <p className="type-body mt-6 max-w-[36em]">{messages.lookIntoMailText}</p>
      ) : (
        <div className="mt-6 max-w-[36em]">
          <p className="type-body mb-10">
            <Sentence parts={shell.newsletterHeading({ second: (text) => text })} />
          </p>
          {problem && (
            <Fault className="mb-4">{problemMessage(problem, { email: messages.whatYouTyped })}</Fault>
          )}
          <NewsletterForm />
        </div>
      )}
    </div>
  )
}
