// `npm run db:move [-- back] [--replace]`: copies the rows of the embedded database in DATA_DIR to DATABASE_URL, or
// back. The rows remain at the source; the shop's id moves, so that only one database is the shop's. Stop the shop
// first.

import { moveDatabase } from '../../apps/server/src/platform/backup/move-database.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { command, databaseFolder, rowsText, shopConfig } from './shop-data.ts'
import { readOptions } from '../read-options.ts'

const USAGE = 'npm run db:move [-- back] [--replace]'

command(async () => {
  const { positionals, values } = readOptions({ usage: USAGE, options: { replace: false }, words: 1 })
  const [direction] = positionals
  // A typo here would move the rows in the wrong direction.
  if (direction !== undefined && direction !== 'back') throw new Error(USAGE)
  const config = shopConfig()
  if (config.databaseUrl === undefined)
    throw new Error('set DATABASE_URL to where the rows are to go, or come from')
  const embedded = await openDatabase({ url: undefined, directory: databaseFolder(config) })
  const server = await openDatabase({ url: config.databaseUrl, directory: '' })
  try {
    const isBack = direction === 'back'
    const [from, to] = isBack ? [server, embedded] : [embedded, server]
    const tables = await moveDatabase({ from, to, replace: values.replace })
    console.log(`${rowsText(tables)} are in ${isBack ? databaseFolder(config) : 'DATABASE_URL'} now`)
  } finally {
    await Promise.all([embedded.close(), server.close()])
  }
})
