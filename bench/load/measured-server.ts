import { spawn } from 'node:child_process'

export type Usage = NodeJS.MemoryUsage & { readonly cpu: NodeJS.CpuUsage }

// Only a server knows its heap: a preloaded script reports it on request, and ends it together with this process.
const TELL_USAGE =
  'process.on("message", () => process.send({ ...process.memoryUsage(), cpu: process.cpuUsage() }));' +
  'process.on("disconnect", () => process.exit())'

// As in every documented way of starting the shop: without them it holds several hundred megabytes more.
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=256'] as const
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
} as const

/** Longer than the quiet moment that the shop waits for before it works for later. */
const IDLE_MS = 4_000

/** Starts a server that can be asked what it uses. It answers on PORT, and `ready` with 200 when it is open. */
export async function measuredServer(
  script: string,
  { port, ready, settings }: { port: number; ready: string; settings?: Readonly<Record<string, string>> },
) {
  const server = spawn('node', [...HEAP, `--import=data:text/javascript,${TELL_USAGE}`, script], {
    env: { ...process.env, ...MALLOC, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A server that cannot start has printed why; another process on its port must not be measured.
  server.once('exit', (code) => process.exit(code ?? 1))
  await untilReady(`http://127.0.0.1:${port}${ready}`)
  const usage = (): Promise<Usage> =>
    new Promise((resolve) => {
      server.once('message', (told) => resolve(told as Usage))
      server.send('usage')
    })
  return {
    port,
    usage,
    /** Waits until the server has done what it does after its start, such as pictures for later. */
    async untilIdle(): Promise<void> {
      for (let last = await usage(); ;) {
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
        const now = await usage()
        const usedMs = (now.cpu.user + now.cpu.system - last.cpu.user - last.cpu.system) / 1000
        if (usedMs < IDLE_MS / 50) return
        last = now
      }
    },
    stop: () => {
      server.removeAllListeners('exit')
      server.kill('SIGTERM')
    },
  }
}

export type MeasuredServer = Awaited<ReturnType<typeof measuredServer>>

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not open`)
}
