import { createStore, useStore } from '../../../ui/store.ts'
import type { OwnPhoto } from './own-photo-state.ts'

/** In memory while the page is open, for all rugs; kept on the device only where the visitor says so. */
const photo = createStore<OwnPhoto | null>(null)

/** The visitor's own room, and a function to change it. */
export function useOwnPhoto(): readonly [OwnPhoto | null, (room: OwnPhoto) => void] {
  return [useStore(photo, null), photo.set]
}
