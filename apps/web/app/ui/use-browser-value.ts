import { useSyncExternalStore } from 'react'

/**
 * What only a browser knows and nothing changes: `read()` there, `unknown` on the server and while the page wakes. What
 * React finds otherwise than the server wrote it stays as written, so that it may be known only a moment later.
 */
export function useBrowserValue<T>(read: () => T, unknown: T): T {
  return useSyncExternalStore(neverChanges, read, () => unknown)
}

const neverChanges = () => () => {}
