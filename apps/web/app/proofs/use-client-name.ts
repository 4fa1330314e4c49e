import { useEffect, useState } from 'react'

import { browserStorage } from '../api/browser-storage.ts'

const KEY = 'nawl-proof-name'

/** The name that a client writes under, remembered by this browser. */
export function useClientName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState('')
  useEffect(() => {
    try {
      setName(browserStorage().getItem(KEY) ?? '')
    } catch {
      // Storage is blocked: the name is typed again.
    }
  }, [])
  const remember = (next: string) => {
    setName(next)
    try {
      browserStorage().setItem(KEY, next)
    } catch {
      // As above.
    }
  }
  return [name, remember]
}
