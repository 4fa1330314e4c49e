/** Waits until `isThere` holds, which it asks after each notification; false if that takes longer than `patienceMs`. */
export function until(
  subscribe: (listener: () => void) => () => void,
  isThere: () => boolean,
  patienceMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (held: boolean) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(held)
    }
    const look = () => isThere() && settle(true)
    const timer = setTimeout(settle, patienceMs, false)
    const unsubscribe = subscribe(look)
    look()
  })
}
