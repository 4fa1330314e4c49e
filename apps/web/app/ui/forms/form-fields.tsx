import { TextArea } from './text-area.tsx'
import { useFormField } from './answer-form.tsx'
import { SelectField, TextField } from './field.tsx'

type NamedFieldProps = React.ComponentProps<'input'> & { readonly name: string; readonly label: string }

/** A text field of an `AnswerForm`. */
export function FormLine({ name, ...field }: NamedFieldProps) {
  const { defaultValue, errorId } = useFormField(name)
  return <TextField {...field} name={name} defaultValue={defaultValue} errorId={errorId} />
}

type FormChoiceProps = {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A select box of an `AnswerForm`. */
export function FormChoice({ name, label, options }: FormChoiceProps) {
  const { defaultValue } = useFormField(name)
  return (
    <SelectField name={name} label={label} defaultValue={defaultValue}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

type FormTextProps = React.ComponentProps<'textarea'> & {
  readonly name: string
  readonly label: string
  /** What it holds until something is typed. */
  readonly initial?: string | undefined
}

/** A text area of an `AnswerForm`; it grows with its content. */
export function FormText({ name, initial, ...area }: FormTextProps) {
  const { defaultValue, errorId } = useFormField(name)
  return <TextArea rows={4} {...area} name={name} defaultValue={defaultValue ?? initial} errorId={errorId} />
}
