import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { findBlender } from './find-blender.ts'

const folder = mkdtempSync(join(tmpdir(), 'blender-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A fake Blender that reports this version. */
function blenderOf(version: string): string {
  const path = join(folder, `blender-${version}`)
  writeFileSync(path, `#!/bin/sh\necho 'Blender ${version}'\necho '  build date'\n`, { mode: 0o755 })
  return path
}

it('uses the Blender named by BLENDER', () => {
  const path = blenderOf('3.4.1')
  expect(findBlender({ BLENDER: path })).toBe(path)
})

it('explains how to get Blender if there is none', () => {
  expect(() => findBlender({ BLENDER: join(folder, 'none') })).toThrow(/apt install blender/)
})

it('refuses versions with another API, naming the version found', () => {
  expect(() => findBlender({ BLENDER: blenderOf('4.2.0') })).toThrow(/is Blender 4\.2\.0[\s\S]*3\.3 to 3\.6/)
})
