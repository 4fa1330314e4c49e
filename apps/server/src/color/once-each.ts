import { LRUCache } from 'lru-cache'

/**
 * Makes each thing once and keeps as many as fit into `maxBytes`. Callers that come while one is
 * being made wait for the same; what fails is not kept. `ready` tells whether it was there already.
 * `counts` how often it was, and how often not.
 */
export function onceEach<T extends { readonly bytes: number }>(maxBytes: number) {
  const kept = new LRUCache<string, T>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const underWay = new Map<string, Promise<T>>()

  const counts = { hits: 0, misses: 0 }

  const once = async (key: string, make: () => Promise<T>): Promise<{ value: T; ready: boolean }> => {
    const there = kept.get(key)
    if (there) {
      counts.hits++
      return { value: there, ready: true }
    }
    counts.misses++
    const started = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, started)
    const value = await started
    kept.set(key, value)
    return { value, ready: false }
  }
  return Object.assign(once, { counts })
}
