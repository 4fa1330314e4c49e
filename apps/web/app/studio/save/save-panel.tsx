import * as messages from '@nawl/messages/studio'
import * as shell from '@nawl/messages/shell'
import type { SavedDesign } from '@nawl/contract/account/saved'
import { useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { saveThing } from '../../saved/use-saved.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { PanelProps } from '../../ui/use-panel.ts'
import { LocalForm } from '../../ui/forms/local-form.tsx'

type SavePanelProps = PanelProps & {
  readonly address: string
  /** The encoded design; empty for a rug as drawn. */
  readonly link: string
  /** The saved design being edited; null if it is new. */
  readonly saved: SavedDesign | null
  readonly freshName: string
  /** Called with the id of the saved design. */
  readonly onSaved: (id: string) => void
}

/** Asks for a name and saves the design: over the existing one, or as a new one. */
export function SavePanel({ open, onOpenChange, opener, ...design }: SavePanelProps) {
  return (
    <Dialog {...{ open, onOpenChange, opener }} title={messages.saveTitle} description={messages.saveText}>
      <SaveForm {...design} onEnd={() => onOpenChange(false)} />
    </Dialog>
  )
}

type SaveFormProps = Pick<SavePanelProps, 'address' | 'link' | 'saved' | 'freshName' | 'onSaved'> & {
  readonly onEnd: () => void
}

const NAME_LENGTH = 80
const NO_NAME = messages.noName
const REFUSED = messages.notSaved

function SaveForm({ address, link, saved, freshName, onSaved, onEnd }: SaveFormProps) {
  const [typed, setTyped] = useState(saved?.name ?? freshName)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  async function save(id: string): Promise<void> {
    const name = typed.trim()
    if (name === '') return setFault(NO_NAME)
    setBusy(true)
    const at = new Date().toISOString()
    const outcome = await saveThing({ kind: 'save', design: { id, address, name, link, at } })
    setBusy(false)
    if (outcome === 'refused') return setFault(REFUSED)
    onSaved(id)
    onEnd()
    toast(messages.saved({ name }), { label: messages.seeAll, to: '/account' })
  }

  return (
    <LocalForm noValidate className="mt-6" busy={busy} onSend={() => save(saved?.id ?? newId())}>
      <CheckedField
        label={shell.name}
        value={typed}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        fault={fault}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault('')
        }}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
        {saved && (
          <Button aria-disabled={busy} onClick={() => !busy && void save(newId())}>
            {messages.saveCopy}
          </Button>
        )}
      </div>
    </LocalForm>
  )
}
