import * as messages from '@nawl/messages/newsletter'
import { useId } from 'react'
import { useFetcher } from 'react-router'

import type { FormAnswer } from '../api/post-form.ts'
import { FieldError } from '../ui/forms/field.tsx'
import { problemMessage } from '../ui/forms/problem-messages.ts'

const labels = () => ({ email: messages.thisAddress })

/** An e-mail field with its button inside the line. The response is the same whether or not the address is known. */
export function NewsletterForm() {
  const fetcher = useFetcher<FormAnswer<unknown>>()
  const id = useId()
  const busy = fetcher.state !== 'idle'
  const answer = busy ? undefined : fetcher.data
  const error = answer && !answer.ok ? problemMessage(answer.problem, labels()) : undefined
  return (
    <fetcher.Form method="post" action="/newsletter" noValidate>
      <div className="newsletter-line">
        <label htmlFor={id} className="sr-only">
          {messages.email}
        </label>
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={messages.placeholder}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          className="type-body"
        />
        <button type="submit" aria-disabled={busy} className="type-button">
          {busy ? messages.subscribing : messages.subscribe}
        </button>
      </div>
      <div id={`${id}-note`} role="status" className="type-caption mt-3 text-balance text-graphite">
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : answer?.ok ? (
          messages.thanks
        ) : (
          messages.promise
        )}
      </div>
    </fetcher.Form>
  )
}
