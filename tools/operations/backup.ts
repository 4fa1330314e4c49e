// `npm run backup [-- FILE]`: writes all irreplaceable data to one file, and verifies it before giving it its final
// name. The shop may be running. Afterwards deletes backups in DATA_DIR/backups that are old enough.
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { askForBackup } from '../../apps/server/src/platform/backup/backup-socket.ts'
import { deleteOldBackups } from '../../apps/server/src/platform/backup/delete-old-backups.ts'
import { checkBackup } from '../../apps/server/src/platform/backup/read-backup.ts'
import { writeBackup } from '../../apps/server/src/platform/backup/write-backup.ts'
import { command, databaseFolder, rowsText, shopConfig, withShopData } from './shop-data.ts'
import { readOptions } from '../read-options.ts'

command(async () => {
  const [named] = readOptions({ usage: 'npm run backup [-- FILE]', words: 1 }).positionals
  const config = shopConfig()
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const folder = join(config.dataDir, 'backups')
  const file = resolve(named ?? join(folder, `nawl-${stamp}.tar.gz`))
  const draft = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    const out = () => createWriteStream(draft, { flush: true })
    const isWritten = config.databaseUrl === undefined && (await askForBackup(databaseFolder(config), out))
    if (!isWritten) await withShopData(config, (data) => writeBackup({ ...data, now: Date.now }, out()))
    const { tables, entries } = await checkBackup(draft)
    await rename(draft, file)
    const blobs = Object.keys(entries).filter((name) => name.startsWith('blobs/')).length
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
    console.log(`${file}: ${rowsText(tables)} and ${blobs} blobs, ${megabytes} MB`)
    const deleted = named === undefined ? await deleteOldBackups(folder, Date.now()) : 0
    if (deleted > 0) console.log(`deleted backups that were old enough: ${deleted}`)
  } finally {
    await rm(draft, { force: true })
  }
})
