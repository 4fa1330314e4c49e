import * as messages from '@nawl/messages/order-bar'

import { isTradeHere } from '../../saved/trade-flag.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { usePanel } from '../../ui/use-panel.ts'
import type { StudioState } from '../state/studio-state.ts'

type ProjectActionProps = { readonly rugId: string; readonly state: StudioState }

/** Adds the rug on screen to a project; for members of the trade only, so that others load nothing of it. */
export function ProjectAction({ rugId, state }: ProjectActionProps) {
  const isMember = useBrowserValue(isTradeHere, false)
  const { Panel, show, button, panel } = usePanel(() =>
    import('./project-panel.tsx').then(({ ProjectPanel }) => ProjectPanel),
  )
  if (!isMember) return null
  return (
    <>
      <button type="button" {...button} onClick={show} className="type-ui">
        {messages.addToProject}
      </button>
      {Panel && <Panel {...panel} rugId={rugId} state={state} />}
    </>
  )
}
