import type { RugOfYarn, YarnLedgerAnswer } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-ledger'
import { useId, useRef, useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { type OrderFault, refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CheckedField, SelectField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { ledgerAddress } from './ledger-path.ts'
import { readGrams } from './read-grams.ts'
import { rugName } from './rug-name.ts'

const ACTS = {
  receive: { label: messages.receive, meaning: messages.receiveMeaning, did: messages.didReceive },
  take: { label: messages.take, meaning: messages.takeMeaning, did: messages.didTake },
  count: { label: messages.count, meaning: messages.countMeaning, did: messages.didCount },
  'write-off': { label: messages.writeOff, meaning: messages.writeOffMeaning, did: messages.didWriteOff },
} as const
type Act = keyof typeof ACTS
const ACT_NAMES = Object.keys(ACTS) as readonly Act[] // forgets its keys

type Typed = { readonly lot: string; readonly grams: string; readonly reason: string; readonly rug: string }
type Field = keyof Typed
type Faults = Partial<Record<Field, string>>

type MoveYarnProps = { readonly answer: YarnLedgerAnswer; readonly show: (answer: YarnLedgerAnswer) => void }

/** What happened to wool, as it is typed. What was refused stays typed, with the reason beside its field. */
export function MoveYarn({ answer, show }: MoveYarnProps) {
  const { yarn, isCounted, rugs } = answer
  const [act, setAct] = useState<Act>(isCounted ? 'receive' : 'count')
  const [typed, setTyped] = useState<Typed>({ lot: '', grams: '', reason: '', rug: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const keys = useKeys()
  const { label, meaning, did } = ACTS[act]

  async function send(): Promise<void> {
    const wrong = faultsIn(act, typed)
    setFaults(wrong)
    setRefusal('')
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const sent = requestOf(act, typed, rugs)
    const key = keys.of(JSON.stringify([act, sent]))
    const called = await callJson<YarnLedgerAnswer>(
      accountFetch,
      `${ledgerAddress(yarn.code)}/${act}`,
      command({ ...sent, key }),
    )
    setBusy(false)
    if (!called.ok) {
      const field = FIELD_OF[called.fault]
      if (field) setFaults({ [field]: refusalMessage(called.fault) })
      else setRefusal(refusalMessage(called.fault))
      return
    }
    keys.done()
    setTyped({ lot: '', grams: '', reason: '', rug: '' })
    show(called.answer)
    toast(did)
  }

  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  return (
    <Section title={messages.act}>
      <div role="group" aria-label={messages.act} className="yarn-acts mt-4">
        {ACT_NAMES.map((name) => (
          <Button
            key={name}
            small
            kind={name === act ? 'primary' : 'secondary'}
            aria-pressed={name === act}
            onClick={() => {
              setAct(name)
              setFaults({})
              setRefusal('')
            }}
          >
            {ACTS[name].label}
          </Button>
        ))}
      </div>
      <p className="type-ui mt-3 text-graphite">{meaning}</p>
      <LocalForm className="mt-3 grid gap-2" aria-label={label} busy={busy} onSend={send}>
        {act === 'take' && <RugField rugs={rugs} typed={typed} fault={faults.rug ?? ''} change={change} />}
        <div>
          <CheckedField
            label={messages.fieldLot}
            list="yarn-lots"
            autoComplete="off"
            maxLength={40}
            value={typed.lot}
            fault={faults.lot ?? ''}
            onChange={({ target }) => change({ lot: target.value })}
          />
          <datalist id="yarn-lots">
            {yarn.lots.map(({ lot }) => (
              <option key={lot}>{lot}</option>
            ))}
          </datalist>
        </div>
        <div>
          <CheckedField
            label={act === 'take' ? messages.fieldScale : messages.fieldGrams}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed.grams}
            fault={faults.grams ?? ''}
            onChange={({ target }) => change({ grams: target.value })}
          />
        </div>
        {act === 'write-off' && (
          <div>
            <CheckedField
              label={messages.fieldReason}
              autoComplete="off"
              maxLength={200}
              value={typed.reason}
              fault={faults.reason ?? ''}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </div>
        )}
        <Fault>{refusal}</Fault>
        <div>
          <Button small kind="primary" type="submit" aria-disabled={busy}>
            {busy ? messages.saving : messages.save}
          </Button>
        </div>
      </LocalForm>
    </Section>
  )
}

type RugFieldProps = {
  readonly rugs: readonly RugOfYarn[]
  readonly typed: Typed
  readonly fault: string
  readonly change: (part: Partial<Typed>) => void
}

/** The rug that wool is weighed for; its reserved lot and what it still needs are filled in. */
function RugField({ rugs, typed, fault, change }: RugFieldProps) {
  const faultId = useId()
  return (
    <div>
      <SelectField
        label={messages.fieldRug}
        value={typed.rug}
        aria-invalid={fault !== ''}
        aria-describedby={fault === '' ? undefined : faultId}
        onChange={({ target }) => {
          const rug = rugs.find((each) => rugKey(each) === target.value)
          change({ rug: target.value, lot: rug?.lots[0]?.lot ?? typed.lot })
        }}
      >
        <option value="">{messages.chooseRug}</option>
        {rugs.map((rug) => (
          <option key={rugKey(rug)} value={rugKey(rug)}>
            {rugName(rug)}
          </option>
        ))}
      </SelectField>
      <Fault id={faultId} keepsLine>
        {fault}
      </Fault>
    </div>
  )
}

const rugKey = ({ order, line, piece }: Pick<RugOfYarn, 'order' | 'line' | 'piece'>) =>
  [order, line, piece].join(' ')

function faultsIn(act: Act, { lot, grams, reason, rug }: Typed): Faults {
  const weighed = readGrams(grams)
  const isGrams = weighed !== null && (weighed > 0 || act === 'count')
  return {
    ...(lot.trim() === '' && { lot: messages.needLot }),
    ...(!isGrams && { grams: messages.needGrams }),
    ...(act === 'write-off' && reason.trim() === '' && { reason: messages.needReason }),
    ...(act === 'take' && rug === '' && { rug: messages.needRug }),
  }
}

function requestOf(act: Act, { lot, grams, reason, rug }: Typed, rugs: readonly RugOfYarn[]): object {
  const weighed = { lot: lot.trim(), grams: readGrams(grams) ?? 0 }
  if (act === 'write-off') return { ...weighed, reason: reason.trim() }
  const found = act === 'take' && rugs.find((each) => rugKey(each) === rug)
  return found ? { ...weighed, order: found.order, line: found.line, piece: found.piece } : weighed
}

const FIELD_OF: Partial<Record<OrderFault, Field>> = {
  'yarn/no-such-lot': 'lot',
  'yarn/more-than-there': 'grams',
  'yarn/others-have-it': 'grams',
  'yarn/too-much': 'grams',
  'yarn/not-needed': 'rug',
}

/** The same key for the same request until it is done, so that what is pressed again after no answer happens once. */
function useKeys() {
  const last = useRef<{ readonly request: string; readonly key: string } | null>(null)
  return {
    of(request: string): string {
      if (last.current?.request !== request) last.current = { request, key: crypto.randomUUID() }
      return last.current.key
    },
    done: () => void (last.current = null),
  }
}
