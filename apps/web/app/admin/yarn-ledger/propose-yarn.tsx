import type { RugOfYarn, YarnLedgerAnswer } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-ledger'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { ledgerAddress } from './ledger-path.ts'
import { rugName } from './rug-name.ts'

type ProposeYarnProps = {
  readonly answer: YarnLedgerAnswer
  readonly show: (answer: YarnLedgerAnswer) => void
}

/** Asks the customer of a rug that lacks the yarn whether one of the nearest may take its place. */
export function ProposeYarn({ answer: { yarn, rugs, nearest, isCounted }, show }: ProposeYarnProps) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const lines = linesWithout(rugs)
  if (!isCounted || lines.length === 0) return null
  async function send(form: FormData): Promise<void> {
    const text = (name: string) => fieldText(form, name)
    const [order = '', line = ''] = text('rug').split(' ')
    setBusy(true)
    const wrong = await changeAtDesk<YarnLedgerAnswer>({
      method: 'POST',
      path: `${ledgerAddress(yarn.code)}/propose`,
      body: { order, line, by: text('by'), why: text('why').trim() },
      success: messages.didPropose,
      show,
    })
    setBusy(false)
    setFault(wrong ?? '')
  }
  return (
    <Section title={messages.proposeTitle}>
      {nearest.length === 0 ? (
        <p className="type-body mt-3">{messages.nothingNear}</p>
      ) : (
        <LocalForm className="mt-2 grid gap-4" busy={busy} onSend={send}>
          <p className="type-ui text-graphite">{messages.proposeMeaning}</p>
          <SelectField label={messages.proposeFor} name="rug">
            {lines.map((rug) => (
              <option key={`${rug.order} ${rug.line}`} value={`${rug.order} ${rug.line}`}>
                {rugName({ ...rug, pieces: 1 })}
              </option>
            ))}
          </SelectField>
          <fieldset>
            <legend className="type-caption text-graphite">{messages.proposeWhich}</legend>
            {nearest.map(({ code, name, hex, deltaE, free }, n) => (
              <label key={code} className="type-ui flex min-h-12 items-center gap-3">
                <input
                  type="radio"
                  name="by"
                  value={code}
                  defaultChecked={n === 0}
                  className="size-5 accent-ink"
                />
                <Pompom hex={yarn.hex} size={32} />
                <Pompom hex={hex} size={32} />
                <bdi className="figures">
                  {messages.proposeOne({ name: yarnNameOf(name), deltaE: deltaE.toFixed(1), free })}
                </bdi>
              </label>
            ))}
          </fieldset>
          <TextField label={messages.proposeWhy} name="why" autoComplete="off" maxLength={200} />
          <Fault>{fault}</Fault>
          <div>
            <Button small type="submit" aria-disabled={busy}>
              {busy ? messages.saving : messages.proposeAct}
            </Button>
          </div>
        </LocalForm>
      )}
    </Section>
  )
}

/** One of each line that lacks some of its wool, and whose customer is not asked yet. */
function linesWithout(rugs: readonly RugOfYarn[]): readonly RugOfYarn[] {
  const lacking = rugs.filter(({ grams, taken, lots, proposed }) => {
    const reserved = lots.reduce((sum, lot) => sum + lot.grams, 0)
    return proposed === null && grams - taken - reserved > 0
  })
  return [...new Map(lacking.map((rug) => [`${rug.order} ${rug.line}`, rug])).values()]
}
