/**
 * A cache of promised values that keeps the `most` last asked for. A value is made when it is missing; failures, and
 * values that `isWorthless`, are not remembered.
 */
export function mostRecent<T>(most: number, isWorthless: (value: T) => boolean = () => false) {
  const held = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const value = held.get(key) ?? make()
    // Reinserted last, so that the first is the least recently used.
    held.delete(key)
    held.set(key, value)
    for (const oldest of held.keys()) if (held.size > most) held.delete(oldest)
    const forget = () => void (held.get(key) === value && held.delete(key))
    value.then((made) => isWorthless(made) && forget(), forget)
    return value
  }
}
