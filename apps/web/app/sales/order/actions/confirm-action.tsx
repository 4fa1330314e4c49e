import { useRef } from 'react'

import { usePanel } from '../../../ui/use-panel.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { ConfirmPanelProps } from './confirm-panel.tsx'

type ConfirmActProps = ConfirmPanelProps & {
  /** The label of the button. */
  readonly label: string
  readonly kind?: 'primary' | 'secondary'
}

/** A button that asks for confirmation before it acts. */
export function ConfirmAction({ label, kind = 'secondary', ...panel }: ConfirmActProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { Panel, open, setOpen, show, near } = usePanel(() =>
    import('./confirm-panel.tsx').then(({ ConfirmPanel }) => ConfirmPanel),
  )
  return (
    <>
      <Button
        ref={button}
        small
        kind={kind}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...near}
        onClick={show}
      >
        {label}
      </Button>
      {Panel && <Panel {...panel} open={open} onOpenChange={setOpen} opener={button} />}
    </>
  )
}
