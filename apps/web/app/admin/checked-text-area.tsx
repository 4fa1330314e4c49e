import { useId } from 'react'

import { Labelled } from '../ui/forms/field.tsx'
import { Fault } from '../ui/forms/fault.tsx'

type CheckedTextAreaProps = React.ComponentProps<'textarea'> & {
  readonly label: string
  readonly fault: string
}

/** A text of several lines, as high as it is long, with room below for what is wrong. */
export function CheckedTextArea({ label, fault, ...area }: CheckedTextAreaProps) {
  const id = useId()
  return (
    <div>
      <Labelled id={id} label={label}>
        <textarea
          {...area}
          id={id}
          className="desk-text desk-grows type-ui"
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-fault`}
        />
      </Labelled>
      <Fault id={`${id}-fault`} keepsLine>
        {fault}
      </Fault>
    </div>
  )
}
