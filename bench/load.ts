// `npm run load`: sixteen clients recolour one rug as fast as the shop answers while its memory is monitored; as JPEG, as
// PNG, and as clients that hold the PNG's template. The goal for the last is 0.3 ms of processor an answer.
// `npm run load -- --requests 2000` for a shorter run than 20,000 each.
import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'

import { PALETTE_TYPE, TEMPLATE_HEADER } from '@nawl/contract/imaging/picture-template'

import { takeTemplate } from '../apps/server/test/http/take-template.ts'
import { readOptions } from '../tools/read-options.ts'

const { values } = readOptions({ usage: 'npm run load [-- --requests 2000]', options: { requests: 20_000 } })
const REQUESTS = values.requests
/** Requests between two memory readings. */
const PIECE = Math.min(2000, Math.ceil(REQUESTS / 10))
const CONNECTIONS = 16
const PORT = 4180
const PATH = '/api/color/replace-multiple-with-texture'
const RUG = 'geometric/mizan.bmp'
const BODY = JSON.stringify({
  imagePath: RUG,
  colorMappings: { '#A8452F': '#216266', '#C9982F': '#5B2227', '#5E6A3C': '#263452', '#9DB4BF': '#DCCDB0' },
  tolerance: 15,
  applyTexture: true,
  textureStyle: 'fine',
  textureIntensity: 0.5,
})

type Usage = NodeJS.MemoryUsage & { readonly cpu: NodeJS.CpuUsage }
type Headers = Readonly<Record<string, string>>
type Expected = { readonly type: string; readonly headers: Headers }
type ExtractResponse = { readonly extractedColors: readonly unknown[] }
type Mark = Usage & { readonly requests: number }

// Only the shop knows its heap: a preloaded script reports it on request, and ends the shop together with this process.
const tellUsage =
  'process.on("message", () => process.send({ ...process.memoryUsage(), cpu: process.cpuUsage() }));' +
  'process.on("disconnect", () => process.exit())'
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const env = {
  ...process.env,
  PORT: String(PORT),
  DATA_DIR: 'var/bench',
  LOG_LEVEL: 'warn',
  NAWL_PAGES: 'none',
}
const shop = spawn('node', [`--import=data:text/javascript,${tellUsage}`, 'apps/server/src/main.ts'], {
  env,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
// A shop that cannot start has printed why; another process on its port must not be measured.
shop.once('exit', (code) => process.exit(code ?? 1))
try {
  await untilReady()
  await measure('image/jpeg', { accept: 'image/jpeg' })
  await measure('image/png', { accept: 'image/png' })
  await measure(PALETTE_TYPE, {
    accept: 'image/png',
    'accept-encoding': 'br',
    [TEMPLATE_HEADER]: await templateHeld(),
  })
} finally {
  shop.removeAllListeners('exit')
  shop.kill('SIGTERM')
}

async function measure(type: string, headers: Headers): Promise<void> {
  const expected = { type, headers }
  await run(expected, 200)
  console.log(`\n${type}: ${REQUESTS} requests over ${CONNECTIONS} connections`)
  const first = await usageOfShop()
  const own = process.cpuUsage()
  const marks: Mark[] = [{ requests: 0, ...first }]
  const times: number[] = []
  let seconds = 0
  tell(marks)
  while (times.length < REQUESTS) {
    const start = performance.now()
    times.push(...(await run(expected, Math.min(PIECE, REQUESTS - times.length))))
    seconds += (performance.now() - start) / 1000
    marks.push({ requests: times.length, ...(await usageOfShop()) })
    tell(marks)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(0)
  const cpuMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / times.length
  const shopMs = cpuMs((await usageOfShop()).cpu) - cpuMs(first.cpu)
  console.log(
    `${(times.length / seconds).toFixed(0)} answers/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ` +
      `an answer costs the shop ${shopMs.toFixed(2)} ms of processor, this client ${cpuMs(process.cpuUsage(own)).toFixed(2)}`,
  )
  // Caches fill up at first; a leak keeps growing.
  const later = marks.slice(marks.length >> 1)
  console.log(`resident memory over the second half: ${growth(later).toFixed(2)} MB per 1,000 requests`)
}

function tell(marks: readonly Mark[]): void {
  const mark = marks.at(-1)
  if (!mark) return
  const { requests, rss, heapUsed, external, arrayBuffers } = mark
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0).padStart(5)
  console.log(
    `${String(requests).padStart(7)}  resident ${mb(rss)}  heap ${mb(heapUsed)}  external ${mb(external)}  array buffers ${mb(arrayBuffers)} MB`,
  )
}

/** Least-squares slope of the resident memory, in MB per 1,000 requests. */
function growth(marks: readonly Mark[]): number {
  const mean = (of: (mark: Mark) => number) => marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length
  const [requests, rss] = [mean((mark) => mark.requests), mean((mark) => mark.rss)]
  const together = mean((mark) => (mark.requests - requests) * (mark.rss - rss))
  return (together / mean((mark) => (mark.requests - requests) ** 2) / 2 ** 20) * 1000
}

function usageOfShop(): Promise<Usage> {
  return new Promise((resolve) => {
    shop.once('message', (usage) => resolve(usage as Usage))
    shop.send('usage')
  })
}

/** Milliseconds per answer. */
async function run(expected: Expected, requests: number): Promise<number[]> {
  const times: number[] = []
  let left = requests
  const caller = async () => {
    while (left-- > 0) {
      const start = performance.now()
      await post(expected)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  return times
}

/** Fails unless the answer has the expected type: another one would be measured under its name. */
function post({ type, headers: more }: Expected): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { ...more, 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) }
    const call = request(
      { host: '127.0.0.1', port: PORT, path: PATH, method: 'POST', agent, headers },
      (response) => {
        const answered = `${response.statusCode} ${response.headers['content-type']}`
        if (answered !== `200 ${type}`) reject(new Error(`answered ${answered} instead of ${type}`))
        // The body is discarded: a client that processes it would measure itself.
        response.resume().on('end', resolve).on('error', reject)
      },
    )
    call.on('error', reject).end(BODY)
  })
}

/** The name of the rug's template, from its whole picture. */
async function templateHeld(): Promise<string> {
  const ask = (call: string, body: string) =>
    fetch(`http://127.0.0.1:${PORT}/api/color/${call}`, {
      method: 'POST',
      headers: { accept: 'image/png', 'content-type': 'application/json' },
      body,
    })
  const extracted = (await (await ask('extract', JSON.stringify(RUG))).json()) as ExtractResponse
  const picture = await ask('replace-multiple-with-texture', BODY)
  return takeTemplate(Buffer.from(await picture.arrayBuffer()), extracted.extractedColors.length).template
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the shop did not open')
}
