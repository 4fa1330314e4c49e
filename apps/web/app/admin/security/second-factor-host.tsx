import { type ComponentType, useEffect, useState } from 'react'

import { hostSecondFactor, useSecondFactorQuestion } from '../../sign-in/second-factor-request.ts'
import type { SecondFactorDialogProps } from './second-factor-dialog.tsx'

/** Asks for the second factor when a call of the page needs it. The dialog is loaded with the first question. */
export function SecondFactorHost() {
  const question = useSecondFactorQuestion()
  const [Dialog, setDialog] = useState<ComponentType<SecondFactorDialogProps>>()
  useEffect(hostSecondFactor, [])
  useEffect(() => {
    if (!question || Dialog) return
    import('./second-factor-dialog.tsx').then(
      ({ SecondFactorDialog }) => setDialog(() => SecondFactorDialog),
      (error: unknown) => {
        console.warn('the question for the second factor cannot be loaded', error)
        question.settle(false)
      },
    )
  }, [question, Dialog])
  return question && Dialog && <Dialog onEnd={question.settle} />
}
