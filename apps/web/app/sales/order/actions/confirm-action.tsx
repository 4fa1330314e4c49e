import { usePanel } from '../../../ui/use-panel.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { ConfirmPanelProps } from './confirm-panel.tsx'

type ConfirmActProps = ConfirmPanelProps & {
  /** The label of the button. */
  readonly label: string
  readonly kind?: 'primary' | 'secondary'
}

/** A button that asks for confirmation before it acts. */
export function ConfirmAction({ label, kind = 'secondary', ...question }: ConfirmActProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./confirm-panel.tsx').then(({ ConfirmPanel }) => ConfirmPanel),
  )
  return (
    <>
      <Button small kind={kind} {...button} onClick={show}>
        {label}
      </Button>
      {Panel && <Panel {...question} {...panel} />}
    </>
  )
}
