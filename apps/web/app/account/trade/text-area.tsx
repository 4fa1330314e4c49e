import '../../ui/forms/form.css'

import { useId } from 'react'

import { Labelled } from '../../ui/forms/field.tsx'

type TextAreaProps = React.ComponentProps<'textarea'> & { readonly label: string }

/** A text of several lines, which grows with its content. */
export function TextArea({ label, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <textarea {...area} id={id} rows={3} dir="auto" className="form-text type-body" />
    </Labelled>
  )
}
