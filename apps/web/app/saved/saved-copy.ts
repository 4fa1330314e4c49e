import type { TextStorage } from '../api/browser-storage.ts'
import { claimed, EMPTY_RECORD, SAVED_KEY, type SavedRecord, readRecord } from './saved-record.ts'

type KeptCopyDeps = {
  /** Each call may throw. */
  readonly storage: TextStorage
  /** The id of who is signed in, null for nobody, undefined while that is not known. */
  readonly person: () => string | null | undefined
  /** Called after every change, here or in another window. */
  readonly onChange: () => void
  /** Called when the browser did not take what was written. */
  readonly onUnwritten: () => void
}

/** What this browser holds of somebody's things, the same in all its windows: nothing is remembered but what is stored. */
export function savedCopy({ storage, person, onChange, onUnwritten }: KeptCopyDeps) {
  /** While the browser takes nothing: the latest. */
  let unwritten: SavedRecord | null = null

  function read(): SavedRecord {
    if (unwritten) return unwritten
    try {
      return readRecord(storage.getItem(SAVED_KEY))
    } catch {
      // Denied. The first thing to be kept says so.
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

  /** The record of who is here now. */
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
    /** Changes the record if it is still that person's: they may have left while the account answered. Gives whether. */
    change: (owner: string, next: (record: SavedRecord) => SavedRecord): boolean => {
      const record = mine()
      if (record.owner !== owner) return false
      write(next(record))
      return true
    },
  }
}
