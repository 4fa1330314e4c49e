import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'build', '.react-router', 'testing'])

/** A hash over the content of files and of everything in folders, without tests. */
export function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow))
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 24)
}

function filesBelow(path: string): string[] {
  const entries = tryList(path)
  if (entries === null) return [path]
  return entries
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

function tryList(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null
    throw error
  }
}
