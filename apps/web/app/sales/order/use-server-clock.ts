import { MINUTE_MS } from '@nawl/domain/time/durations'
import { useEffect, useState } from 'react'

/**
 * The server's time in milliseconds, based on the time in its response (`told`) and updated every minute: the page
 * shows no seconds, so that nothing flickers.
 */
export function useServerClock(serverTime: string): number {
  const start = Date.parse(serverTime)
  const [passed, setPassed] = useState({ start, ms: 0 })
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setPassed({ start, ms: performance.now() - began }), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [start])
  // Time that passed since an earlier response must not be added to this one.
  return passed.start === start ? start + passed.ms : start
}
