import { ROOMS, type RoomId } from '@nawl/contract/imaging/room-paths'
import type { RoomPlace } from '@nawl/domain/rug/room-place'
import { useEffect, useState } from 'react'

import { browserStorage, type TextStorage } from '../../api/browser-storage.ts'
import { createListeners } from '../../ui/store.ts'

/** One of our rooms, or the visitor's own. */
export type ChosenRoom = RoomId | 'own'

/** The last room opened, and the rug's place in each. */
export type SavedPlaces = {
  readonly room: ChosenRoom
  readonly places: Readonly<Partial<Record<ChosenRoom, RoomPlace>>>
  /** Whether the tools stand beside a room, which takes the whole window otherwise. */
  readonly tools: boolean
}

const KEY = 'nawl.rooms'
const NOTHING: SavedPlaces = { room: ROOMS[0], places: {}, tools: false }

const choices = createListeners()

/** The room that was opened last. */
export const savedRoom = (): ChosenRoom => readPlaces(browserStorage()).room

/** In which of our rooms each rug was looked at last, by its processing image, until the page is closed. */
const lookedAt = new Map<string, RoomId>()

/** The room of ours in which a rug was looked at last; undefined if it was not. */
export const roomLookedAt = (image: string): RoomId | undefined => lookedAt.get(image)

/** Notes that a rug is looked at in a room. In the visitor's own it lies in none of ours. */
export function noteRoom(image: string, room: ChosenRoom): void {
  if (room === 'own') lookedAt.delete(image)
  else lookedAt.set(image, room)
}

/** Chooses the room to show, also where a room is on screen. */
export function chooseRoom(room: ChosenRoom): void {
  writePlaces(browserStorage(), { ...readPlaces(browserStorage()), room })
  choices.notify()
}

/** Brings the tools back beside a room. */
export function showTools(): void {
  writePlaces(browserStorage(), { ...readPlaces(browserStorage()), tools: true })
  choices.notify()
}

/** The stored places, and a function to change them. */
export function useSavedPlaces(): readonly [SavedPlaces, (change: Partial<SavedPlaces>) => void] {
  const [stored, setStored] = useState(() => readPlaces(browserStorage()))
  useEffect(() => choices.subscribe(() => setStored(readPlaces(browserStorage()))), [])
  const change = (changed: Partial<SavedPlaces>) => {
    const next = { ...stored, ...changed }
    setStored(next)
    writePlaces(browserStorage(), next)
  }
  return [stored, change]
}

/** Reads the stored places; invalid parts are ignored. */
export function readPlaces(storage: TextStorage): SavedPlaces {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<SavedPlaces> | null
    const room = [...ROOMS, 'own' as const].find((one) => one === stored?.room)
    const places = Object.entries(stored?.places ?? {}).filter(([, place]) => isPlace(place))
    return { room: room ?? NOTHING.room, places: Object.fromEntries(places), tools: stored?.tools === true }
  } catch {
    return NOTHING
  }
}

export function writePlaces(storage: TextStorage, stored: SavedPlaces): void {
  try {
    storage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Full or blocked: next time rugs start at their first place.
  }
}

function isPlace(place: unknown): place is RoomPlace {
  const { x, y, turnDeg } = (place ?? {}) as Partial<RoomPlace>
  return [x, y, turnDeg].every((value) => typeof value === 'number' && Math.abs(value) < 1000)
}
