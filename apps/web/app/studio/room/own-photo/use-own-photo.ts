import { createStore, useStore } from '../../../ui/store.ts'
import type { OwnPhoto } from './own-photo-state.ts'

/** For as long as the page is open, whichever rug is looked at; never on a disk. */
const photo = createStore<OwnPhoto | null>(null)

/** The photograph of the visitor's own room, and how to change it. */
export function useOwnPhoto(): readonly [OwnPhoto | null, (room: OwnPhoto) => void] {
  return [useStore(photo, null), photo.set]
}
