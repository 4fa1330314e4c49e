// Finds sentences for people outside the message catalogue, except where literals-elsewhere.ts gives a reason.
// `node tools/checks/check-literals.ts [folder …]` lists all of a folder.
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { type FoundLiteral, literalsIn } from './find-literals.ts'
import { LITERALS_ELSEWHERE } from './literals-elsewhere.ts'
import { sourceFiles } from './source-files.ts'

const PARTS = [
  'apps/web/app',
  'apps/server/src',
  'packages/domain/src',
  'packages/contract/src',
  'packages/artwork/src',
  'packages/engine/src',
]
const NOT_SHOWN = /\.test\.tsx?$|-fixture\.tsx?$|\/testing\/|\/migrations\//

const root = resolve(import.meta.dirname, '../..')

function literalsBelow(folder: string): (FoundLiteral & { file: string })[] {
  return sourceFiles(resolve(root, folder))
    .filter((file) => !NOT_SHOWN.test(file))
    .flatMap((file) =>
      literalsIn(file, readFileSync(file, 'utf8')).map((found) => ({ ...found, file: relative(root, file) })),
    )
}

const reasonFor = (file: string) =>
  LITERALS_ELSEWHERE.find(({ files }) => files.some((pattern) => pattern.test(file)))

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2)
  const found = (folders.length > 0 ? folders : PARTS).flatMap(literalsBelow)
  const shown = folders.length > 0 ? found : found.filter(({ file }) => !reasonFor(file))
  for (const { file, line, text } of shown) console.log(`${file}:${line} ${text}`)
  if (folders.length === 0) {
    if (shown.length > 0) console.error('Put these texts into content/en/messages.')
    const unused = LITERALS_ELSEWHERE.flatMap(({ files }) => files).filter(
      (pattern) => !found.some(({ file }) => pattern.test(file)),
    )
    for (const pattern of unused)
      console.error(`literals-elsewhere.ts lists ${pattern.source}, which has none: remove it.`)
    process.exitCode = shown.length + unused.length > 0 ? 1 : 0
  }
}
