// A worker for tests, with a task that ends and one that never does.
import { threadId } from 'node:worker_threads'

/** Sets its first number when it begins, then loops until it is terminated. */
export function spin(turns: Int32Array): never {
  for (;;) {
    Atomics.add(turns, 0, 1)
    Atomics.notify(turns, 0)
  }
}

/** The id of the thread that runs the task. */
export const thread = () => threadId
