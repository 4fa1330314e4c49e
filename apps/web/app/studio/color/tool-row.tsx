import * as messages from '@nawl/messages/studio'
import { Glyph } from '../../ui/glyph.tsx'
import { ACTIONS, ALL_LOCKED } from '../state/actions.ts'
import { isEveryYarnLocked } from '../state/studio-state.ts'
import type { OpenStudio } from '../state/use-studio.ts'

/** Explains why Shuffle and the palettes cannot change anything. */
export const ALL_LOCKED_ID = 'every-yarn-locked'

const TOOLS = ['reset', 'undo', 'redo', 'shuffle'] as const
/** While sample colours stand in, nothing can be redone, but the rug's own can be read. */
const TOOLS_OF_A_SAMPLE = ['reset', 'undo', 'readAgain', 'shuffle'] as const

/**
 * Actions on the whole rug. `aria-disabled` instead of `disabled`: a press makes the studio busy, and must not lose
 * focus.
 */
export function ToolRow({ state, gesture }: Omit<OpenStudio, 'rug'>) {
  const allLocked = isEveryYarnLocked(state)
  const tools = state.extraction.status === 'sample' ? TOOLS_OF_A_SAMPLE : TOOLS
  return (
    <>
      <div
        role="group"
        aria-label={messages.allYarns}
        className="tool-row -mx-1 flex flex-wrap justify-between"
      >
        {tools.map((type) => (
          <button
            key={type}
            type="button"
            aria-disabled={!ACTIONS[type].can(state)}
            aria-describedby={type === 'shuffle' && allLocked ? ALL_LOCKED_ID : undefined}
            onClick={() => gesture({ type })}
            className="type-ui flex h-11 items-center gap-1.5 px-1 xs:gap-2.5 font-medium transition-colors not-aria-disabled:hover:text-madder aria-disabled:cursor-default aria-disabled:text-stone"
          >
            <Glyph name={type === 'readAgain' ? 'right' : type} />
            {ACTIONS[type].label}
          </button>
        ))}
      </div>
      <p id={ALL_LOCKED_ID} role="status" className="type-caption text-graphite not-empty:pb-1.5">
        {allLocked && ALL_LOCKED}
      </p>
    </>
  )
}
