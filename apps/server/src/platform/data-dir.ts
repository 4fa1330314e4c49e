import { existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { BLOB_AREAS } from './blobs/blob-store.ts'

const OTHERS = 0o077
/** What others must not read. Beside it lie caches and, by default, the drawings and what tests leave. */
const PRIVATE = ['db', 'outbox', 'backups', 'shop', 'quarantine', ...BLOB_AREAS]

/** What this process creates from now on is for its own user alone. */
export const keepToOurselves = (): void => void process.umask(OTHERS)

/**
 * Makes the folder of the shop's data, for its own user alone. Throws, with the command that mends it, where others may
 * read what is there: the log of the embedded database holds the key that order links are signed with. A folder that
 * belongs to somebody else, as a volume's may, is left as it is; what is in it is not.
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

/** Windows knows no such modes. */
function isOpen(path: string): boolean {
  const found = process.platform === 'win32' ? undefined : lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0
}

const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)
