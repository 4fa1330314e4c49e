// `npm run restore -- FILE [--replace]`: makes the shop that the environment names what it was when FILE was written.
// The shop has to be closed meanwhile.
import { parseArgs } from 'node:util'

import { restoreBackup } from '../../apps/server/src/platform/backup/restore-backup.ts'
import { command, rowsText, shopConfig, withShopData } from './shop-data.ts'

command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('npm run restore -- FILE [--replace]')
  const { createdAt, tables } = await withShopData(shopConfig(), (data) =>
    restoreBackup(data, file, { replace: values.replace ?? false }),
  )
  console.log(`restored as of ${createdAt}: ${rowsText(tables)}`)
})
