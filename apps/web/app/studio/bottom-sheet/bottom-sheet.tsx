import './bottom-sheet.css'

import * as messages from '@nawl/messages/below-studio'
import { flushSync } from 'react-dom'

import { SectionTabs } from '../section-tabs.tsx'
import { GlyphButton } from '../../ui/controls/glyph-button.tsx'
import { restBeside } from './rest.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useBottomSheet } from './use-bottom-sheet.ts'

type StudioSheetProps = {
  /** Original hex of the yarn whose picker is open. */
  readonly selected: string | null
  /** Stays at the foot at every height. */
  readonly foot: React.ReactNode
  readonly children: React.ReactNode
}

/**
 * The tools beside the rug; on a phone a bottom sheet that leaves the rug visible. It rests at three heights: it can
 * be dragged by its head, moved by its buttons, and rises when its content needs room.
 */
export function BottomSheet({ selected, foot, children }: StudioSheetProps) {
  const { card, body, rest, onRest } = useBottomSheet(selected)
  useKeyboardInset(card, '.studio')
  return (
    <div className="studio-side">
      <div ref={card} className="sheet">
        <div className="sheet-head">
          <SectionTabs
            scroller={body}
            onGo={(id) => {
              const goal = id === 'yarns' && rest !== 'full' ? 'half' : 'full'
              // The layout must be done before scrolling.
              flushSync(() => onRest(goal))
            }}
          />
          <div role="group" aria-label={messages.height} className="sheet-buttons">
            <GlyphButton
              glyph="chevron"
              label={messages.lower}
              enabled={rest !== 'peek'}
              onPress={() => onRest(restBeside(rest, -1))}
              className="sheet-button"
            />
            <GlyphButton
              glyph="chevron"
              label={messages.raise}
              enabled={rest !== 'full'}
              onPress={() => onRest(restBeside(rest, 1))}
              className="sheet-button sheet-raise"
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
