// `npm run staff [-- release name@example.com]`: lists the accounts of STAFF_EMAILS, and frees an address for the
// next account that signs in with it. With the embedded database, stop the shop first.
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { staffAccountStore } from '../apps/server/src/identity/staff/staff-account.store.ts'
import { command, databaseFolder, shopConfig } from './operations/shop-data.ts'
import { readOptions } from './read-options.ts'

const USAGE = 'npm run staff [-- release name@example.com]'

command(async () => {
  const [act, email] = readOptions({ usage: USAGE, words: 2 }).positionals
  if (act !== undefined && (act !== 'release' || email === undefined)) throw new Error(USAGE)
  const config = shopConfig()
  const database = await openDatabase({ url: config.databaseUrl, directory: databaseFolder(config) })
  try {
    await database.migrate()
    const accounts = staffAccountStore(database)
    if (email === undefined) return console.log(inWords(await accounts.list()))
    if ((await accounts.release(email)) === 0) throw new Error(`no account has ${email}: nothing to release`)
    console.log(`${email} is free: the next account that signs in with it is the staff account`)
  } finally {
    await database.close()
  }
})

function inWords(accounts: Awaited<ReturnType<ReturnType<typeof staffAccountStore>['list']>>): string {
  if (accounts.length === 0) return 'No address of STAFF_EMAILS has an account yet'
  return accounts
    .map(
      ({ email, provider, sub, pinnedAt }) => `${email}: ${provider} ${sub}, since ${pinnedAt.toISOString()}`,
    )
    .join('\n')
}
