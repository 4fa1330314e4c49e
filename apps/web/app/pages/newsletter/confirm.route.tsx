import { formAction } from '../../page/form-action.ts'
import type { Route } from './+types/confirm.route'
import { LinkAction } from './link-action.tsx'

export const action = formAction('/api/newsletter/confirm')

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  return (
    <LinkAction
      title="Subscribe to our letter?"
      question="We write a few times a year, about new rugs, new yarns and the workshop. Any letter ends it with one click."
      act="Subscribe"
      answer={actionData}
      done={{
        title: 'Subscribed.',
        text: 'The next letter will reach you. Each one has a link that ends it.',
      }}
    />
  )
}
