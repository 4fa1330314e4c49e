/** With the shop's own wait of two seconds, as long as a first start takes to draw its whole catalogue, and again. */
const MOST_QUESTIONS = 120
const USUAL_WAIT_S = 2

/**
 * Whether a picture that failed can be loaded now or later: asks for as long as the shop answers that it is still being
 * made, when it says to ask again.
 */
export async function becomesLoadable(address: string, signal: AbortSignal): Promise<boolean> {
  // Nobody but the shop is asked: pictures in the page's own memory, or of somebody else, get no better.
  if (!address.startsWith(`${location.origin}/`)) return false
  try {
    for (let asked = 0; asked < MOST_QUESTIONS && !signal.aborted; asked++) {
      const answer = await fetch(address, { method: 'HEAD', signal })
      if (answer.status !== 503) return answer.ok
      await pause((Number(answer.headers.get('retry-after')) || USUAL_WAIT_S) * 1000)
    }
  } catch {
    // Nobody answers, or nobody looks any more.
  }
  return false
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
