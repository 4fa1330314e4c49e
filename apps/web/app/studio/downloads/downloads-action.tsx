import * as messages from '@nawl/messages/downloads'
import { useParams } from 'react-router'

import { usePanel } from '../../ui/use-panel.ts'
import { linkText } from '../share/design-of-state.ts'
import { StageAction } from '../stage/stage-action.tsx'
import type { StudioState } from '../state/studio-state.ts'

/** Opens the downloads of the rug on screen. The panel is loaded on demand. */
export function DownloadsAction({ state }: { readonly state: StudioState }) {
  const { id = '' } = useParams()
  const { Panel, show, button, panel } = usePanel(() =>
    import('./downloads-panel.tsx').then(({ DownloadsPanel }) => DownloadsPanel),
  )
  return (
    <>
      <StageAction
        glyph="download"
        aria-label={messages.title}
        title={messages.title}
        {...button}
        onClick={show}
      />
      {Panel && <Panel {...panel} address={id} text={linkText(state)} size={state.size} />}
    </>
  )
}
