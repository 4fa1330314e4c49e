import * as messages from '@nawl/messages/own-floor'

import { Button } from '../../ui/controls/button.tsx'
import { usePanel } from '../../ui/use-panel.ts'
import type { OwnFloorRug } from './own-floor-panel.tsx'

/** Opens a rug's body. Its panel is loaded on demand, the viewer when the panel opens. */
export function OwnFloorButton(rug: OwnFloorRug) {
  const { Panel, show, button, panel } = useOwnFloor()
  return (
    <>
      <Button {...button} onClick={show}>
        {messages.title}
      </Button>
      {Panel && <Panel {...panel} {...rug} />}
    </>
  )
}

/** The panel of a rug's body, as `usePanel` gives it. */
export const useOwnFloor = () =>
  usePanel(() => import('./own-floor-panel.tsx').then(({ OwnFloorPanel }) => OwnFloorPanel))
