// `npm run staff [-- owner|release|reset name@example.com]`: lists the staff's accounts, makes an address an owner, frees
// an address for the next account that signs in with it, and takes away second factors that their holder has lost. With
// the embedded database, stop the shop first.
import { isEmailAddress } from '@nawl/domain/email/email-address'

import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts'
import { dropFactors } from '../apps/server/src/identity/second-factor/own-factors.ts'
import { recordChange } from '../apps/server/src/identity/staff/desk-change.store.ts'
import { releaseAddress } from '../apps/server/src/identity/staff/free-address.ts'
import { staffAccountStore } from '../apps/server/src/identity/staff/staff-account.store.ts'
import { staffMemberStore } from '../apps/server/src/identity/staff/staff-member.store.ts'
import { command, databaseFolder, shopConfig } from './operations/shop-data.ts'
import { readOptions } from './read-options.ts'

const COMMAND_LINE = 'command line'
const USAGE = 'npm run staff [-- owner|release|reset name@example.com]'
const ACTS = new Set(['owner', 'release', 'reset'])

command(async () => {
  const [act, email] = readOptions({ usage: USAGE, words: 2 }).positionals
  if (act !== undefined && (!ACTS.has(act) || email === undefined)) throw new Error(USAGE)
  const config = shopConfig()
  const database = await openDatabase({ url: config.databaseUrl, directory: databaseFolder(config) })
  try {
    await database.migrate()
    const accounts = staffAccountStore(database)
    if (email === undefined) return console.log(inWords(await accounts.list()))
    if (act === 'owner') return await makeOwner(database, email)
    if (act === 'reset') return await resetFactors(database, email)
    await releaseAddress(database, { email: email.toLowerCase(), by: COMMAND_LINE, at: new Date() })
    console.log(`${email} is free: the next account that signs in with it is the staff account`)
  } finally {
    await database.close()
  }
})

async function makeOwner(database: Database, typed: string): Promise<void> {
  if (!isEmailAddress(typed)) throw new Error(`${typed} is not an e-mail address`)
  const email = typed.toLowerCase()
  await database.orm.transaction(async (tx) => {
    const at = new Date()
    const members = staffMemberStore(database)
    const before = (await members.lock(tx)).find((member) => member.email === email)
    if (before?.role === 'owner') throw new Error(`${email} is an owner already`)
    await members.remove(tx, email)
    await members.add(tx, { email, role: 'owner', invitedBy: COMMAND_LINE, invitedAt: at })
    const change = { at, by: COMMAND_LINE, subject: email, after: { role: 'owner' } }
    await (before
      ? recordChange(tx, { ...change, kind: 'staff.role-changed', before: { role: before.role } })
      : recordChange(tx, { ...change, kind: 'staff.invited', before: null }))
  })
  console.log(`${email} is an owner: sign in with this address and open /desk`)
}

async function resetFactors(database: Database, typed: string): Promise<void> {
  const email = typed.toLowerCase()
  await database.orm.transaction(async (tx) => {
    if ((await dropFactors(tx, email)) === 0) throw new Error(`${email} has no second factor`)
    const change = { at: new Date(), by: COMMAND_LINE, subject: email, before: null, after: null }
    await recordChange(tx, { kind: 'second-factor.reset', ...change })
  })
  console.log(`${email} has no second factor any more: their account alone opens /desk until they set one up`)
}

function inWords(accounts: Awaited<ReturnType<ReturnType<typeof staffAccountStore>['list']>>): string {
  if (accounts.length === 0) return 'Nobody of the staff has signed in yet'
  return accounts
    .map(
      ({ email, provider, sub, pinnedAt }) => `${email}: ${provider} ${sub}, since ${pinnedAt.toISOString()}`,
    )
    .join('\n')
}
