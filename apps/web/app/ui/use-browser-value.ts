import { useSyncExternalStore } from 'react'

/**
 * A constant that only the browser knows: `read()` there, `unknown` on the server and during hydration, because React
 * keeps the server's markup where it differs.
 */
export function useBrowserValue<T>(read: () => T, unknown: T): T {
  return useSyncExternalStore(neverChanges, read, () => unknown)
}

const neverChanges = () => () => {}
