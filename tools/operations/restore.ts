// `npm run restore -- FILE [--replace]`: restores the shop configured in the environment from FILE. Stop the shop
// first.

import { restoreBackup } from '../../apps/server/src/platform/backup/restore-backup.ts'
import { command, rowsText, shopConfig, withShopData } from './shop-data.ts'
import { readOptions } from '../read-options.ts'

const USAGE = 'npm run restore -- FILE [--replace]'

command(async () => {
  const { positionals, values } = readOptions({ usage: USAGE, options: { replace: false }, words: 1 })
  const [file] = positionals
  if (file === undefined) throw new Error(USAGE)
  const { createdAt, tables } = await withShopData(shopConfig(), (data) =>
    restoreBackup(data, file, { replace: values.replace }),
  )
  console.log(`restored as of ${createdAt}: ${rowsText(tables)}`)
})
