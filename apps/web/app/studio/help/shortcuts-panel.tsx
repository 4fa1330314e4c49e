import * as messages from '@nawl/messages/studio'
import { Dialog } from '../../ui/dialog.tsx'
import type { PanelProps } from '../../ui/use-panel.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The list of keyboard shortcuts. */
export function ShortcutsPanel(panel: PanelProps) {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl'
  return (
    <Dialog {...panel} title={messages.shortcuts}>
      {SHORTCUTS.map(({ title, shortcuts }) => (
        <section key={title} className="mt-6">
          <h3 className="type-caption text-graphite">{title}</h3>
          <dl className="type-ui mt-1.5">
            {shortcuts.map(({ keys, label }) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-4 border-t border-rule py-[9px]"
              >
                <dt>{label}</dt>
                {/* Keys lie as on the keyboard, in every language. */}
                <dd dir="ltr" className="flex gap-1 whitespace-nowrap">
                  {keys.map((together) => (
                    <span key={together.join()} className="flex gap-1">
                      {together.map((key) => (
                        <kbd
                          key={key}
                          className="type-micro inline-block min-w-6 rounded-control border border-stone px-1.5 py-px text-center"
                        >
                          {key === 'Mod' ? mod : key}
                        </kbd>
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
