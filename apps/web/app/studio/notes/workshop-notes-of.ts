import { nearNotes } from './near-notes.ts'
import { dyedYarns, type CurrentRug } from './current-rug.ts'
import { scarceNotes } from './scarce-notes.ts'
import { thinNotes } from './thin-note.ts'
import type { WorkshopNote } from './workshop-note.ts'

/** The workshop's notes on a rug as currently dyed and sized; most rugs have none. */
export function workshopNotesOf(rug: CurrentRug): readonly WorkshopNote[] {
  const yarns = dyedYarns(rug)
  const scarce = scarceNotes(rug, yarns)
  // A yarn with little coverage needs no note that it is also thin.
  const rest = yarns.filter((yarn) => !scarce.some((note) => note.kind === 'scarce' && note.yarn === yarn))
  return [...thinNotes(rug, rest), ...nearNotes(rug, yarns), ...scarce]
}
