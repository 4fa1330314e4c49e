// `npm run load`: sixteen clients recolour one rug as fast as the shop answers while its memory is monitored; as JPEG, as
// PNG, and as clients that hold the PNG's template. The goal for the last is 0.3 ms of processor an answer; beside it
// stands what the same call costs a server that does nothing.
// `npm run load -- --requests 2000` for a shorter run than 20,000 each, `--only palette` for one of the three.
import { Agent, request } from 'node:http'

import { PALETTE_TYPE, TEMPLATE_HEADER } from '@nawl/contract/imaging/picture-template'

import { takeTemplate } from '../apps/server/test/http/take-template.ts'
import { readOptions } from '../tools/read-options.ts'
import { type MeasuredServer, measuredServer, type Usage } from './load/measured-server.ts'

const { values } = readOptions({
  usage: 'npm run load [-- --requests 2000] [--only jpeg|png|palette]',
  options: { requests: 20_000, only: '' },
})
const REQUESTS = values.requests
/** Requests between two memory readings. */
const PIECE = Math.min(2000, Math.ceil(REQUESTS / 10))
const CONNECTIONS = 16
const PORT = 4180
const PATH = '/api/color/replace-multiple-with-texture'
const RUG = 'geometric/mizan.bmp'

type Headers = Readonly<Record<string, string>>
type Expected = { readonly type: string; readonly headers: Headers }
type ExtractResponse = { readonly extractedColors: readonly unknown[] }
type Mark = Usage & { readonly requests: number }

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const shop = await measuredServer('apps/server/src/main.ts', {
  port: PORT,
  ready: '/healthz',
  settings: { DATA_DIR: 'var/bench', LOG_LEVEL: 'warn', NAWL_PAGES: 'none' },
})
const bare = await measuredServer('apps/server/test/http/bare-answer.ts', {
  port: PORT + 1,
  ready: '/healthz',
})
try {
  const template = await templateHeld()
  await shop.untilIdle()
  const all: readonly Expected[] = [
    { type: 'image/jpeg', headers: { accept: 'image/jpeg' } },
    { type: 'image/png', headers: { accept: 'image/png' } },
    {
      type: PALETTE_TYPE,
      headers: { accept: 'image/png', 'accept-encoding': 'gzip, deflate, br', [TEMPLATE_HEADER]: template },
    },
  ]
  for (const expected of all.filter(({ type }) => type.includes(values.only))) {
    await measure('the shop', shop, expected)
    if (expected.type === PALETTE_TYPE) await measure('a bare server', bare, expected)
  }
} finally {
  shop.stop()
  bare.stop()
}

async function measure(name: string, server: MeasuredServer, expected: Expected): Promise<void> {
  const { port } = server
  await run(port, expected, 200)
  console.log(`\n${expected.type} from ${name}: ${REQUESTS} requests over ${CONNECTIONS} connections`)
  const first = await server.usage()
  const own = process.cpuUsage()
  const marks: Mark[] = [{ requests: 0, ...first }]
  const times: number[] = []
  let seconds = 0
  tell(marks)
  while (times.length < REQUESTS) {
    const start = performance.now()
    times.push(...(await run(port, expected, Math.min(PIECE, REQUESTS - times.length))))
    seconds += (performance.now() - start) / 1000
    marks.push({ requests: times.length, ...(await server.usage()) })
    tell(marks)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(0)
  const cpuMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / times.length
  const serverMs = cpuMs((await server.usage()).cpu) - cpuMs(first.cpu)
  console.log(
    `${(times.length / seconds).toFixed(0)} answers/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ` +
      `an answer costs ${name} ${serverMs.toFixed(2)} ms of processor, this client ${cpuMs(process.cpuUsage(own)).toFixed(2)}`,
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

/** Milliseconds per answer. */
async function run(port: number, expected: Expected, requests: number): Promise<number[]> {
  const times: number[] = []
  let left = requests
  const caller = async () => {
    while (left-- > 0) {
      const start = performance.now()
      await post(port, expected)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  return times
}

/** Fails unless the answer has the expected type: another one would be measured under its name. */
function post(port: number, { type, headers: more }: Expected): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = recolouring()
    const headers = { ...more, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const call = request(
      { host: '127.0.0.1', port, path: PATH, method: 'POST', agent, headers },
      (response) => {
        const answered = `${response.statusCode} ${response.headers['content-type']}`
        if (answered !== `200 ${type}`) reject(new Error(`answered ${answered} instead of ${type}`))
        // The body is discarded: a client that processes it would measure itself.
        response.resume().on('end', resolve).on('error', reject)
      },
    )
    call.on('error', reject).end(body)
  })
}

/** Somebody who tries one colour after another: the other yarns stay, and no two calls are the same. */
function recolouring(): string {
  const tried = `#${Math.floor(Math.random() * 2 ** 24)
    .toString(16)
    .padStart(6, '0')}`
  return JSON.stringify({
    imagePath: RUG,
    colorMappings: { '#A8452F': tried, '#C9982F': '#5B2227', '#5E6A3C': '#263452', '#9DB4BF': '#DCCDB0' },
    tolerance: 15,
    applyTexture: true,
    textureStyle: 'fine',
    textureIntensity: 0.5,
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
  const picture = await ask('replace-multiple-with-texture', recolouring())
  return takeTemplate(Buffer.from(await picture.arrayBuffer()), extracted.extractedColors.length).template
}
