import { FORM_BYTES } from '@nawl/contract/shop/form-bytes'
import { createContext, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import type { FormAnswer, FormProblem } from '../../api/post-form.ts'
import { Button } from '../controls/button.tsx'
import { takeFocus } from '../take-focus.ts'
import { FieldError } from './field.tsx'
import { problemMessage } from './problem-messages.ts'

type Fields = {
  /** The submitted values by field name, when the page comes back with an error. */
  readonly typed: Readonly<Record<string, string>>
  /** Name of the invalid field. */
  readonly wrong: string | undefined
  readonly errorId: string
}

const FormFields = createContext<Fields>({ typed: {}, wrong: undefined, errorId: '' })

/** What a field needs from its form: its initial value, and whether it is invalid. */
export function useFormField(name: string): {
  defaultValue: string | undefined
  errorId: string | undefined
} {
  const { typed, wrong, errorId } = use(FormFields)
  return { defaultValue: typed[name], errorId: wrong === name ? errorId : undefined }
}

/** Checked before sending: the server's 413 page would lose what was typed. */
const TOO_LONG: FormProblem = { code: 'request/too-large' }

type AnswerFormProps = {
  /** Path of the route whose action handles the form. */
  readonly action: string
  /** Labels by field name, for error messages. */
  readonly labels: Readonly<Record<string, string>>
  readonly submit: string
  readonly busyWords: string
  /** Identifies the form on pages that have several. */
  readonly intent?: string
  /** The action's result when the page was loaded without scripts. */
  readonly earlier?: FormAnswer<unknown> | undefined
  readonly done: React.ReactNode
  readonly children: React.ReactNode
  readonly kind?: 'primary' | 'secondary'
  readonly className?: string
}

/**
 * A form that is sent without leaving the page, or with a page load where there are no scripts. An error names its
 * field, moves focus there and loses nothing; on success, `done` replaces the form and takes the focus.
 */
export function AnswerForm({
  action,
  labels,
  submit,
  busyWords,
  intent,
  earlier,
  done,
  children,
  kind = 'secondary',
  className = '',
}: AnswerFormProps) {
  const fetcher = useFetcher<FormAnswer<unknown>>()
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const [isTooLong, setTooLong] = useState(false)
  const answer = fetcher.data ?? earlier
  const refused = answer && !answer.ok ? answer.problem : undefined
  const problem = isTooLong ? TOO_LONG : refused
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLElement>(`[name="${problem.field ?? ''}"]`)?.focus()
  }, [problem])
  const fields = useMemo(
    () => ({ typed: answer && !answer.ok ? answer.typed : {}, wrong: problem?.field, errorId }),
    [answer, problem, errorId],
  )
  if (answer?.ok)
    return (
      // The pressed button is gone; and what appears already filled is not announced.
      <output ref={fetcher.data && takeFocus} tabIndex={-1} className="block outline-none">
        {done}
      </output>
    )
  return (
    <FormFields value={fields}>
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        noValidate
        className={className}
        onSubmit={(event) => {
          const tooLong = bytesOf(event.currentTarget) > FORM_BYTES
          setTooLong(tooLong)
          if (tooLong) event.preventDefault()
        }}
      >
        {intent && <input type="hidden" name="intent" value={intent} />}
        {children}
        <div role="alert">
          {problem && !busy && <FieldError id={errorId}>{problemMessage(problem, labels)}</FieldError>}
        </div>
        <Button type="submit" kind={kind} aria-disabled={busy} className="justify-self-start">
          {busy ? busyWords : submit}
        </Button>
      </fetcher.Form>
    </FormFields>
  )
}

/** The size of the form when URL-encoded. */
function bytesOf(form: HTMLFormElement): number {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ])
  return new URLSearchParams(fields).toString().length
}
