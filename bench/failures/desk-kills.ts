// `npm run crash-test:desk`: kills the shop with SIGKILL at 200 random moments while a file of yarns is imported or a design
// is published, and looks each time whether all of it happened or nothing. `-- --postgres` on a PostgreSQL server,
// `-- --kills 20` or `-- --minutes 8` for a shorter run; Ctrl-C ends the kills and starts the last check.
import { deskKills } from '../../apps/server/test/desk/desk-kills.ts'
import { readOptions } from '../../tools/read-options.ts'
import { endOfRun } from './end-of-run.ts'

const { values } = readOptions({
  usage: 'npm run crash-test:desk [-- --kills 20 --minutes 8 --postgres]',
  // The staff sign in before the first kill, and stay signed in for an hour.
  options: { kills: 200, minutes: 50, postgres: false },
})
const database = values.postgres ? 'PostgreSQL' : 'the embedded database'
console.log(`The shop is killed ${values.kills} times on ${database}.`)
const { faults, ...counts } = await deskKills({
  kills: values.kills,
  database,
  tell: console.log,
  enough: endOfRun(values.minutes),
})
console.log(
  `${counts.imports} imports and ${counts.publications} publications were interrupted: ${counts.happened} had happened, ${counts.answered} of them with an answer`,
)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'Nothing happened by half, and nothing twice.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
