import { useEffect, useState } from 'react'

import type { WorkshopNotes, WorkshopNotesProps } from './workshop-notes.tsx'

/** Fetches what the workshop has to say once the rug is there to be looked at; without it nothing is missed. */
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
