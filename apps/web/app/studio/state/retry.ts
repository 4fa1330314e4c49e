import type { StudioState, Task } from './studio-state.ts'

/** The calls that follow by themselves when one is made again. */
const LEADS_TO: Readonly<Record<Task['kind'], readonly Task['kind'][]>> = {
  extract: ['extract', 'open', 'restore', 'render', 'shuffle'],
  restore: ['open'],
  open: [],
  render: [],
  shuffle: [],
}

/** What is to be tried again once the call under way is over, which nobody may have answered; null for nothing. */
export function retryAfter({ task, retry }: StudioState, unreachable: boolean): Task | null {
  if (task === null) return retry
  if (retry && retry.kind !== task.kind && LEADS_TO[retry.kind].includes(task.kind)) return retry
  return unreachable ? task : null
}
