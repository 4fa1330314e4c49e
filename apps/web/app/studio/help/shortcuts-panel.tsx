import '../../ui/dialog.css'
import './shortcuts-panel.css'

import { Dialog } from '@base-ui/react/dialog'

import { Glyph } from '../../ui/glyph.tsx'
import { SHORTCUTS } from './shortcuts.ts'

type ShortcutsPanelProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Receives focus when the list closes. */
  readonly opener: React.RefObject<HTMLElement | null>
}

/** The list of keyboard shortcuts. */
export function ShortcutsPanel({ open, onOpenChange, opener }: ShortcutsPanelProps) {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl'
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="dialog shortcuts" finalFocus={opener}>
          <Dialog.Title className="type-h3">Shortcuts</Dialog.Title>
          <Dialog.Close aria-label="Close" className="dialog-close">
            <Glyph name="close" size={18} />
          </Dialog.Close>
          {SHORTCUTS.map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className="type-caption">{title}</h3>
              <dl className="type-ui">
                {shortcuts.map(({ keys, label }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {keys.map((together) => (
                        <span key={together.join()} className="shortcut-keys">
                          {together.map((key) => (
                            <kbd key={key}>{key === 'Mod' ? mod : key}</kbd>
                          ))}
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
