import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { useEffect, useState } from 'react'

import type { WoolNote } from './wool-notes.ts'
import { type ShownYarn, shownYarn } from './shown-yarn.ts'

/** Yarns for a grid, each with whether it is on the shelf once that is known. */
export function useWoolNotes(): (yarns: readonly Yarn[]) => readonly ShownYarn[] {
  const [noteOf, setNoteOf] = useState<WoolNote | null>(null)
  useEffect(() => {
    async function load() {
      const { loadWoolNotes } = await import('./wool-notes.ts')
      const loaded = await loadWoolNotes()
      setNoteOf(() => loaded)
    }
    // Without it the picker says what it said before.
    load().catch(() => undefined)
  }, [])
  return (yarns) =>
    yarns.map((yarn) => {
      const note = yarn.isOut ? undefined : noteOf?.(yarn.code)
      return { ...shownYarn(yarn), ...(note && { note }) }
    })
}
