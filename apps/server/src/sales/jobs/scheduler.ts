import { type DueJobs, dueJobs } from './due-jobs.ts'
import type { Database } from '../../platform/db/database.ts'
import { expireDue } from './expire-order.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { sendRefund } from './send-refund.ts'

/** The longest delay of a due job. */
const POLL_MS = 15_000

type Deps = { readonly database: Database; readonly now: () => number } & Parameters<typeof expireDue>[1] &
  Parameters<typeof reconcilePayment>[1] &
  Parameters<typeof sendRefund>[1] & {
    readonly report: (error: unknown, message: string) => void
  }

/** Runs due jobs of orders, payments and refunds: immediately when woken, and by polling. */
export function scheduler(deps: Deps) {
  const due = dueJobs(deps.database)
  let round: Promise<void> | undefined
  let again = false
  let closed = false
  let poll: NodeJS.Timeout | undefined

  /** Runs everything that is due. A call during a run makes it check once more afterwards. */
  function run(): Promise<void> {
    again = true
    round ??= rounds().finally(() => (round = undefined))
    return round
  }

  async function rounds(): Promise<void> {
    while (again) {
      again = false
      if (closed) return
      if ((await doDue(due, deps)) > 0) again = true
    }
  }

  const wake = () => {
    if (!closed) void run().catch((error: unknown) => deps.report(error, 'what is due on orders waits'))
  }

  return {
    run,
    /** Call after a commit: returns at once and never throws. */
    wake,
    start: () => {
      poll = setInterval(wake, POLL_MS).unref()
    },
    stop: async () => {
      closed = true
      clearInterval(poll)
      await round?.catch(() => {})
    },
  }
}

/** Runs one batch of each kind; returns its size. A failed job is retried after its lease. */
async function doDue(due: DueJobs, deps: Deps): Promise<number> {
  const now = new Date(deps.now())
  const tried = async (what: string, work: Promise<void>) =>
    work.catch((error: unknown) => deps.report(error, `${what} cannot be processed`))
  const payments = await due.payments(now)
  for (const row of payments) await tried(`payment ${row.id}`, reconcilePayment(row, deps))
  const numbers = await due.orders(now)
  for (const number of numbers) await tried(`order ${number}`, expireDue(number, deps))
  const refunds = await due.refunds(now)
  for (const row of refunds) await tried(`refund ${row.id}`, sendRefund(row, deps))
  return payments.length + numbers.length + refunds.length
}
