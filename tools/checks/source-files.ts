import { globSync } from 'node:fs'

const NOT_OURS = ['**/node_modules', '**/build', '**/.react-router']

/** The TypeScript files of a folder and its subfolders. */
export function sourceFiles(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { exclude: NOT_OURS })
}
