import * as messages from '@nawl/messages/newsletter'
import { fieldText } from '../../ui/forms/field-text.ts'
import { postForm } from '../../api/post-form.ts'
import { pageContext } from '../../page/page-context.ts'
import type { Route } from './+types/unsubscribe.route'
import { LinkAction } from './link-action.tsx'

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  // The API takes the token in the URL, as mail clients send it (RFC 8058).
  const query = new URLSearchParams({ token: fieldText(form, 'token') }).toString()
  return postForm(context.get(pageContext).fetchApi, `/api/newsletter/unsubscribe?${query}`, new FormData())
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  return (
    <LinkAction
      title={messages.unsubscribeTitle}
      question={messages.unsubscribeText}
      act={messages.unsubscribe}
      answer={actionData}
      done={{ title: messages.unsubscribed, text: messages.unsubscribedText }}
    />
  )
}
