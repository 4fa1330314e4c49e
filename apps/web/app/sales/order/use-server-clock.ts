import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * The shop's clock in milliseconds, told once with what was read (`told`) and carried on by ours. It moves every minute:
 * nothing on the page counts in seconds, so that nothing flickers.
 */
export function useServerClock(told: string): number {
  const start = Date.parse(told)
  const [passed, setPassed] = useState({ start, ms: 0 })
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setPassed({ start, ms: performance.now() - began }), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [start])
  // What passed since an earlier telling says nothing of this one.
  return passed.start === start ? start + passed.ms : start
}
