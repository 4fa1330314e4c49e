import type { TextStorage } from '../../studio/state/history/visit-store.ts'
import { claimed, EMPTY_RECORD, KEPT_KEY, type KeptRecord, readRecord } from './saved-record.ts'

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
export function keptCopy({ storage, person, onChange, onUnwritten }: KeptCopyDeps) {
  /** While the browser takes nothing: the latest. */
  let unwritten: KeptRecord | null = null

  function read(): KeptRecord {
    if (unwritten) return unwritten
    try {
      return readRecord(storage.getItem(KEPT_KEY))
    } catch {
      // Denied. The first thing to be kept says so.
      return EMPTY_RECORD
    }
  }

  function write(record: KeptRecord): void {
    try {
      storage.setItem(KEPT_KEY, JSON.stringify(record))
      unwritten = null
    } catch {
      unwritten = record
    }
    onChange()
    if (unwritten) onUnwritten()
  }

  /** The record of who is here now. */
  function mine(): KeptRecord {
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
    change: (owner: string, next: (record: KeptRecord) => KeptRecord): boolean => {
      const record = mine()
      if (record.owner !== owner) return false
      write(next(record))
      return true
    },
  }
}
