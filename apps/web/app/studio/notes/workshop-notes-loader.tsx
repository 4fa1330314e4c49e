import { useEffect, useState } from 'react'

import { isBusy } from '../state/studio-state.ts'
import type { WorkshopNotes, WorkshopNotesProps } from './workshop-notes.tsx'

/** Loads the workshop notes a moment after the studio can be used; a failure goes unnoticed. */
export function WorkshopNotesLoader(props: WorkshopNotesProps) {
  const [Notes, setNotes] = useState<typeof WorkshopNotes>()
  const isIdle = !isBusy(props.state)
  useEffect(() => {
    if (!isIdle) return
    let wanted = true
    const load = () => {
      import('./workshop-notes.tsx').then(
        (notes) => wanted && setNotes(() => notes.WorkshopNotes),
        (error: unknown) => console.warn('The notes for the workshop cannot be had:', error),
      )
    }
    const timer = setTimeout(load, AFTER_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [isIdle])
  return Notes && <Notes {...props} />
}

/** What is touched first loads before the notes do. */
const AFTER_MS = 300
