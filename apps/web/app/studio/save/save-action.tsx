import * as messages from '@nawl/messages/studio'
import type { SavedDesign } from '@nawl/contract/account/saved'
import { useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { usePanel } from '../../ui/use-panel.ts'
import { useSaved } from '../../saved/use-saved.ts'
import { linkText, withDesign } from '../share/design-of-state.ts'
import type { OpenedLink } from '../share/opened-link.ts'
import { INITIAL_STATE, type StudioState } from '../state/studio-state.ts'
import { designName } from './design-name.ts'

type SaveActProps = {
  readonly rugName: string
  /** Last segment of the product's path. */
  readonly address: string
  readonly state: StudioState
  /** What the studio was opened with; may be a saved design. */
  readonly link: OpenedLink
}

/** Saves the design on screen under a name. The naming panel is loaded on demand. */
export function SaveAction({ rugName, address, state, link }: SaveActProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./save-panel.tsx').then(({ SavePanel }) => SavePanel),
  )
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const designs = useSaved()?.kept.designs ?? []
  const opened = link.status === 'design' ? (linkText(withDesign(INITIAL_STATE, link.design)) ?? '') : null
  const isOpened = (design: SavedDesign) => design.address === address && design.link === opened
  const saved =
    designs.find((design) => (savedAs === null ? isOpened(design) : design.id === savedAs)) ?? null
  return (
    <>
      <button type="button" {...button} onClick={show} className="type-ui">
        <Glyph name="keep" />
        {messages.save}
      </button>
      {Panel && (
        <Panel
          {...panel}
          address={address}
          link={linkText(state) ?? ''}
          saved={saved}
          freshName={designName(rugName, state)}
          onSaved={setSavedAs}
        />
      )}
    </>
  )
}
