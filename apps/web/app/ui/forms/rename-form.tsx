import * as messages from '@nawl/messages/shell'
import { useState } from 'react'

import { Button } from '../controls/button.tsx'
import { takeFocus } from '../take-focus.ts'
import { TextField } from './field.tsx'
import { LocalForm } from './local-form.tsx'

type RenameFormProps = {
  readonly name: string
  readonly maxLength: number
  /** Returns whether it succeeded. */
  readonly onRename: (name: string) => Promise<boolean>
  readonly onEnd: () => void
  readonly className: string
  /** Beside the button that saves. */
  readonly children?: React.ReactNode
}

/** Asks for another name. What is typed stays until it is saved or cancelled. */
export function RenameForm({ name, maxLength, onRename, onEnd, className, children }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    const wanted = typed.trim()
    if (wanted === '' || wanted === name) return onEnd()
    setBusy(true)
    const taken = await onRename(wanted)
    setBusy(false)
    if (taken) onEnd()
  }
  return (
    <LocalForm className={className} busy={busy} onSend={save}>
      <TextField
        label={messages.name}
        ref={takeFocus}
        maxLength={maxLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      />
      <div className="mt-3 flex gap-3">
        <Button type="submit" small aria-disabled={busy}>
          {messages.save}
        </Button>
        {children}
      </div>
    </LocalForm>
  )
}
