import * as messages from '@nawl/messages/newsletter'
import { formAction } from '../../page/form-action.ts'
import type { Route } from './+types/cancel.route'
import { LinkAction } from './link-action.tsx'

export const action = formAction('/api/consultations/cancel')

export default function CancelPage({ actionData }: Route.ComponentProps) {
  return (
    <LinkAction
      title={messages.cancelTitle}
      question={messages.cancelText}
      act={messages.cancel}
      answer={actionData}
      done={{
        title: messages.cancelled,
        text: messages.cancelledText,
      }}
    />
  )
}
