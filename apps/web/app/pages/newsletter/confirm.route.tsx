import * as messages from '@nawl/messages/newsletter'
import { formAction } from '../../page/form-action.ts'
import type { Route } from './+types/confirm.route'
import { LinkAction } from './link-action.tsx'

export const action = formAction('/api/newsletter/confirm')

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  return (
    <LinkAction
      title={messages.confirmTitle}
      question={messages.confirmText}
      act={messages.subscribe}
      answer={actionData}
      done={{
        title: messages.subscribed,
        text: messages.subscribedText,
      }}
    />
  )
}
