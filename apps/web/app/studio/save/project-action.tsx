import * as messages from '@nawl/messages/order-bar'

import { sizeRefusal, type SizeRefused } from '../../sales/cart/lines/size-refusal.ts'
import { isTradeHere } from '../../saved/trade-flag.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { usePanel } from '../../ui/use-panel.ts'
import type { StudioState } from '../state/studio-state.ts'

type ProjectActionProps = {
  readonly rugId: string
  readonly state: StudioState
  /** Called with the side that no rug can have, before anything is asked. */
  readonly onRefused: (field: SizeRefused['field']) => void
}

/** Adds the rug on screen to a project; for members of the trade only, so that others load nothing of it. */
export function ProjectAction({ rugId, state, onRefused }: ProjectActionProps) {
  const isMember = useBrowserValue(isTradeHere, false)
  const { Panel, show, button, panel } = usePanel(() =>
    import('./project-panel.tsx').then(({ ProjectPanel }) => ProjectPanel),
  )
  if (!isMember) return null
  const refused = sizeRefusal(state.size)
  return (
    <>
      <button
        type="button"
        {...button}
        onClick={refused ? () => onRefused(refused.field) : show}
        className="type-ui inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-[5px] hover:text-madder"
      >
        {messages.addToProject}
      </button>
      {Panel && <Panel {...panel} rugId={rugId} state={state} />}
    </>
  )
}
