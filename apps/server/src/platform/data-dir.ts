import { existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { BLOB_AREAS } from './blobs/blob-store.ts'

const OTHERS = 0o077
/** Subfolders that other users must not read. Caches and, by default, the artwork need no protection. */
const PRIVATE = ['db', 'outbox', 'backups', 'shop', 'quarantine', ...BLOB_AREAS]

/** Restricts everything that this process creates from now on to its own user. */
export const keepToOurselves = (): void => void process.umask(OTHERS)

/**
 * Creates the data folder for its own user only. Throws, with the command that repairs it, when other users can read a
 * private subfolder: the embedded database's log holds the key that signs order links. A folder owned by another user,
 * as a mounted volume's may be, keeps its mode; its content is still checked.
 */
export function openDataDir(directory: string): void {
  keepToOurselves()
  mkdirSync(directory, { recursive: true })
  const open = openToOthers(directory)
  if (open === undefined) return
  throw new Error(
    `other users of this machine may get at ${open}, and it holds keys and personal data. Close it, then start again:\n\n  chmod -R go= ${quoted(directory)}\n`,
  )
}

function openToOthers(directory: string): string | undefined {
  if (isOurs(directory) && isOpen(directory)) return directory
  const inside = PRIVATE.map((name) => join(directory, name)).filter((path) => existsSync(path))
  const database = join(directory, 'db')
  if (existsSync(database))
    for (const name of readdirSync(database, { recursive: true })) inside.push(join(database, String(name)))
  return inside.find(isOpen)
}

function isOurs(path: string): boolean {
  const user = process.getuid?.()
  return user === 0 || lstatSync(path).uid === user
}

/** Always false on Windows, which has no such modes. */
function isOpen(path: string): boolean {
  const found = process.platform === 'win32' ? undefined : lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0
}

const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)
