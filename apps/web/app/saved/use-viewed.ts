import { useEffect } from 'react'

import { saveThing } from './use-saved.ts'

/** A shorter visit does not count as a view. */
const LOOKED_MS = 5_000

/** Counts a rug as viewed once its page has been visible for a while; null counts nothing. */
export function useViewed(address: string | null): void {
  useEffect(() => {
    if (address === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      document.removeEventListener('visibilitychange', wait)
      void saveThing({ kind: 'view', address, at: new Date().toISOString() })
    }
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(count, LOOKED_MS)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [address])
}
