import { execFile } from 'node:child_process'
import { Worker } from 'node:worker_threads'

const BEAT_MS = 1_000
const GRACE_MS = 2_000

export type WatchdogData = {
  /** Incremented with each beat. */
  readonly beats: Int32Array<SharedArrayBuffer>
  readonly silenceMs: number
  readonly graceMs: number
}

/**
 * Kills this process once its event loop has been blocked for `silenceMs`, so that the service manager restarts it.
 * Zero disables it, for example for a debugger that pauses the loop.
 */
export function startWatchdog(silenceMs: number): void {
  if (silenceMs === 0) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => {
    Atomics.add(beats, 0, 1)
    Atomics.notify(beats, 0)
  }, BEAT_MS).unref()
  const workerData: WatchdogData = { beats, silenceMs, graceMs: GRACE_MS }
  // The worker must not inherit --import flags.
  new Worker(new URL('./watchdog.worker.ts', import.meta.url), { workerData, execArgv: [] }).unref()
}

/**
 * Notifies systemd that the event loop runs, three times per `WatchdogSec`; systemd restarts the shop when it misses
 * them. Calls systemd-notify because Node.js cannot write to systemd's datagram socket. Does nothing without systemd.
 */
export function tellSystemd(env: NodeJS.ProcessEnv, report: (error: unknown, message: string) => void): void {
  const patienceMs = Number(env['WATCHDOG_USEC'] ?? 0) / 1_000
  if (env['NOTIFY_SOCKET'] === undefined || patienceMs === 0) return
  const tell = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], { env }, (error) => {
      if (error) report(error, 'cannot notify systemd')
    })
  tell()
  setInterval(tell, patienceMs / 3).unref()
}
