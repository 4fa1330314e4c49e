// A worker for tests whose tasks end by themselves, or never.
import { threadId } from 'node:worker_threads'

/** Says by its first number that it has begun, and goes round until it is ended from outside. */
export function spin(turns: Int32Array): never {
  for (;;) {
    Atomics.add(turns, 0, 1)
    Atomics.notify(turns, 0)
  }
}

/** Which thread it ran in. */
export const thread = () => threadId
