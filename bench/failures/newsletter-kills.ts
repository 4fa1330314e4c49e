// `npm run crash-test:newsletter`: kills the shop with SIGKILL at up to 200 random moments while an issue of its newsletter
// goes to 2,000 addresses over SMTP, then counts the letters by recipient. `-- --postgres` on a PostgreSQL server,
// `-- --kills 20` or `-- --minutes 8` for a shorter run; Ctrl-C ends the kills and starts the count.
import { newsletterKills } from '../../apps/server/test/newsletter/newsletter-kills.ts'
import { readOptions } from '../../tools/read-options.ts'
import { endOfRun } from './end-of-run.ts'

const { values } = readOptions({
  usage: 'npm run crash-test:newsletter [-- --kills 20 --readers 500 --minutes 8 --postgres]',
  options: { kills: 200, readers: 2_000, minutes: 24 * 60, postgres: false },
})
const database = values.postgres ? 'PostgreSQL' : 'the embedded database'
console.log(`The shop is killed ${values.kills} times on ${database}.`)
const { kills, letters, repeats, faults } = await newsletterKills({
  kills: values.kills,
  readers: values.readers,
  database,
  tell: console.log,
  enough: endOfRun(values.minutes),
})
console.log(
  `${kills} kills; ${letters} letters arrived for ${values.readers} readers, ${repeats} of them again with the same Message-ID`,
)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'Everybody got one letter, and nobody another.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
