// `npm run crash-test`: kills the shop with SIGKILL at 200 random moments of its customers' checkouts, then checks that
// every acknowledged order and payment exists. `-- --postgres` on a PostgreSQL server, `-- --rounds 20` or
// `-- --minutes 8` for a shorter run, `-- --rounds 20 --moments 10` for 20 kills and 200 moments more at which the shop is
// stopped and what a kill would leave is examined, without the start that follows one; Ctrl-C ends the rounds and starts the check.
import { crashRounds } from '../../apps/server/test/crash/crash-rounds.ts'
import { readOptions } from '../../tools/read-options.ts'
import { endOfRun } from './end-of-run.ts'

const { values } = readOptions({
  usage: 'npm run crash-test [-- --rounds 20 --moments 10 --minutes 8 --postgres]',
  options: { rounds: 200, moments: 0, minutes: 24 * 60, postgres: false },
})
const { rounds, moments } = values
const database = values.postgres ? 'PostgreSQL' : 'the embedded database'
console.log(`The shop is killed ${rounds} times on ${database}, and stopped ${moments} times before each.`)
const { interrupted, faults, summary } = await crashRounds({
  rounds,
  database,
  moments,
  isPatient: true,
  tell: console.log,
  enough: endOfRun(values.minutes),
})
const where = Object.entries(interrupted).map(([what, times]) => `${what} ${times}`)
console.log(`${summary}; left without an answer: ${where.join(', ') || 'nobody'}`)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'Nothing is lost and nothing is there twice.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
