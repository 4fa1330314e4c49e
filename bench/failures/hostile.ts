// `npm run hostile`: 10,000 malicious uploads and forms, each from a new caller, while memory and health of the shop
// are monitored. Fails when an answer takes too long or the shop too much memory. `-- --requests 1000` for fewer,
// `-- --seed 7` for others, `-- --memory` for the memory of each picture alone, `-- --load` without that.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { mulberry32 } from '@nawl/engine/color/mulberry32'

import { startShop } from '../../apps/server/test/crash/shop-process.ts'
import { readOptions } from '../../tools/read-options.ts'
import { ask, type Told } from './hostile/ask.ts'
import { memoryBombs, ordinary } from './hostile/pictures.ts'
import { KINDS, question, upload } from './hostile/requests.ts'
import { type ShopMonitor, monitorShop } from './hostile/monitor-shop.ts'

const { values } = readOptions({
  usage: 'npm run hostile [-- --requests 1000 --seed 7 --memory --load]',
  options: { requests: 10_000, seed: 1, memory: false, load: false },
})
const REQUESTS = values.memory ? 0 : values.requests
const AT_ONCE = 4
/** Requests between two pauses. */
const STRETCH = 500
/** Every so many requests one is a picture that takes as much memory as a decoder may. */
const BOMB_EVERY = 25
/** Most rounds of ordinary visits until memory no longer grows. */
const MOST_ROUNDS = 12
const SETTLED_MB = 10
const ORDINARY_QUESTIONS = [
  'how long does delivery take',
  'make the first colour teal',
  'a rug for a hallway',
]
const GOALS = { answerMs: 5_000, healthMs: 200, oneMb: 150, tenMb: 300, reached: 0.9 }
/** Statuses of requests that were refused unread, or got no answer. */
const UNREACHED = new Set([0, 401, 403, 404, 429, 503])
// As in deploy/.
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=256']

console.log('making the pictures')
const bombs = await memoryBombs()
const home = mkdtempSync(join(tmpdir(), 'nawl-hostile-'))
const pages = existsSync(resolve(import.meta.dirname, '../../apps/web/build/en/server/index.js'))
if (!pages) console.log('There are no built pages (npm run build): forms of pages are not asked.')
const shop = await startShop(home, undefined, HEAP, { pages })
const watch = monitorShop(shop.url, shop.process.pid ?? 0)
const statuses = new Map<number, number>()
const misses: string[] = []
let slowest = { kind: '', ms: 0 }
try {
  await warmUp(watch)
  if (!values.load) await measureMemory(watch)
  if (REQUESTS > 0) await sendAll(watch)
} finally {
  watch.stop()
  await shop.kill()
  rmSync(home, { recursive: true, force: true })
}
for (const miss of misses) console.error(`missed: ${miss}`)
process.exitCode = misses.length === 0 ? 0 : 1

/** Ordinary visits until caches are full and code is compiled; only memory beyond that is attributed to a request. */
async function warmUp({ rest }: ShopMonitor): Promise<void> {
  const chance = mulberry32(7)
  const fresh = rest()
  let before = fresh
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (let n = 0; n < 8; n++) await ask(shop.url, { kind: 'ordinary', ...upload(await ordinary(chance)) })
    for (const text of ORDINARY_QUESTIONS) await ask(shop.url, { kind: 'ordinary', ...question(text) })
    await idle()
    const now = rest()
    if (round > 2 && now - before < SETTLED_MB) break
    before = now
  }
  console.log(`${fresh} MB when fresh, ${rest()} MB at rest after an ordinary day`)
}

/** Measures each picture alone, then ten of the worst at once. */
async function measureMemory({ rest, peak }: ShopMonitor): Promise<void> {
  const rows: Record<string, object> = {}
  const taken: { readonly bytes: Buffer; readonly mb: number }[] = []
  for (const { name, bytes } of bombs) {
    await idle()
    const before = rest()
    const { status, ms } = await ask(shop.url, { kind: name, ...upload(bytes) })
    const mb = peak() - before
    taken.push({ bytes, mb })
    rows[name] = { status, ms: Math.round(ms), 'MB over rest': mb, 'MB at rest': before }
    if (mb > GOALS.oneMb) misses.push(`${name} took ${mb} MB over rest, at most ${GOALS.oneMb}`)
  }
  console.table(rows)
  const worst = taken.toSorted((one, other) => other.mb - one.mb).slice(0, 10)
  await idle()
  const before = rest()
  const answers = await Promise.all(
    worst.map(({ bytes }) => ask(shop.url, { kind: 'ten at once', ...upload(bytes) })),
  )
  const mb = peak() - before
  console.log(
    `ten of the worst at once: ${mb} MB over ${before}, answered ${answers.map(({ status }) => status).join(' ')}`,
  )
  if (mb > GOALS.tenMb) misses.push(`ten at once took ${mb} MB over rest, at most ${GOALS.tenMb}`)
}

/** Freed memory is returned within moments of the answer. */
function idle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 1_500))
}

async function sendAll({ rest, peak, worstHealthMs }: ShopMonitor): Promise<void> {
  const before = rest()
  const chance = mulberry32(values.seed)
  const kinds = Object.entries(KINDS).filter(([kind]) => pages || !/page form|search/.test(kind))
  const bytes = bombs.map((bomb) => bomb.bytes)
  let sent = 0
  let worst = 0
  const worker = async (until: number) => {
    while (sent < until) {
      const n = sent++
      const [kind, make] = kinds[n % kinds.length]!
      const isBomb = n % BOMB_EVERY === 0
      const body = isBomb ? upload(bytes[(n / BOMB_EVERY) % bytes.length]!) : make(chance, bytes)
      note(isBomb ? 'memory bomb' : kind, await ask(shop.url, { kind, ...body }))
    }
  }
  // The baseline is read again after each stretch: compiled code and grown heaps are not a request's, and leaks show.
  const rests = [before]
  for (let begun = 0; begun < REQUESTS; begun += STRETCH) {
    const until = Math.min(REQUESTS, begun + STRETCH)
    await Promise.all(Array.from({ length: AT_ONCE }, () => worker(until)))
    const over = peak() - rests.at(-1)!
    worst = Math.max(worst, over)
    tell(until, over, worstHealthMs())
    await idle()
    rests.push(rest())
  }
  console.log(`MB at rest: ${rests.join(', ')}`)
  const reached = [...statuses].reduce((sum, [status, times]) => sum + (UNREACHED.has(status) ? 0 : times), 0)
  console.log(`${reached} of ${REQUESTS} reached a decoder or parser; at most ${worst} MB over rest`)
  if (reached < GOALS.reached * REQUESTS) misses.push(`only ${reached} reached a decoder or parser`)
  if (slowest.ms > GOALS.answerMs)
    misses.push(`${slowest.kind} was answered after ${slowest.ms.toFixed(0)} ms`)
  if (worstHealthMs() > GOALS.healthMs) misses.push(`/healthz took ${worstHealthMs().toFixed(0)} ms`)
  if (worst > GOALS.tenMb) misses.push(`${worst} MB over rest, at most ${GOALS.tenMb}`)
}

function note(kind: string, { status, ms }: Told): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (ms > slowest.ms) slowest = { kind, ms }
}

function tell(sent: number, overMb: number, healthMs: number): void {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  console.log(
    `${sent} sent, slowest ${slowest.ms.toFixed(0)} ms (${slowest.kind}), /healthz at worst ${healthMs.toFixed(0)} ms, ` +
      `at most ${overMb} MB over rest; ${counts.join(', ')}`,
  )
}
