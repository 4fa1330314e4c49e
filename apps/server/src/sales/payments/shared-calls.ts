/**
 * Calls under the same key share one answer while it is on its way and for `sharedMs` afterwards; a failure is forgotten.
 * For providers without idempotency keys, within this process: other processes find what was done at the provider.
 */
export function sharedCalls<T>(now: () => number, sharedMs: number) {
  const calls = new Map<string, { readonly answer: Promise<T>; until: number }>()

  return (key: string, call: () => Promise<T>): Promise<T> => {
    for (const [old, { until }] of calls) if (until <= now()) calls.delete(old)
    const known = calls.get(key)
    if (known) return known.answer
    const made = { answer: call(), until: Infinity }
    calls.set(key, made)
    made.answer.then(
      () => (made.until = now() + sharedMs),
      () => calls.delete(key),
    )
    return made.answer
  }
}
