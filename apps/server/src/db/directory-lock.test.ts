import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, describe, expect, it } from 'vitest'

import { lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'nawl-lock-'))))

describe('the lock on the embedded database', () => {
  it('keeps out a second process while the first one runs', () => {
    writeFileSync(join(directory, 'in-use-by'), String(process.ppid))
    expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.ppid}`)
  })
  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync('true')
    writeFileSync(join(directory, 'in-use-by'), String(pid))
    lockDirectory(directory)
    expect(readFileSync(join(directory, 'in-use-by'), 'utf8')).toBe(String(process.pid))
  })
  it('can be taken again after it was released', () => {
    lockDirectory(directory)()
    expect(() => lockDirectory(directory)()).not.toThrow()
  })
})
