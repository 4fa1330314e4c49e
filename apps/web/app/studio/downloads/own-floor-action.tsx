import * as messages from '@nawl/messages/own-floor'
import { useParams } from 'react-router'

import { useOwnFloor } from '../../catalogue/own-floor/own-floor-button.tsx'
import { linkText } from '../share/design-of-state.ts'
import { StageAction } from '../stage/stage-action.tsx'
import type { StudioState } from '../state/studio-state.ts'

type OwnFloorActionProps = { readonly name: string; readonly state: StudioState }

/** Opens the rug on screen as a body that can be laid on one's own floor. */
export function OwnFloorAction({ name, state }: OwnFloorActionProps) {
  const { id = '' } = useParams()
  const { Panel, show, button, panel } = useOwnFloor()
  return (
    <>
      <StageAction
        glyph="body"
        aria-label={messages.title}
        title={messages.title}
        {...button}
        onClick={show}
      />
      {Panel && <Panel {...panel} name={name} address={id} text={linkText(state)} size={state.size} />}
    </>
  )
}
