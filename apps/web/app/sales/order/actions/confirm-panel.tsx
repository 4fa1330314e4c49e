import * as messages from '@nawl/messages/order-actions'
import { Suspense, useId, useState } from 'react'

import type { PanelProps } from '../../../ui/use-panel.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'

export type ConfirmPanelProps = {
  readonly title: string
  /** What will happen. */
  readonly description: React.ReactNode
  /** The confirm button's label, and its label while in progress. */
  readonly act: string
  readonly busyWords: string
  /** Runs the action; returns the error as a sentence, or null. */
  readonly onAct: (form: FormData) => Promise<string | null>
  /** Fields, if the action needs input. */
  readonly children?: React.ReactNode
}

/** A confirmation panel. If the action fails, everything typed stays. */
export function ConfirmPanel({
  open,
  onOpenChange,
  opener,
  title,
  description,
  ...form
}: ConfirmPanelProps & PanelProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} opener={opener} title={title} description={description}>
      <Suspense
        fallback={
          <p role="status" className="type-ui mt-6 min-h-11 text-graphite">
            {messages.oneMoment}
          </p>
        }
      >
        <ConfirmForm {...form} onEnd={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}

type ConfirmFormProps = Pick<ConfirmPanelProps, 'act' | 'busyWords' | 'onAct' | 'children'> & {
  readonly onEnd: () => void
}

function ConfirmForm({ act, busyWords, onAct, children, onEnd }: ConfirmFormProps) {
  const errorId = useId()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    setBusy(true)
    const wrong = await onAct(form)
    setBusy(false)
    if (wrong === null) onEnd()
    else setFault(wrong)
  }
  return (
    <LocalForm
      className="mt-6 grid gap-5"
      aria-describedby={fault === '' ? undefined : errorId}
      busy={busy}
      onSend={send}
    >
      {children}
      <Fault id={errorId}>{fault}</Fault>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? busyWords : act}
        </Button>
        <Button onClick={onEnd}>{messages.notNow}</Button>
      </div>
    </LocalForm>
  )
}
