// Lays out every page in a language that is longer than English: builds the pages with the pseudo-language, runs the
// layout test in it, and removes it again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { buildWeb } from '../build-web.ts'
import { compileMessages } from './compile-messages.ts'
import { removePseudoLanguage, writePseudoLanguage } from './write-pseudo-language.ts'

writePseudoLanguage()
try {
  // The build does not, where it finds the pages of an earlier run.
  await compileMessages()
  await buildWeb()
  const files = ['layout-languages', 'layout-personal-pages', 'desk/screens']
  const test = spawn('playwright', ['test', ...files, '--grep', 'in xa$'], { stdio: 'inherit' })
  const [code] = (await once(test, 'close')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  removePseudoLanguage()
  await compileMessages()
}
