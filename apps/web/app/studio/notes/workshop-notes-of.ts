import { nearNotes } from './near-notes.ts'
import { dyedYarns, type CurrentRug } from './current-rug.ts'
import { scarceNotes } from './scarce-notes.ts'
import { thinNotes } from './thin-note.ts'
import type { WorkshopNote } from './workshop-note.ts'

/** What the workshop would say about a rug as it is dyed and at the size that is set; nothing of most rugs. */
export function workshopNotesOf(rug: CurrentRug): readonly WorkshopNote[] {
  const yarns = dyedYarns(rug)
  const scarce = scarceNotes(rug, yarns)
  // What hardly is there need not be told to be thin as well.
  const rest = yarns.filter((yarn) => !scarce.some((note) => note.kind === 'scarce' && note.yarn === yarn))
  return [...thinNotes(rug, rest), ...nearNotes(rug, yarns), ...scarce]
}
