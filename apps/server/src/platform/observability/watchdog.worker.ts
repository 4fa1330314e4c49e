// Kills the process when its event loop is blocked; a thread, because no code on the loop can run then.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

import type { WatchdogData } from './watchdog.ts'

const { beats, silenceMs, graceMs } = workerData as WatchdogData

for (;;) {
  const seen = Atomics.load(beats, 0)
  if (Atomics.wait(beats, 0, seen, silenceMs) !== 'timed-out') continue
  // A process that was suspended and resumed gets time to beat again.
  if (Atomics.wait(beats, 0, seen, graceMs) !== 'timed-out') continue
  // The blocked loop cannot log.
  writeSync(2, `Nawl ends: its event loop stood still for ${silenceMs / 1000} s\n`)
  process.kill(process.pid, 'SIGKILL')
}
