import type { YarnLedgerAnswer, YarnState } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-ledger'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { CheckedField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { changeAtDesk } from '../change-at-desk.ts'
import { ledgerAddress } from './ledger-path.ts'

type YarnPlaceProps = {
  readonly yarn: Pick<YarnState, 'code' | 'shelf'>
  readonly comesOn: string | null
  readonly show: (answer: YarnLedgerAnswer) => void
}

/** Where a yarn lies, and when more of it comes. */
export function YarnPlace({ yarn: { code, shelf }, comesOn, show }: YarnPlaceProps) {
  const [typed, setTyped] = useState(shelf)
  const [day, setDay] = useState(comesOn ?? '')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    const wrong = await changeAtDesk<YarnLedgerAnswer>({
      method: 'PUT',
      path: `${ledgerAddress(code)}/shelf`,
      body: { shelf: typed.trim(), comesOn: day === '' ? null : day },
      success: messages.shelfSaved,
      show,
    })
    setBusy(false)
    setFault(wrong ?? '')
  }
  return (
    <Section title={messages.shelf}>
      <p className="type-ui mt-1 text-graphite">{messages.shelfMeaning}</p>
      <LocalForm className="mt-3 grid gap-2" busy={busy} onSend={save}>
        <div>
          <CheckedField
            label={messages.columnShelf}
            autoComplete="off"
            maxLength={20}
            value={typed}
            fault={fault}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div>
          <TextField
            label={messages.comesOn}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <p className="type-caption mt-1 text-graphite">{messages.comesOnMeaning}</p>
        </div>
        <div>
          <Button small type="submit" aria-disabled={busy}>
            {busy ? messages.saving : messages.savePlace}
          </Button>
        </div>
      </LocalForm>
    </Section>
  )
}
