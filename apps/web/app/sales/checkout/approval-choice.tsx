import * as messages from '@nawl/messages/approval-choice'
import { useEffect, useId, useRef } from 'react'

type ApprovalChoiceProps = {
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** Whether rugs wait for the approval of their strike-offs, which are in the same cart. */
export function ApprovalChoice({ isChosen, onChoose }: ApprovalChoiceProps) {
  const field = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Somebody may have chosen before the page was ready.
    if (box.current) onChoose(box.current.checked)
  }, [onChoose])
  return (
    <div className="mt-8 border-t border-rule pt-5">
      <div className="terms-row type-ui">
        <input
          type="checkbox"
          id={field}
          name="awaitsApproval"
          value="1"
          ref={box}
          defaultChecked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
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
