import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'

type AddLineProps = {
  readonly label: string
  readonly act: string
  readonly onAdd: (name: string) => void
}

/** A line for the name of something new. */
export function AddLine({ label, act, onAdd }: AddLineProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() === '') return
    onAdd(typed.trim())
    setTyped('')
  }
  return (
    <LocalForm className="mt-5 flex flex-wrap items-end gap-4" onSend={add}>
      <TextField
        label={label}
        value={typed}
        maxLength={80}
        autoComplete="off"
        dir="auto"
        className="min-w-0 grow basis-52"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button small type="submit">
        {act}
      </Button>
    </LocalForm>
  )
}
