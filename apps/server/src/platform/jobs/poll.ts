/** The longest delay of work that nobody woke up, such as a retry or what a dead process has left. */
const POLL_MS = 15_000

/** Runs `work`, which returns how much it did, until nothing is left: immediately when woken, and by polling. */
export function polling(work: () => Promise<number>, report: (error: unknown) => void) {
  let round: Promise<void> | undefined
  let again = false
  let closed = false
  let poll: NodeJS.Timeout | undefined

  /** Does everything that is due. A call during a run makes it check once more afterwards. */
  function run(): Promise<void> {
    again = true
    round ??= rounds().finally(() => (round = undefined))
    return round
  }

  async function rounds(): Promise<void> {
    while (again) {
      again = false
      if (closed) return
      if ((await work()) > 0) again = true
    }
  }

  const wake = () => {
    if (!closed) void run().catch(report)
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

const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/**
 * The wait after the n-th attempt (from 0): half a minute, doubling up to an hour or `longestMs`, with jitter of a fifth,
 * so that what failed together is not retried together.
 */
export function waitMs(times: number, random: () => number, longestMs = LONGEST_MS): number {
  return Math.min(FIRST_MS * 2 ** Math.min(times, 20), longestMs) * (0.8 + 0.4 * random())
}
