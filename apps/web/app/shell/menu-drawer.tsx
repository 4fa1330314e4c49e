import { useRef } from 'react'

import { MenuGlyph } from './menu-glyph.tsx'
import { usePanel } from '../ui/use-panel.ts'

type MenuDrawerProps = { readonly low: boolean }

/** The menu button and the drawer it opens. */
export function MenuDrawer({ low }: MenuDrawerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { Panel, open, setOpen, show, near } = usePanel(() =>
    import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...near}
        onClick={show}
        className="menu-button"
      >
        <MenuGlyph name="lines" />
      </button>
      {Panel && <Panel open={open} onOpenChange={setOpen} opener={button} low={low} />}
    </>
  )
}
