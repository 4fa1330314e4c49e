import { isBusy } from '../../studio/state/studio-state.ts'
import type { Offers, StudioOffer } from '../../studio/assistant-offers.ts'

/** A picture takes a second or two; the API's own timeout is ten. */
const PATIENCE_MS = 12_000

/** The open studio once it is idle; null if there is none, or it does not become idle in time. */
export function studioAtRest(offers: Offers): Promise<StudioOffer | null> {
  return new Promise((resolve) => {
    const settle = (studio: StudioOffer | null) => {
      unsubscribe()
      clearTimeout(timer)
      resolve(studio)
    }
    const look = () => {
      const studio = offers.get('studio')
      if (!studio || !isBusy(studio.state)) settle(studio)
    }
    const timer = setTimeout(settle, PATIENCE_MS, null)
    const unsubscribe = offers.subscribe(look)
    look()
  })
}

/** Runs an action in the studio and returns the next idle state. */
export async function studioAfter(offers: Offers, act: () => void): Promise<StudioOffer | null> {
  const changed = new Promise<void>((resolve) => {
    const done = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    // An action without effect produces no new state.
    const timer = setTimeout(done, NEXT_STATE_MS)
    const unsubscribe = offers.subscribe(done)
  })
  act()
  await changed
  return studioAtRest(offers)
}

const NEXT_STATE_MS = 500
