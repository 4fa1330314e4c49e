/**
 * With the shop's retry interval of two seconds this covers the rendering of a whole catalogue on first start, twice.
 */
const MOST_QUESTIONS = 120
const USUAL_WAIT_S = 2

/**
 * Whether a failed picture can be loaded now or later: polls, at the interval the shop states, while it is being
 * rendered.
 */
export async function becomesLoadable(address: string, signal: AbortSignal): Promise<boolean> {
  // Only the shop's own pictures: blobs and third-party pictures do not change.
  if (!address.startsWith(`${location.origin}/`)) return false
  try {
    for (let attempt = 0; attempt < MOST_QUESTIONS && !signal.aborted; attempt++) {
      const answer = await fetch(address, { method: 'HEAD', signal })
      if (answer.status !== 503) return answer.ok
      await pause((Number(answer.headers.get('retry-after')) || USUAL_WAIT_S) * 1000)
    }
  } catch {
    // No response, or the component was unmounted.
  }
  return false
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
