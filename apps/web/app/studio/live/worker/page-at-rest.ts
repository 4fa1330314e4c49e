/** Longest wait for the page to come to rest. */
const LATEST_MS = 1500
/** An idle period is at most 50 ms, and shorter when a frame or a timer is due. */
const IDLE_MS = 40

let isAtRest = false
let rest: Promise<void> | null = null

/**
 * Acts once the page has loaded and had nothing to do for a moment, at once if that has been: where there are two cores, a
 * worker that is busy for a second makes the tasks of a page that is being made ready twice as long.
 */
export function whenAtRest(act: () => void): void {
  if (isAtRest) return act()
  rest ??= untilAtRest()
  void rest.then(act)
}

async function untilAtRest(): Promise<void> {
  const latest = performance.now() + LATEST_MS
  await loaded()
  await idle(latest)
  isAtRest = true
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve()
    addEventListener('load', () => resolve(), { once: true })
    setTimeout(resolve, LATEST_MS)
  })

const idle = (latest: number) =>
  new Promise<void>((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') return void setTimeout(resolve, IDLE_MS)
    const look = (deadline: IdleDeadline) => {
      const left = latest - performance.now()
      if (deadline.timeRemaining() >= IDLE_MS || left <= 0) resolve()
      else requestIdleCallback(look, { timeout: left })
    }
    requestIdleCallback(look, { timeout: LATEST_MS })
  })
