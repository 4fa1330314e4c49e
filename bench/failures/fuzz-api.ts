// `npm run fuzz:api`: sends 20,000 valid and hostile requests to every route of a shop and prints the faulty answers.
// `-- --requests 100000` for more, `-- --seed 7` for others.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import * as fc from 'fast-check'

import { openFuzzedShop, type Told } from '../../apps/server/test/fuzz/fuzzed-shop.ts'
import { readOptions } from '../../tools/read-options.ts'

const { values } = readOptions({
  usage: 'npm run fuzz:api [-- --requests 1000 --seed 7]',
  options: { requests: 20_000, seed: 1 },
})
const REQUESTS = values.requests
/** Requests per shop state; by then requests have deleted orders, carts and people, so new ones are created. */
const BATCH = 500
const AT_ONCE = 4
/** Slower answers are listed, but are not faults, because the machine may be busy. */
const SLOW_MS = 5_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const shop = await openFuzzedShop()
const found = new Map<string, { times: number; first: Told }>()
const statuses = new Map<number, number>()
const slow = new Map<string, number>()
let slowestMs = 0
let sent = 0
for (let batch = 0; sent < REQUESTS; batch++) {
  const numRuns = Math.min(BATCH, REQUESTS - sent)
  const queue = fc.sample(await shop.requests(), { numRuns, seed: values.seed + batch })
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) note(await shop.ask(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  sent += numRuns
  if (batch % 10 === 9 || sent === REQUESTS) tell()
}
await shop.close()
for (const [fault, { times, first }] of found)
  console.error(`\n${fault} (${times} times), first by\n${JSON.stringify(first.request).slice(0, 700)}`)
if (slow.size > 0) console.log(`over ${SLOW_MS / 1000} s:`, Object.fromEntries(slow))
console.log(
  `${sent} requests of ${shop.operations.length} routes, ${found.size} kinds of fault; slowest ${slowestMs.toFixed(0)} ms`,
)
process.exitCode = found.size === 0 ? 0 : 1

function note(answered: Told): void {
  statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
  slowestMs = Math.max(slowestMs, answered.ms)
  const { operation } = answered.request
  if (answered.ms > SLOW_MS) slow.set(operation, (slow.get(operation) ?? 0) + 1)
  for (const fault of answered.faults) {
    const key = `${operation}: ${fault}`
    const known = found.get(key)
    if (known) known.times++
    else found.set(key, { times: 1, first: answered })
  }
}

function tell(): void {
  collectGarbage()
  const { rss, heapUsed } = process.memoryUsage()
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  console.log(
    `${sent} asked, ${found.size} kinds of fault, heap ${(heapUsed / 2 ** 20).toFixed(0)} MB, resident ` +
      `${(rss / 2 ** 20).toFixed(0)} MB; ${counts.join(', ')}`,
  )
}
