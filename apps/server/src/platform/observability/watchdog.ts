import { execFile } from 'node:child_process'
import { Worker } from 'node:worker_threads'

const BEAT_MS = 1_000
const GRACE_MS = 2_000

export type WatchdogData = {
  /** Goes up with each beat. */
  readonly beats: Int32Array<SharedArrayBuffer>
  readonly silenceMs: number
  readonly graceMs: number
}

/**
 * Has this process ended as soon as its event loop has stood still for `silenceMs`, so that whoever runs it starts
 * another: nothing else in it can answer, close or be asked to. Zero for never, as when a debugger stops the loop.
 */
export function startWatchdog(silenceMs: number): void {
  if (silenceMs === 0) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => {
    Atomics.add(beats, 0, 1)
    Atomics.notify(beats, 0)
  }, BEAT_MS).unref()
  const workerData: WatchdogData = { beats, silenceMs, graceMs: GRACE_MS }
  // What this process was told to import is none of its business.
  new Worker(new URL('./watchdog.worker.ts', import.meta.url), { workerData, execArgv: [] }).unref()
}

/**
 * Tells systemd that the event loop goes on, three times within its `WatchdogSec`; it starts the shop anew where that
 * stays out. By its own program: Node.js cannot write to the socket it listens on. Without systemd nothing happens.
 */
export function tellSystemd(env: NodeJS.ProcessEnv, report: (error: unknown, message: string) => void): void {
  const patienceMs = Number(env['WATCHDOG_USEC'] ?? 0) / 1_000
  if (env['NOTIFY_SOCKET'] === undefined || patienceMs === 0) return
  const tell = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], { env }, (error) => {
      if (error) report(error, 'systemd is not told that the shop lives')
    })
  tell()
  setInterval(tell, patienceMs / 3).unref()
}
