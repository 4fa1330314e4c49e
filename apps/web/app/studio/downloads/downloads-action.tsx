import { useRef } from 'react'
import { useParams } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { usePanel } from '../../ui/use-panel.ts'
import { linkText } from '../share/design-of-state.ts'
import type { StudioState } from '../state/studio-state.ts'

/** Opens the downloads of the rug on screen. The panel is loaded on demand. */
export function DownloadsAction({ state }: { readonly state: StudioState }) {
  const { id = '' } = useParams()
  const button = useRef<HTMLButtonElement>(null)
  const { Panel, open, setOpen, show, near } = usePanel(() =>
    import('./downloads-panel.tsx').then(({ DownloadsPanel }) => DownloadsPanel),
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Take it along"
        title="Take it along"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        {...near}
        className="stage-act"
      >
        <Glyph name="download" size={22} />
      </button>
      {Panel && (
        <Panel
          open={open}
          onOpenChange={setOpen}
          opener={button}
          address={id}
          text={linkText(state)}
          size={state.size}
        />
      )}
    </>
  )
}
