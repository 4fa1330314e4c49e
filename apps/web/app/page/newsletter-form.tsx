import { useId } from 'react'
import { useFetcher } from 'react-router'

import type { FormAnswer } from '../api/post-form.ts'
import { FieldError } from '../ui/forms/field.tsx'
import { problemMessage } from '../ui/forms/problem-messages.ts'

const LABELS = { email: 'This' }

/** An e-mail field with its button inside the line. The response is the same whether or not the address is known. */
export function NewsletterForm() {
  const fetcher = useFetcher<FormAnswer<unknown>>()
  const id = useId()
  const busy = fetcher.state !== 'idle'
  const answer = busy ? undefined : fetcher.data
  const error = answer && !answer.ok ? problemMessage(answer.problem, LABELS) : undefined
  return (
    <fetcher.Form method="post" action="/newsletter" noValidate className="newsletter">
      <div className="newsletter-line">
        <label htmlFor={id} className="sr-only">
          E-mail
        </label>
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="Enter your email"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          className="type-body"
        />
        <button type="submit" aria-disabled={busy} className="type-button">
          {busy ? 'Subscribing…' : 'Subscribe'}
        </button>
      </div>
      <div id={`${id}-note`} role="status" className="type-caption mt-3 text-balance text-graphite">
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : answer?.ok ? (
          'Thank you. Please check your e-mail and open the link in it to confirm your subscription.'
        ) : (
          'We write a few times a year. One click in the first e-mail confirms, one in any other ends it.'
        )}
      </div>
    </fetcher.Form>
  )
}
