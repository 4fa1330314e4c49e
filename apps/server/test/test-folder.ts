import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, onTestFinished } from 'vitest'

/** A new folder that is deleted after the current test. */
export const folderOfTest = () => folder(onTestFinished)

/** A new folder that is deleted after all tests of the file. */
export const folderOfFile = () => folder(afterAll)

function folder(atEnd: (remove: () => void) => void): string {
  const path = mkdtempSync(join(tmpdir(), 'nawl-'))
  atEnd(() => rmSync(path, { recursive: true, force: true }))
  return path
}
