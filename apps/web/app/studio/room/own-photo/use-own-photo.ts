import { useSyncExternalStore } from 'react'

import type { OwnPhoto } from './own-photo-state.ts'

/** For as long as the page is open, whichever rug is looked at; never on a disk. */
let kept: OwnPhoto | null = null
const listeners = new Set<() => void>()

/** The visitor's own room, and how to change it. */
export function useOwnPhoto(): readonly [OwnPhoto | null, (room: OwnPhoto) => void] {
  return [useSyncExternalStore(subscribe, () => kept), keepRoom]
}

function keepRoom(room: OwnPhoto): void {
  kept = room
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
