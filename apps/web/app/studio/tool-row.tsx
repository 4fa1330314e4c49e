import { Glyph } from '../ui/glyph.tsx'
import { canReset, canShuffle, canUndo, type StudioState } from './studio-state.ts'
import type { Gesturing } from './use-studio.ts'

type ToolRowProps = { readonly state: StudioState; readonly gesture: Gesturing }

/** What can be done to the whole rug. */
export function ToolRow({ state, gesture }: ToolRowProps) {
  return (
    <div role="group" aria-label="All yarns" className="mt-3.5 -mx-1 flex justify-between">
      <Tool
        glyph="reset"
        label="Reset"
        enabled={canReset(state)}
        onPress={() => gesture({ type: 'reset' })}
      />
      <Tool glyph="undo" label="Undo" enabled={canUndo(state)} onPress={() => gesture({ type: 'undone' })} />
      <Tool
        glyph="shuffle"
        label="Shuffle"
        enabled={canShuffle(state)}
        onPress={() => gesture({ type: 'shuffled' })}
      />
    </div>
  )
}

type ToolProps = {
  readonly glyph: 'reset' | 'undo' | 'shuffle'
  readonly label: string
  readonly enabled: boolean
  readonly onPress: () => void
}

/** `aria-disabled` rather than `disabled`: a press makes the studio busy, and must not lose the keyboard's place. */
function Tool({ glyph, label, enabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={!enabled}
      onClick={() => enabled && onPress()}
      className="type-ui flex h-11 items-center gap-2.5 px-1 font-medium transition-colors not-aria-disabled:hover:text-madder aria-disabled:cursor-default aria-disabled:text-stone"
    >
      <Glyph name={glyph} />
      {label}
    </button>
  )
}
