import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
/** Keeps connections referenced: a garbage-collected one closes and loses its lock. */
const held = new Set<DatabaseSync>()

/**
 * Prevents a second process from opening an embedded database, which has no lock of its own and would be corrupted. The
 * lock is the kernel's, on an open file: it holds across containers that share a volume and is released whenever the
 * process ends. Returns the release function.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const lock = new DatabaseSync(join(directory, 'lock'))
  const owner = join(directory, 'in-use-by')
  try {
    // Node has no call for file locks; its built-in SQLite locks the file that it opens.
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new Error(
      `${directory} is in use by ${readOwner(owner)}. Stop it, or set DATA_DIR or DATABASE_URL for this one.`,
      { cause: error },
    )
  }
  held.add(lock)
  writeFileSync(owner, `process ${process.pid} on ${hostname()}`)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** The owner for error messages; a process id alone means nothing in another container. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}
