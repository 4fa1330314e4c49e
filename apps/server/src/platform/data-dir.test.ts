import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { openDataDir } from './data-dir.ts'
import { folderOfTest } from '../../test/test-folder.ts'

const umask = process.umask()
let home: string
let directory: string
beforeEach(() => {
  process.umask(0o022)
  home = folderOfTest()
  directory = join(home, "it's var")
})
afterAll(() => void process.umask(umask))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('is created for its own user only, with everything in it', () => {
    openDataDir(directory)
    mkdirSync(join(directory, 'outbox'))
    writeFileSync(join(directory, 'outbox/mail.eml'), '')
    expect(['', 'outbox', 'outbox/mail.eml'].map((path) => modeOf(join(directory, path)))).toEqual([
      '700',
      '700',
      '600',
    ])
    expect(() => openDataDir(directory)).not.toThrow()
  })

  it.each(['', 'db', 'db/pg/pg_wal/000000010000000000000001', 'outbox', 'claims'])(
    'is refused while others may read "%s" in it, until the command that it names is run',
    (path) => {
      mkdirSync(join(directory, 'db/pg/pg_wal'), { recursive: true })
      for (const folder of ['outbox', 'claims']) mkdirSync(join(directory, folder))
      writeFileSync(join(directory, 'db/pg/pg_wal/000000010000000000000001'), '')
      execFileSync('chmod', ['-R', 'go=', directory])
      expect(() => openDataDir(directory)).not.toThrow()
      chmodSync(join(directory, path), 0o755)
      let message = ''
      try {
        openDataDir(directory)
      } catch (error) {
        message = (error as Error).message
      }
      const command = /^ {2}(chmod .*)$/m.exec(message)?.[1] ?? 'false'
      expect(spawnSync('sh', ['-c', command]).status).toBe(0)
      expect(() => openDataDir(directory)).not.toThrow()
    },
  )

  it('may hold artwork and caches that others can read', () => {
    openDataDir(directory)
    process.umask(0o022)
    for (const folder of ['artwork', 'test', 'pile']) mkdirSync(join(directory, folder))
    expect(() => openDataDir(directory)).not.toThrow()
  })

  it('prevents the shop from starting while others can read it', () => {
    mkdirSync(directory)
    const main = join(import.meta.dirname, '../main.ts')
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: { PATH: process.env['PATH'], DATA_DIR: directory, PORT: '0' },
      encoding: 'utf8',
      timeout: 25_000,
    })
    expect(stderr).toContain('chmod -R go=')
    expect(status).toBe(1)
  })
})
