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
        <Tool
          glyph="reset"
          label="Reset"
          enabled={canReset(state)}
          onPress={() => gesture({ type: 'reset' })}
        />
        <Tool
          glyph="undo"
          label="Undo"
          enabled={canUndo(state)}
          onPress={() => gesture({ type: 'undone' })}
        />
        <Tool
          glyph="redo"
          label="Redo"
          enabled={canRedo(state)}
          onPress={() => gesture({ type: 'redone' })}
        />
        <Tool
          glyph="shuffle"
          label="Shuffle"
          enabled={canShuffle(state)}
          describedBy={allLocked ? ALL_LOCKED_ID : undefined}
          onPress={() => gesture({ type: 'shuffled' })}
        />
      </div>
      <p id={ALL_LOCKED_ID} role="status" className="type-caption text-graphite not-empty:pb-1.5">
        {allLocked && 'Every yarn is locked. Unlock one to change colours.'}
      </p>
    </>
  )
}

type ToolProps = {
  readonly glyph: 'reset' | 'undo' | 'redo' | 'shuffle'
  readonly label: string
  readonly enabled: boolean
  readonly describedBy?: string | undefined
  readonly onPress: () => void
}

/** `aria-disabled` instead of `disabled`: a press makes the studio busy, and must not lose focus. */
function Tool({ glyph, label, enabled, describedBy, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={!enabled}
      aria-describedby={describedBy}
      onClick={() => enabled && onPress()}
      className="type-ui flex h-11 items-center gap-1.5 px-1 xs:gap-2.5 font-medium transition-colors not-aria-disabled:hover:text-madder aria-disabled:cursor-default aria-disabled:text-stone"
    >
      <Glyph name={glyph} />
      {label}
    </button>
  )
}
