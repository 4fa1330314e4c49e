import { useSyncExternalStore } from 'react'

/**
 * When links prefetch their page: on intent, but not while offline, because the router takes a module that cannot be
 * loaded as a sign of a new version and reloads the page, which then fails.
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
