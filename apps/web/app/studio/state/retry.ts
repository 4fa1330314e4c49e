import type { StudioState, Task } from './studio-state.ts'

/** Calls that follow automatically when one is retried. */
const LEADS_TO: Readonly<Record<Task['kind'], readonly Task['kind'][]>> = {
  extract: ['extract', 'open', 'restore', 'render', 'shuffle'],
  restore: ['open'],
  open: [],
  render: [],
  shuffle: [],
}

/** The task to retry after the current call, which may have had no response; null for none. */
export function retryAfter({ task, retry }: StudioState, unreachable: boolean): Task | null {
  if (task === null) return retry
  if (retry && retry.kind !== task.kind && LEADS_TO[retry.kind].includes(task.kind)) return retry
  return unreachable ? task : null
}
