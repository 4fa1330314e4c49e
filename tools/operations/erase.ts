// `npm run erase -- person@example.com`: erases a person's data, and reports what was erased, what has to remain, and
// why. The shop may be running.
import { RETENTION } from '@nawl/domain/privacy/retention'
import { isEmailAddress } from '@nawl/domain/email/email-address'

import { outboxFolder } from '../../apps/server/src/platform/email/outbox-files.ts'
import { type Erasure, erasePerson } from '../../apps/server/src/privacy/erase-person.ts'
import { askForErasure } from '../../apps/server/src/privacy/erase-socket.ts'
import type { Config } from '../../apps/server/src/platform/config/config.ts'
import { readOptions } from '../read-options.ts'
import { command, databaseFolder, shopConfig, withShopData } from './shop-data.ts'

const USAGE = 'npm run erase -- person@example.com'

command(async () => {
  const [email = ''] = readOptions({ usage: USAGE, words: 1 }).positionals
  if (!isEmailAddress(email)) throw new Error(USAGE)
  const config = shopConfig()
  const asked = config.databaseUrl === undefined ? await askForErasure(databaseFolder(config), email) : null
  const erasure =
    asked ??
    (await withShopData(config, async ({ database }) => {
      await database.migrate()
      return erasePerson({ database, outboxFolder: outboxFolder(config), now: Date.now }, email)
    }))
  console.log(reportOf(erasure, config).join('\n'))
})

function reportOf({ erased, stays, signed }: Erasure, { auth }: Config): readonly string[] {
  const counts = Object.entries(erased).map(([what, count]) => `  ${what}: ${count}`)
  const kept = stays.map(({ order, why }) => `  order ${order} ${why}`)
  if (signed.orders > 0)
    kept.push(
      `  the record of ${signed.orders} orders says what they did as staff, until each is deleted. ${signed.why}`,
    )
  const { amount, unit } = RETENTION.backups.keep
  return [
    'Erased:',
    ...counts,
    ...(kept.length > 0 ? ['Stays:', ...kept] : ['Nothing stays.']),
    'Not erased by this:',
    `  Backups keep it until the last of them is deleted, ${amount} ${unit}s from now. Restored before, erase again.`,
    '  The server’s log, your mailbox, and what the payment companies have.',
    '  Drawings that were uploaded without an account: nothing ties them to an address. They go when nobody opens them.',
    ...(auth.kind === 'hosted'
      ? ['  The user in the hosted project that signs people in: delete it there.']
      : []),
  ]
}
