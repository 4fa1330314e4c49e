import { useSyncExternalStore } from 'react'

/**
 * When a link may fetch its page ahead: as soon as somebody means it, but not while offline. The router takes a page's
 * program that cannot be had for a sign of a new version and loads the whole page again, which then is gone.
 */
export function usePrefetch(): 'intent' | 'none' {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return online ? 'intent' : 'none'
}

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener)
  return () => EVENTS.forEach((event) => removeEventListener(event, listener))
}

const EVENTS = ['online', 'offline'] as const
