import { Glyph } from '../../ui/glyph.tsx'
import {
  canRedo,
  canReset,
  canShuffle,
  canUndo,
  isEveryYarnLocked,
  type StudioState,
} from '../state/studio-state.ts'
import type { Gesturing } from '../state/use-studio.ts'

type ToolRowProps = { readonly state: StudioState; readonly gesture: Gesturing }

/** Explains why Shuffle and the palettes cannot change anything. */
export const ALL_LOCKED_ID = 'every-yarn-locked'

/** Actions on the whole rug. */
export function ToolRow({ state, gesture }: ToolRowProps) {
  const allLocked = isEveryYarnLocked(state)
  return (
    <>
      <div role="group" aria-label="All yarns" className="mt-3.5 -mx-1 flex justify-between">
        {TOOLS.map(({ glyph, label, allowed, press }) => (
          // `aria-disabled` instead of `disabled`: a press makes the studio busy, and must not lose focus.
          <button
            key={glyph}
            type="button"
            aria-disabled={!allowed(state)}
            aria-describedby={glyph === 'shuffle' && allLocked ? ALL_LOCKED_ID : undefined}
            onClick={() => allowed(state) && gesture({ type: press })}
            className="type-ui flex h-11 items-center gap-1.5 px-1 xs:gap-2.5 font-medium transition-colors not-aria-disabled:hover:text-madder aria-disabled:cursor-default aria-disabled:text-stone"
          >
            <Glyph name={glyph} />
            {label}
          </button>
        ))}
      </div>
      <p id={ALL_LOCKED_ID} role="status" className="type-caption text-graphite not-empty:pb-1.5">
        {allLocked && 'Every yarn is locked. Unlock one to change colours.'}
      </p>
    </>
  )
}

const TOOLS = [
  { glyph: 'reset', label: 'Reset', allowed: canReset, press: 'reset' },
  { glyph: 'undo', label: 'Undo', allowed: canUndo, press: 'undone' },
  { glyph: 'redo', label: 'Redo', allowed: canRedo, press: 'redone' },
  { glyph: 'shuffle', label: 'Shuffle', allowed: canShuffle, press: 'shuffled' },
] as const
