import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { useEffect, useState } from 'react'

import type { ShelfNote } from './shelf-notes.ts'
import { type ShownYarn, shownYarn } from './shown-yarn.ts'

/** Yarns for a grid, each with whether it is on the shelf once that is known. */
export function useShelfNotes(): (yarns: readonly Yarn[]) => readonly ShownYarn[] {
  const [noteOf, setNoteOf] = useState<ShelfNote | null>(null)
  useEffect(() => {
    // Without it the picker says what it said before.
    import('./shelf-notes.ts').then(
      async ({ loadShelfNotes }) => {
        const loaded = await loadShelfNotes()
        setNoteOf(() => loaded)
      },
      () => undefined,
    )
  }, [])
  return (yarns) =>
    yarns.map((yarn) => {
      const note = yarn.isOut ? undefined : noteOf?.(yarn.code)
      return { ...shownYarn(yarn), ...(note && { note }) }
    })
}
