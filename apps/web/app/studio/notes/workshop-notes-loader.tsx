import { useEffect, useState } from 'react'

import type { WorkshopNotes, WorkshopNotesProps } from './workshop-notes.tsx'

/** Loads the workshop notes once the rug is shown; a failure goes unnoticed. */
export function WorkshopNotesLoader(props: WorkshopNotesProps) {
  const [Notes, setNotes] = useState<typeof WorkshopNotes>()
  useEffect(() => {
    let wanted = true
    import('./workshop-notes.tsx').then(
      (notes) => wanted && setNotes(() => notes.WorkshopNotes),
      (error: unknown) => console.warn('The notes for the workshop cannot be had:', error),
    )
    return () => {
      wanted = false
    }
  }, [])
  return Notes && <Notes {...props} />
}
