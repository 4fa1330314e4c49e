import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { retentionMs } from '@nawl/domain/privacy/retention'
import { expect, it } from 'vitest'

import { deleteOldBackups } from './delete-old-backups.ts'
import { folderOfFile } from '../../../test/test-folder.ts'

const home = folderOfFile()

it('deletes expired backups and leaves other files alone', async () => {
  const now = Date.now()
  const long = new Date(now - retentionMs('backups') - 60_000)
  for (const name of ['nawl-old.tar.gz', 'nawl-young.tar.gz', 'of-the-owner.tar.gz'])
    writeFileSync(join(home, name), '')
  for (const name of ['nawl-old.tar.gz', 'of-the-owner.tar.gz']) utimesSync(join(home, name), long, long)
  expect(await deleteOldBackups(home, now)).toBe(1)
  expect(readdirSync(home).toSorted()).toEqual(['nawl-young.tar.gz', 'of-the-owner.tar.gz'])
})
