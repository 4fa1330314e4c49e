import * as messages from '@nawl/messages/approval-choice'
import { useId } from 'react'

type ApprovalChoiceProps = {
  /** What a browser without scripts sent before; null the first time. */
  readonly refused: Readonly<Record<string, string>> | null
}

/** Whether rugs wait for the approval of their strike-offs, which are in the same cart. */
export function ApprovalChoice({ refused }: ApprovalChoiceProps) {
  const field = useId()
  return (
    <div className="mt-8 border-t border-rule pt-5">
      <div className="terms-row type-ui">
        <input
          type="checkbox"
          id={field}
          name="awaitsApproval"
          value="1"
          defaultChecked={refused === null || refused['awaitsApproval'] === '1'}
          aria-describedby={`${field}-meaning`}
        />
        <label htmlFor={field}>{messages.choose}</label>
      </div>
      <p id={`${field}-meaning`} className="type-caption mt-2 text-graphite">
        {messages.chooseMeaning}
      </p>
    </div>
  )
}
