import { useRef, useState } from 'react'

type Roving<E extends HTMLElement> = {
  readonly list: React.RefObject<E | null>
  /** What each button of the list, in its order, is given. */
  readonly stopProps: (index: number) => {
    readonly tabIndex: 0 | -1
    readonly onFocus: () => void
    readonly onKeyDown: (event: React.KeyboardEvent) => void
  }
}

/**
 * One Tab stop for a list of buttons in rows of `columns`: arrows move within, Home and End to its ends.
 * `start` is where Tab first leads.
 */
export function useRoving<E extends HTMLElement>(count: number, columns: number, start: number): Roving<E> {
  const list = useRef<E>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const stop = Math.min(moved ?? Math.max(0, start), count - 1)
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = afterKey(event.key, stop, columns, count - 1)
    if (next === null) return
    event.preventDefault()
    setMoved(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  const stopProps = (index: number) =>
    ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setMoved(index), onKeyDown }) as const
  return { list, stopProps }
}

/** Where a key leads from a place in the list; null for keys that lead nowhere. */
function afterKey(key: string, from: number, columns: number, last: number): number | null {
  const to = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: last,
  }[key]
  return to === undefined || to < 0 || to > last ? null : to
}
