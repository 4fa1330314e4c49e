import type { TextStorage } from '../api/browser-storage.ts'
import { claimed, EMPTY_RECORD, SAVED_KEY, type SavedRecord, readRecord } from './saved-record.ts'

type KeptCopyDeps = {
  /** Each call may throw. */
  readonly storage: TextStorage
  /** Id of the signed-in person; null for nobody, undefined while unknown. */
  readonly person: () => string | null | undefined
  /** Called after every change, here or in another window. */
  readonly onChange: () => void
  /** Called when the browser rejects a write. */
  readonly onUnwritten: () => void
}

/** The browser's copy of the saved things. All windows share it, because everything is read from storage. */
export function savedCopy({ storage, person, onChange, onUnwritten }: KeptCopyDeps) {
  /** The latest record, while the browser rejects writes. */
  let unwritten: SavedRecord | null = null

  function read(): SavedRecord {
    if (unwritten) return unwritten
    try {
      return readRecord(storage.getItem(SAVED_KEY))
    } catch {
      // Storage is blocked; the first write reports it.
      return EMPTY_RECORD
    }
  }

  function write(record: SavedRecord): void {
    try {
      storage.setItem(SAVED_KEY, JSON.stringify(record))
      unwritten = null
    } catch {
      unwritten = record
    }
    onChange()
    if (unwritten) onUnwritten()
  }

  /** The record, claimed for the current person. */
  function mine(): SavedRecord {
    const record = read()
    const now = claimed(record, person())
    if (now !== record) write(now)
    return now
  }

  return {
    read,
    write,
    mine,
    /**
     * Changes the record if it still belongs to `owner`, who may have signed out during a request. Returns whether it
     * did.
     */
    change: (owner: string, next: (record: SavedRecord) => SavedRecord): boolean => {
      const record = mine()
      if (record.owner !== owner) return false
      write(next(record))
      return true
    },
  }
}
