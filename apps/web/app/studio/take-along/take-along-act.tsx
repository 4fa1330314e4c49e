import { useRef, useState } from 'react'
import { useParams } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { linkText } from '../link/design-of-state.ts'
import type { StudioState } from '../studio-state.ts'
import type { TakeAlongPanel } from './take-along-panel.tsx'

/** Opens what there is to download of the rug as it is on screen. The panel comes when it is asked for. */
export function TakeAlongAct({ state }: { readonly state: StudioState }) {
  const { id = '' } = useParams()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof TakeAlongPanel>()
  const show = () => {
    setOpen(true)
    if (!Panel) void import('./take-along-panel.tsx').then((panel) => setPanel(() => panel.TakeAlongPanel))
  }
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
