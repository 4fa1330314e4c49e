import { useEffect, useState } from 'react'

import { browserStorage } from '../../api/browser-storage.ts'
import { type SavedUpload, readSavedUploads, writeSavedUploads } from './saved-uploads.ts'

export type SavedUploads = {
  /** The latest first; null until the browser has been asked. */
  readonly designs: readonly SavedUpload[] | null
  readonly add: (design: SavedUpload) => void
  readonly rename: (id: string, name: string) => void
  readonly remove: (id: string) => void
}

/** The visitor's designs as this browser keeps them, in step with its other windows. */
export function useSavedUploads(): SavedUploads {
  const [designs, setDesigns] = useState<readonly SavedUpload[] | null>(null)
  useEffect(() => {
    const read = () => setDesigns(readSavedUploads(browserStorage()))
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])

  // What another window kept meanwhile is not to be written over.
  function change(make: (now: readonly SavedUpload[]) => readonly SavedUpload[]): void {
    const next = make(readSavedUploads(browserStorage()))
    writeSavedUploads(browserStorage(), next)
    setDesigns(next)
  }

  return {
    designs,
    add: (added) => change((now) => [added, ...now]),
    rename: (id, name) =>
      change((now) =>
        now.map((kept) => (kept.design.id === id ? { ...kept, design: { ...kept.design, name } } : kept)),
      ),
    remove: (id) => change((now) => now.filter(({ design }) => design.id !== id)),
  }
}
