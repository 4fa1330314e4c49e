import * as messages from '@nawl/messages/shell'
import { MenuGlyph } from './menu-glyph.tsx'
import { usePanel } from '../ui/use-panel.ts'

type MenuDrawerProps = { readonly low: boolean }

/** The menu button and the drawer it opens. */
export function MenuDrawer({ low }: MenuDrawerProps) {
  const { Panel, show, button, panel } = usePanel(() =>
    import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
  )
  return (
    <>
      <button
        type="button"
        aria-label={messages.menu}
        {...button}
        onClick={show}
        className="-ms-[11px] grid size-11 cursor-pointer place-items-center"
      >
        <MenuGlyph name="lines" />
      </button>
      {Panel && <Panel {...panel} low={low} />}
    </>
  )
}
