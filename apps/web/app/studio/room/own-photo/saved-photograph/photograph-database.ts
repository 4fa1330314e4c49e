import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import { PHOTOGRAPHS_DATABASE } from '../../../../api/photographs-database.ts'
import { createListeners } from '../../../../ui/store.ts'
import type { SavedPhotograph } from './saved-photograph.ts'

/** Nobody needs more rooms than this at hand, and no browser should fill with them. */
export const MOST_SAVED = 6
export const MOST_SAVED_BYTES = 24e6

/** Whether a photograph was kept, and the names of the designs whose photographs made room for it; or why it was not. */
export type SaveOutcome =
  | { readonly ok: true; readonly removed: readonly string[] }
  | { readonly ok: false; readonly reason: 'full' | 'blocked' }

interface Schema extends DBSchema {
  /** By the key of the design. */
  photographs: { key: string; value: SavedPhotograph }
}

type Database = IDBPDatabase<Schema>

let opened: Promise<Database> | undefined
const changes = createListeners()
/** Other tabs of this browser. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(PHOTOGRAPHS_DATABASE)
channel?.addEventListener('message', changes.notify)

/** Calls `listener` after every change, in whichever tab; returns the unsubscribe function. */
export const subscribeSaved = (listener: () => void): (() => void) => changes.subscribe(listener)

/** Keeps a photograph in place of the one with the same design. Never rejects. */
export async function keepPhotograph(photograph: SavedPhotograph): Promise<SaveOutcome> {
  const removed: string[] = []
  try {
    const database = await open()
    removed.push(...(await removeOldest(database, photograph, fits)))
    while (!(await isPut(database, photograph))) {
      // The browser has less room than we allow: the oldest makes way, one after the other.
      const [name] = await removeOldest(database, photograph, (others, before) => others.length < before)
      if (name === undefined) return { ok: false, reason: 'full' }
      removed.push(name)
    }
    return { ok: true, removed }
  } catch (error) {
    console.warn('The photograph is not kept:', error)
    return { ok: false, reason: 'blocked' }
  } finally {
    tell()
  }
}

/** The photograph kept with a design; null if there is none, or if the browser does not say. */
export async function photographSavedWith(key: string): Promise<SavedPhotograph | null> {
  try {
    return (await (await open()).get('photographs', key)) ?? null
  } catch (error) {
    console.warn('Kept photographs cannot be read:', error)
    return null
  }
}

/** All that are kept, the latest first. Never rejects. */
export async function savedPhotographs(): Promise<readonly SavedPhotograph[]> {
  try {
    const all = await (await open()).getAll('photographs')
    return all.toSorted((one, other) => other.at - one.at)
  } catch (error) {
    console.warn('Kept photographs cannot be read:', error)
    return []
  }
}

/** Deletes the one that is kept with a design; returns whether it is gone. */
export async function forgetPhotograph(key: string): Promise<boolean> {
  return changed((database) => database.delete('photographs', key))
}

/** Deletes all of them from this device; returns whether they are gone. */
export async function forgetPhotographs(): Promise<boolean> {
  return changed((database) => database.clear('photographs'))
}

async function changed(change: (database: Database) => Promise<unknown>): Promise<boolean> {
  try {
    await change(await open())
    return true
  } catch (error) {
    console.warn('Kept photographs cannot be deleted:', error)
    return false
  } finally {
    tell()
  }
}

function tell(): void {
  changes.notify()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(null)
}

function open(): Promise<Database> {
  opened ??= openDB<Schema>(PHOTOGRAPHS_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('photographs', { keyPath: 'key' }),
    // It is being deleted, or changed by a newer page in another tab: neither waits for this one.
    blocking: (_current, _next, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
      changes.notify()
    },
    terminated: () => (opened = undefined),
  })
  opened.catch(() => (opened = undefined))
  return opened
}

const fits = (others: readonly SavedPhotograph[], _before: number, { bytes }: SavedPhotograph) =>
  others.length < MOST_SAVED && others.reduce((sum, other) => sum + other.bytes, bytes) <= MOST_SAVED_BYTES

/** Removes others, the oldest first, until `enough` is true of those left; returns the names of their designs. */
async function removeOldest(
  database: Database,
  photograph: SavedPhotograph,
  enough: (others: readonly SavedPhotograph[], before: number, photograph: SavedPhotograph) => boolean,
): Promise<readonly string[]> {
  const change = database.transaction('photographs', 'readwrite')
  const all = await change.store.getAll()
  const others = all.filter(({ key }) => key !== photograph.key).toSorted((one, other) => other.at - one.at)
  const before = others.length
  const removed: string[] = []
  while (others.length > 0 && !enough(others, before, photograph)) {
    const oldest = others.pop()!
    void change.store.delete(oldest.key)
    removed.push(oldest.design.name)
  }
  await change.done
  return removed
}

/** False where the browser has no room for it. */
async function isPut(database: Database, photograph: SavedPhotograph): Promise<boolean> {
  try {
    await database.put('photographs', photograph)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  }
}
