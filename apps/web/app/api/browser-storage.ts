/** The part of a browser's storage that is needed. Each of it may throw: storage can be full or denied. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The browser's own storage, or one that forgets where the visitor allows none. */
export function browserStorage(): TextStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}
