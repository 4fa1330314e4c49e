import './sheet.css'

import { flushSync } from 'react-dom'

import { SectionTabs } from '../section-tabs.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { restBeside } from './rest.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useSheet } from './use-sheet.ts'

type StudioSheetProps = {
  /** Original hex of the yarn whose picker is open. */
  readonly selected: string | null
  /** Stays at the foot, whatever the height. */
  readonly foot: React.ReactNode
  readonly children: React.ReactNode
}

/**
 * The tools beside the rug; on a phone a sheet that comes up from below and leaves the rug in sight.
 * It rests at three heights: dragged by its head, led by its buttons, raised by what needs the room.
 */
export function StudioSheet({ selected, foot, children }: StudioSheetProps) {
  const { card, body, rest, onRest } = useSheet(selected)
  useKeyboardRoom(card, '.studio')
  return (
    <div className="studio-side">
      <div ref={card} className="sheet">
        <div className="sheet-head">
          <SectionTabs
            scroller={body}
            onGo={(id) => {
              const goal = id === 'yarns' && rest !== 'full' ? 'half' : 'full'
              // Laid out before anything is scrolled to.
              flushSync(() => onRest(goal))
            }}
          />
          <div role="group" aria-label="Height of the tools" className="sheet-buttons">
            <HeightButton
              name="lower"
              label="Lower the tools"
              enabled={rest !== 'peek'}
              onPress={() => onRest(restBeside(rest, -1))}
            />
            <HeightButton
              name="raise"
              label="Raise the tools"
              enabled={rest !== 'full'}
              onPress={() => onRest(restBeside(rest, 1))}
            />
          </div>
        </div>
        <div ref={body} className="sheet-body studio-tools">
          {children}
        </div>
      </div>
      {foot}
    </div>
  )
}

type HeightButtonProps = {
  readonly name: 'lower' | 'raise'
  readonly label: string
  readonly enabled: boolean
  readonly onPress: () => void
}

/** `aria-disabled` rather than `disabled`: at the last height the keyboard stays where it is. */
function HeightButton({ name, label, enabled, onPress }: HeightButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!enabled}
      onClick={() => enabled && onPress()}
      className={`sheet-button sheet-${name}`}
    >
      <Glyph name="chevron" size={18} />
    </button>
  )
}
