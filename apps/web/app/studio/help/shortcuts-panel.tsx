import './shortcuts-panel.css'

import { Dialog } from '../../ui/dialog.tsx'
import type { PanelProps } from '../../ui/use-panel.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The list of keyboard shortcuts. */
export function ShortcutsPanel(panel: PanelProps) {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl'
  return (
    <Dialog {...panel} title="Shortcuts" className="shortcuts">
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
    </Dialog>
  )
}
