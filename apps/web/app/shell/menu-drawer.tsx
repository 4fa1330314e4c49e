import { useRef, useState } from 'react'

import { MenuGlyph } from './menu-glyph.tsx'
import type { MenuPanel } from './menu-panel.tsx'

type MenuDrawerProps = { readonly low: boolean }

/**
 * The menu button and the drawer it opens. The drawer's machinery weighs more than the
 * rest of the header and footer, so it comes when a pointer or the keyboard comes near.
 */
export function MenuDrawer({ low }: MenuDrawerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof MenuPanel>()
  const fetchPanel = () => {
    if (!Panel) void import('./menu-panel.tsx').then((panel) => setPanel(() => panel.MenuPanel))
  }
  const show = () => {
    fetchPanel()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={show}
        className="menu-button"
      >
        <MenuGlyph name="lines" />
      </button>
      {Panel && <Panel open={open} onOpenChange={setOpen} opener={button} low={low} />}
    </>
  )
}
