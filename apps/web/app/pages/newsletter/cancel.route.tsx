import { formAction } from '../../page/form-action.ts'
import type { Route } from './+types/cancel.route'
import { LinkAction } from './link-action.tsx'

export const action = formAction('/api/consultations/cancel')

export default function CancelPage({ actionData }: Route.ComponentProps) {
  return (
    <LinkAction
      title="Cancel the consultation?"
      question="The hour becomes free for somebody else. You can book another at any time."
      act="Cancel the consultation"
      answer={actionData}
      done={{
        title: 'Cancelled.',
        text: 'A note for your calendar is on its way by e-mail. Another hour can be booked on the contact page.',
      }}
    />
  )
}
