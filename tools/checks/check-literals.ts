// Finds sentences for people outside the message catalogue. `node tools/checks/check-literals.ts [folder …]` lists them;
// without folders it compares their number by folder with the list of what is still to be moved, which may only shrink.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { type FoundLiteral, literalsIn } from './find-literals.ts'
import { sourceFiles } from './source-files.ts'

const PARTS = [
  'apps/web/app',
  'apps/server/src',
  'packages/domain/src',
  'packages/contract/src',
  'packages/artwork/src',
  'packages/engine/src',
]
const LEFT = join(import.meta.dirname, 'literals-left.json')
const NOT_SHOWN = /\.test\.tsx?$|-fixture\.tsx?$|\/testing\/|\/migrations\//

const root = resolve(import.meta.dirname, '../..')

function literalsBelow(folder: string): (FoundLiteral & { file: string })[] {
  return sourceFiles(resolve(root, folder))
    .filter((file) => !NOT_SHOWN.test(file))
    .flatMap((file) =>
      literalsIn(file, readFileSync(file, 'utf8')).map((found) => ({ ...found, file: relative(root, file) })),
    )
}

function countsByFolder(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { file } of PARTS.flatMap(literalsBelow))
    counts[dirname(file)] = (counts[dirname(file)] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2).filter((word) => word !== '--write')
  if (folders.length > 0)
    for (const { file, line, text } of folders.flatMap(literalsBelow)) console.log(`${file}:${line} ${text}`)
  else if (process.argv.includes('--write'))
    writeFileSync(LEFT, `${JSON.stringify(countsByFolder(), null, 2)}\n`)
  else {
    const left = JSON.parse(readFileSync(LEFT, 'utf8')) as Record<string, number>
    const more = Object.entries(countsByFolder()).filter(([folder, count]) => count > (left[folder] ?? 0))
    for (const [folder, count] of more)
      console.error(
        `${folder} has ${count} literals for people, ${left[folder] ?? 0} before. Put the new ones into content/en/messages, or list all with: node tools/checks/check-literals.ts ${folder}`,
      )
    process.exitCode = more.length > 0 ? 1 : 0
  }
}
