// `npm run soak-test`: ten minutes of customers in three shops behind a balancer on one PostgreSQL, while every half
// minute a shop is killed, and once the database; then checks that everything acknowledged exists and counts failed
// calls. `-- --minutes 2` for a shorter run.
import { soak } from '../../apps/server/test/soak/soak.ts'
import { tallySoak } from '../../apps/server/test/soak/soak-tally.ts'
import { readOptions } from '../../tools/read-options.ts'

const GOAL = 0.001
const { values } = readOptions({ usage: 'npm run soak-test [-- --minutes 2]', options: { minutes: 10 } })
const seconds = values.minutes * 60

const { calls, away, kills, faults, took, confirmed } = await soak({
  seconds,
  killSeconds: 30,
  // Between two kills of a shop.
  databaseAt: seconds / 2 - 10,
  awaySeconds: 10,
  tell: console.log,
})
const { kinds, counted, failures, errorRate, apart } = tallySoak(calls, away)
console.log(`${calls.length} calls in ${took.toFixed(0)} s, ${kills} shops killed, the database once\n`)
console.table(Object.fromEntries(kinds.map(({ kind, ...rest }) => [kind, rest])))
const orders = confirmed.buyers.filter(({ order }) => order !== null).length
console.log(
  `acknowledged: ${orders} orders, ${confirmed.leavers.length} carts left, ${confirmed.saved.length} designs saved`,
)
console.log(
  `failed twice: ${failures.length} of ${counted} calls, ${(errorRate * 100).toFixed(3)} % (goal below ${GOAL * 100} %)`,
)
console.log(
  `apart, what needs the database in the ${((away.until - away.from) / 1_000).toFixed(0)} s until it was back: ` +
    `${apart.failed} of ${apart.calls} calls`,
)
for (const { kind, from, failure } of failures.slice(0, 20))
  console.error(`${kind}, ${new Date(from).toISOString()}: ${failure}`)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'Nothing is lost and nothing is there twice.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 && errorRate < GOAL ? 0 : 1
