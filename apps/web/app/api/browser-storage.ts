/** The part of `Storage` that callers use. Every method may throw: storage can be full or blocked. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The browser's storage, or a no-op where it is blocked. */
export function browserStorage(): TextStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}
