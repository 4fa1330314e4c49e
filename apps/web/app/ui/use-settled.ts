import { useEffect, useState } from 'react'

/** A value once it has been unchanged for `ms`; `first` until then. */
export function useSettled<T>(value: T, ms: number, first = value): T {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
