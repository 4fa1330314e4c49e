import { useSyncExternalStore } from 'react'

import type { OwnRoom } from './own-photo-state.ts'

/** For as long as the page is open, whichever rug is looked at; never on a disk. */
let kept: OwnRoom | null = null
const listeners = new Set<() => void>()

/** The visitor's own room, and how to change it. */
export function useOwnRoom(): readonly [OwnRoom | null, (room: OwnRoom) => void] {
  return [useSyncExternalStore(subscribe, () => kept), keepRoom]
}

function keepRoom(room: OwnRoom): void {
  kept = room
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
