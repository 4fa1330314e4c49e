import { postForm } from '../../api/post-form.ts'
import { pageContext } from '../../page/page-context.ts'
import type { Route } from './+types/cancel.route'
import { LinkAction } from './link-action.tsx'

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return postForm(context.get(pageContext).fetchApi, '/api/consultations/cancel', form)
}

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
