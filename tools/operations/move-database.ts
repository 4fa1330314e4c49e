// `npm run db:move [-- back] [--replace]`: from the embedded database in DATA_DIR to the one that DATABASE_URL names, or
// back. Rows are copied and stay where they come from; only the shop's id goes along, so that the shop is in one place.
// The shop has to be closed meanwhile.

import { moveDatabase } from '../../apps/server/src/platform/backup/move-database.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { command, databaseFolder, rowsText, shopConfig } from './shop-data.ts'
import { readOptions } from '../read-options.ts'

const USAGE = 'npm run db:move [-- back] [--replace]'

command(async () => {
  const { positionals, values } = readOptions({ usage: USAGE, options: { replace: false }, words: 1 })
  const [direction] = positionals
  // A slip in this word would send the rows the other way.
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
