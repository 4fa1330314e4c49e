// `npm run load`: sixteen people recolour one rug as fast as the shop answers.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const REQUESTS = Number(process.argv[2] ?? 20_000)
const CONNECTIONS = 16
const PORT = 4180
const PATH = '/api/color/replace-multiple-with-texture'
const BODY = JSON.stringify({
  imagePath: 'geometric/mizan.bmp',
  colorMappings: { '#A8452F': '#216266', '#C9982F': '#5B2227', '#5E6A3C': '#263452', '#9DB4BF': '#DCCDB0' },
  tolerance: 15,
  applyTexture: true,
  textureStyle: 'fine',
  textureIntensity: 0.5,
})

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const env = {
  ...process.env,
  PORT: String(PORT),
  DATA_DIR: 'var/bench',
  LOG_LEVEL: 'warn',
  NAWL_PAGES: 'none',
}
const shop = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
try {
  await untilReady()
  for (const accept of ['image/jpeg', 'image/png']) await measure(accept)
} finally {
  shop.kill('SIGTERM')
}

async function measure(accept: string): Promise<void> {
  await run(accept, 200)
  const residentBefore = residentMb()
  const start = performance.now()
  const times = await run(accept, REQUESTS)
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(0)
  console.log(
    `${accept}: ${(REQUESTS / seconds).toFixed(0)} answers/s over ${CONNECTIONS} connections, ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; resident ${residentBefore} → ${residentMb()} MB over ${REQUESTS} requests`,
  )
}

/** Milliseconds of each answer. */
async function run(accept: string, requests: number): Promise<number[]> {
  const times: number[] = []
  let left = requests
  const caller = async () => {
    while (left-- > 0) {
      const start = performance.now()
      await post(accept)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  return times
}

function post(accept: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { accept, 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) }
    const call = request(
      { host: '127.0.0.1', port: PORT, path: PATH, method: 'POST', agent, headers },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        // The bytes are not looked at: a client that reads them all would measure itself.
        response.resume().on('end', resolve).on('error', reject)
      },
    )
    call.on('error', reject).end(BODY)
  })
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

/** Memory of the shop, where the system tells it. */
function residentMb(): string {
  try {
    const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8')
    return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0)
  } catch {
    return '?'
  }
}
