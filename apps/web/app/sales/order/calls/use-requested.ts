import { useEffect, useEffectEvent, useState } from 'react'

import type { CallResult } from './call-json.ts'

type Last<T> = { readonly key: string | null; readonly called: CallResult<T> }

type UsedCall<T> = {
  /** The latest result; null before the first. */
  readonly called: CallResult<T> | null
  /** Whether it is the result for the current `key`, not for an earlier one. */
  readonly isFresh: boolean
  /** Replaces it with a newer response. */
  readonly show: (answer: T) => void
  readonly again: () => void
}

/** Calls `ask` whenever `key` changes; not while it is null. */
export function useRequested<T>(key: string | null, ask: () => Promise<CallResult<T>>): UsedCall<T> {
  const [last, setLast] = useState<Last<T> | null>(null)
  const [tries, setTries] = useState(0)
  const requestKey = key === null ? null : `${tries} ${key}`
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (requestKey === null) return
    let wanted = true
    const run = async () => {
      const called = await askNow()
      if (wanted) setLast((before) => (keepsShown(before, key, called) ? before : { key, called }))
    }
    void run()
    return () => {
      wanted = false
    }
  }, [requestKey, key])
  return {
    called: last?.called ?? null,
    isFresh: last !== null && last.key === key,
    show: (answer) => setLast({ key, called: { ok: true, answer } }),
    again: () => setTries(tries + 1),
  }
}

/** A connection that is lost for a moment takes nothing away that is shown. */
const keepsShown = (before: Last<unknown> | null, key: string | null, called: CallResult<unknown>): boolean =>
  before?.key === key && before.called.ok && !called.ok && called.fault === 'no-answer'
