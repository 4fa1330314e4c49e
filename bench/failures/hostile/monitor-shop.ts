import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

const RSS_MS = 20
const HEALTH_MS = 100

export type ShopMonitor = ReturnType<typeof monitorShop>

/** Polls a process's memory and health, and records the worst of both. */
export function monitorShop(url: string, pid: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let peak = 0
  let worstMs = 0
  let isAsking = false
  const look = setInterval(() => (peak = Math.max(peak, residentMb(pid))), RSS_MS)
  const health = setInterval(() => {
    if (isAsking) return
    isAsking = true
    const start = performance.now()
    const done = () => {
      isAsking = false
      worstMs = Math.max(worstMs, performance.now() - start)
    }
    get(`${url}/healthz`, { agent }, (answer) => answer.resume().once('end', done)).once('error', done)
  }, HEALTH_MS)
  return {
    /** Resets the peak; returns the resident memory. */
    rest: () => (peak = residentMb(pid)),
    /** Megabytes since `rest`. */
    peak: () => peak,
    worstHealthMs: () => worstMs,
    stop: () => {
      clearInterval(look)
      clearInterval(health)
      agent.destroy()
    },
  }
}

/** Linux's resident set size, shared pages included. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}
