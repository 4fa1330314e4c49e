import * as messages from '@nawl/messages/workshop-notes'
import { usePreviewing } from '../live/previewing.ts'
import { isBusy } from '../state/studio-state.ts'
import type { OpenStudio } from '../state/use-studio.ts'
import { fixText, noteSentence } from './note-messages.ts'
import type { Fix, WorkshopNote } from './workshop-note.ts'

type NoteEntryProps = OpenStudio & {
  readonly note: WorkshopNote
  /** Whether the rug currently shows where it is. */
  readonly isShown: boolean
  readonly onShow: (show: boolean) => void
}

/** One note: the problem, its place, and possible fixes. */
export function NoteEntry({ rug, note, state, gesture, isShown, onShow }: NoteEntryProps) {
  const previewing = usePreviewing()
  const fixed = (fix: Fix) => fix.kind !== 'enlarge' && isBusy(state)
  const mend = (fix: Fix) => {
    if (fixed(fix)) return
    if (fix.kind === 'enlarge') return gesture({ type: 'setSize', size: fix.size })
    if (fix.precision) gesture({ type: 'setPrecision', tolerance: fix.precision })
    gesture({ type: 'choosePalette', mappings: fix.mappings })
  }
  return (
    <li className="workshop-note">
      <p className="type-ui">{noteSentence(rug, note)}</p>
      <div className="mt-0.5 flex flex-wrap gap-x-5">
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
          className="workshop-act type-caption"
        >
          {messages.showWhere}
        </button>
        {note.fixes.map((fix) => (
          <button
            key={fixText(rug, note, fix, state.size)}
            type="button"
            aria-disabled={fixed(fix)}
            {...previewing(fix.kind === 'enlarge' || fixed(fix) ? null : { mappings: fix.mappings })}
            onClick={() => mend(fix)}
            className="workshop-act type-caption font-medium"
          >
            {fixText(rug, note, fix, state.size)}
          </button>
        ))}
      </div>
    </li>
  )
}
