import { useId } from 'react'

import { Fault } from './fault.tsx'
import { Glyph } from '../glyph.tsx'

// The scroll margin leaves room for an error message below a focused field.
const LINE =
  'scroll-mb-10 h-12 w-full border-b border-stone bg-transparent type-body figures outline-none focus:border-b-[3px] focus:border-ink aria-invalid:border-madder-deep'

type TextFieldProps = React.ComponentProps<'input'> & {
  readonly label: string
  /** Shown at the end of the line, such as a unit. */
  readonly suffix?: string
  /** Id of the `FieldError` that describes the field, if it is invalid. */
  readonly errorId?: string | undefined
}

/** A text input on a line, with its label above. */
export function TextField({ label, suffix, errorId, className, ...input }: TextFieldProps) {
  const made = useId()
  const { id = made } = input
  return (
    <Labelled id={id} label={label} className={className}>
      {/* The unit stands where the line ends: of a number typed from left to right that is at the right in Arabic, too. */}
      <div dir={input.dir} className="relative">
        <input
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          {...input}
          id={id}
          className={`${LINE} placeholder:text-placeholder ${suffix ? 'pe-8' : ''}`}
        />
        {suffix && (
          <span
            aria-hidden
            className="type-ui pointer-events-none absolute inset-y-0 end-0 flex items-center text-graphite"
          >
            {suffix}
          </span>
        )}
      </div>
    </Labelled>
  )
}

/** What is wrong with a field and how to fix it; nothing if it is valid. */
export function FieldError({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  return (
    children && (
      <p id={id} className="type-caption text-madder-deep">
        {children}
      </p>
    )
  )
}

type CheckedFieldProps = Omit<TextFieldProps, 'errorId'> & { readonly fault: string }

/** A text field with room below for what is wrong. */
export function CheckedField({ fault, ...field }: CheckedFieldProps) {
  const errorId = useId()
  return (
    <>
      <TextField {...field} errorId={fault === '' ? undefined : errorId} />
      <Fault id={errorId} keepsLine>
        {fault}
      </Fault>
    </>
  )
}

type SelectFieldProps = React.ComponentProps<'select'> & { readonly label: string }

/** A select box in the same style. */
export function SelectField({ label, className, ...select }: SelectFieldProps) {
  const made = useId()
  const { id = made } = select
  return (
    <Labelled id={id} label={label} className={className}>
      <select {...select} id={id} className={`${LINE} appearance-none pe-8`} />
      <Glyph name="chevron" className="pointer-events-none absolute inset-y-0 end-1 my-auto" />
    </Labelled>
  )
}

type LabelledProps = {
  /** Of the control in `children`. */
  readonly id: string
  readonly label: React.ReactNode
  readonly className?: string | undefined
  readonly children: React.ReactNode
}

/** A control with its label above. */
export function Labelled({ id, label, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="type-caption block text-graphite">
        {label}
      </label>
      <div className="relative">{children}</div>
    </div>
  )
}
