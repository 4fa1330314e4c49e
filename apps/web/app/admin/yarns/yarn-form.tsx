import type { DeskYarn, YarnAnswer } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'
import * as documents from '@nawl/messages/documents'
import { useState } from 'react'

import { callJson, command, type FieldProblem } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { OtherYarn } from './other-yarn.tsx'
import { readTyped, type TypedYarn, typedYarn } from './typed-yarn.ts'
import { yarnPath } from './yarn-columns.tsx'
import { YarnFieldset } from './yarn-fieldset.tsx'

type YarnFormProps = { readonly yarn: DeskYarn; readonly show: (answer: YarnAnswer) => void }

/** A yarn as the staff change it. What was typed stays until it is saved; somebody else's change is shown beside it. */
export function YarnForm({ yarn, show }: YarnFormProps) {
  const [typed, setTyped] = useState(() => typedYarn(yarn))
  // The yarn may be read again while it is being changed: what was typed is upon the first reading.
  const [base, setBase] = useState(yarn.base)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState('')
  const [theirs, setTheirs] = useState<YarnAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const isNew = yarn.code === ''

  async function save(upon: number): Promise<void> {
    const { value, faults: wrong } = readTyped(typed)
    setRefusal('')
    setFaults(
      Object.fromEntries(Object.entries(wrong).map(([field, problem]) => [field, faultText(problem)])),
    )
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const path = `/api/desk/yarns/${encodeURIComponent(typed.code.trim().toUpperCase())}`
    const called = await callJson<YarnAnswer>(accountFetch, path, {
      ...command({ value, base: upon, ...(isNew && { isNew }) }),
      method: 'PUT',
    })
    if (called.ok) {
      take(called.answer, typed)
      toast(messages.saved, undefined, isNew ? yarnPath(called.answer.yarn.code) : undefined)
    } else {
      setFaults(faultsOf(called.problems ?? []))
      setRefusal(refusalMessage(called.fault))
      if (called.fault === 'document/published-meanwhile') {
        const now = await callJson<YarnAnswer>(accountFetch, path)
        if (now.ok) setTheirs(now.answer)
      }
    }
    setBusy(false)
  }

  /** Shows an answer, unless somebody typed on after `sent`. */
  function take(answer: YarnAnswer, sent: TypedYarn): void {
    setBase(answer.yarn.base)
    setTyped((now) => (now === sent ? typedYarn(answer.yarn) : now))
    show(answer)
  }

  return (
    <LocalForm className="grid gap-6 pt-8" busy={busy} onSend={() => save(base)}>
      <YarnFieldset typed={typed} isNew={isNew} faults={faults} change={setTyped} />
      {theirs && (
        <OtherYarn
          mine={readTyped(typed).value}
          theirs={theirs.yarn}
          busy={busy}
          onMine={() => {
            setTheirs(null)
            void save(theirs.yarn.base)
          }}
          onTheirs={() => {
            setTheirs(null)
            take(theirs, typed)
          }}
        />
      )}
      <Fault>{refusal}</Fault>
      <div>
        <Button small kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.oneMoment : messages.save}
        </Button>
      </div>
    </LocalForm>
  )
}

const faultsOf = (problems: readonly FieldProblem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.map(({ field, problem }) => [
      field.replace(/^value\./, '').replace(/^(lab|dyeLots)\..*/, '$1'),
      faultText(problem),
    ]),
  )

function faultText(problem: string): string {
  if (problem.startsWith('taken ')) return messages.faultTaken({ code: problem.slice(6) })
  if (problem === 'missing') return documents.faultMissing
  return problem === 'too-long' ? documents.faultTooLong : documents.faultWrong
}
