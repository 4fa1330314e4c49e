import { useRef, useState } from 'react'

export type Roving<E extends HTMLElement> = {
  readonly list: React.RefObject<E | null>
  /** What each button of the list, in its order, is given. */
  readonly stopProps: (index: number) => {
    readonly tabIndex: 0 | -1
    readonly onFocus: () => void
    readonly onKeyDown: (event: React.KeyboardEvent) => void
  }
}

/**
 * One Tab stop for the buttons that a list lays out in rows: arrows move within, Home and End to its ends.
 * `start` is where Tab first leads.
 */
export function useRoving<E extends HTMLElement>(count: number, start: number): Roving<E> {
  const list = useRef<E>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const stop = Math.min(moved ?? Math.max(0, start), count - 1)
  const onKeyDown = (event: React.KeyboardEvent) => {
    // What a list shows between its buttons has buttons of its own.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]
    const next = afterKey(event.key, stop, columnsOf(buttons), count - 1)
    if (next === null) return
    event.preventDefault()
    setMoved(next)
    buttons[next]?.focus()
  }
  const stopProps = (index: number) =>
    ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setMoved(index), onKeyDown }) as const
  return { list, stopProps }
}

/** How many stand in the first row: the stylesheet decides that, by the room there is. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  return buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
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
