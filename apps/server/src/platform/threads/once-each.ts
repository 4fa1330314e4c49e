import { LRUCache } from 'lru-cache'

type UnderWay<T> = { readonly value: Promise<T>; readonly abort: AbortController; waiting: number }

/**
 * Makes each thing once and keeps as many as fit into `maxBytes`. Callers that come while one is
 * being made wait for the same; what fails is not kept. `ready` tells whether it was there already.
 * `make` is told by its signal when every caller that waited has gone; one without a signal never goes.
 * `counts` how often it was, and how often not.
 */
export function onceEach<T extends { readonly bytes: number }>(maxBytes: number) {
  const kept = new LRUCache<string, T>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
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
        (made) => void kept.set(key, made),
        () => {},
      )
      .finally(forget)
    return begun
  }

  /** Whoever comes after the last has left begins anew. */
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
    const there = kept.get(key)
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
  return Object.assign(once, { counts })
}
