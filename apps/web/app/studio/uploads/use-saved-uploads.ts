import { useEffect, useState } from 'react'

import { browserStorage } from '../../api/browser-storage.ts'
import { type SavedUpload, readSavedUploads, writeSavedUploads } from './saved-uploads.ts'

export type SavedUploads = {
  /** Latest first; null until loaded. */
  readonly designs: readonly SavedUpload[] | null
  readonly add: (design: SavedUpload) => void
  readonly rename: (id: string, name: string) => void
  readonly remove: (id: string) => void
}

/** The visitor's uploads stored in this browser, synchronised with its other windows. */
export function useSavedUploads(): SavedUploads {
  const [designs, setDesigns] = useState<readonly SavedUpload[] | null>(null)
  useEffect(() => {
    const read = () => setDesigns(readSavedUploads(browserStorage()))
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])

  // Must not overwrite what another window stored meanwhile.
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
