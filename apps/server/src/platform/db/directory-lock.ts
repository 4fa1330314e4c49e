import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
/** A connection that nobody refers to is closed, and its lock gone. */
const held = new Set<DatabaseSync>()

/**
 * Keeps a second process from opening one embedded database, which does not lock its folder and would be damaged. The
 * lock is the kernel's, on an open file: it is the same for containers that share a volume, and free at once when its
 * process ends, however that happens. Returns the release.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const lock = new DatabaseSync(join(directory, 'lock'))
  const owner = join(directory, 'in-use-by')
  try {
    // Node has no call for a lock; SQLite, which it brings along, takes one on the file it works on.
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

/** Who has it, for people: the number means nothing in another container. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}
