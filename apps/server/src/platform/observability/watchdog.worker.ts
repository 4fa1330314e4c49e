// Ends the process when its event loop stands still. A thread of its own, because nothing of the loop's can.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

import type { WatchdogData } from './watchdog.ts'

const { beats, silenceMs, graceMs } = workerData as WatchdogData

for (;;) {
  const seen = Atomics.load(beats, 0)
  if (Atomics.wait(beats, 0, seen, silenceMs) !== 'timed-out') continue
  // A process that was stopped and goes on is given the time to say so.
  if (Atomics.wait(beats, 0, seen, graceMs) !== 'timed-out') continue
  // The loop logs nothing any more.
  writeSync(2, `Nawl ends: its event loop stood still for ${silenceMs / 1000} s\n`)
  process.kill(process.pid, 'SIGKILL')
}
