import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = new Set(['node_modules', 'build', '.react-router'])

/** The TypeScript files of a folder and its subfolders. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}
