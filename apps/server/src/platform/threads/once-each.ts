import { LRUCache } from 'lru-cache'

type UnderWay<T> = { readonly value: Promise<T>; readonly abort: AbortController; waiting: number }

/**
 * Computes each value once and caches up to `maxBytes`. Concurrent callers share one computation; failures are not
 * cached. `ready` tells whether the value was cached. `make` gets a signal that aborts when every waiting caller has
 * gone; a caller without a signal never leaves. `counts` returns hits and misses.
 */
export function onceEach<T extends { readonly bytes: number }>(maxBytes: number) {
  const cache = new LRUCache<string, T>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const underWay = new Map<string, UnderWay<T>>()

  const counts = { hits: 0, misses: 0 }

  function begin(key: string, make: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const abort = new AbortController()
    const value = make(abort.signal)
    const begun = { value, abort, waiting: 0 }
    underWay.set(key, begun)
    const forget = () => void (underWay.get(key) === begun && underWay.delete(key))
    value
      .then(
        (made) => void cache.set(key, made),
        () => {},
      )
      .finally(forget)
    return begun
  }

  /** A caller after the last has gone starts a new computation. */
  function leave(key: string, begun: UnderWay<T>): void {
    if (--begun.waiting > 0) return
    if (underWay.get(key) === begun) underWay.delete(key)
    begun.abort.abort()
  }

  const once = async (
    key: string,
    make: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T; ready: boolean }> => {
    const there = cache.get(key)
    if (there) {
      counts.hits++
      return { value: there, ready: true }
    }
    counts.misses++
    const begun = underWay.get(key) ?? begin(key, make)
    begun.waiting++
    const gone = () => leave(key, begun)
    if (signal?.aborted) gone()
    else signal?.addEventListener('abort', gone, { once: true })
    try {
      return { value: await begun.value, ready: false }
    } finally {
      signal?.removeEventListener('abort', gone)
    }
  }
  /** The value if it is cached. */
  const peek = (key: string): T | undefined => cache.get(key)
  return Object.assign(once, { counts, peek })
}
