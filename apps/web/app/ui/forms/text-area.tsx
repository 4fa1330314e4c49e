import './form.css'

import { useId } from 'react'

import { Fault } from './fault.tsx'
import { Labelled } from './field.tsx'

type TextAreaProps = React.ComponentProps<'textarea'> & {
  readonly label: string
  /** Id of what describes the field, if it is invalid. */
  readonly errorId?: string | undefined
}

/** A text of several lines, with its label above. */
export function TextArea({ label, errorId, className = 'form-text type-body', ...area }: TextAreaProps) {
  const made = useId()
  const { id = made } = area
  return (
    <Labelled id={id} label={label}>
      <textarea
        rows={3}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        {...area}
        id={id}
        className={className}
      />
    </Labelled>
  )
}

type CheckedTextAreaProps = Omit<TextAreaProps, 'errorId'> & { readonly fault: string }

/** The same with room below for what is wrong. */
export function CheckedTextArea({ fault, ...area }: CheckedTextAreaProps) {
  const errorId = useId()
  return (
    <div>
      <TextArea {...area} errorId={fault === '' ? undefined : errorId} />
      <Fault id={errorId} keepsLine>
        {fault}
      </Fault>
    </div>
  )
}
