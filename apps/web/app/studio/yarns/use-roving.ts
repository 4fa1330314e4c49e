import { useRef, useState } from 'react'

import { BACK_KEY, FORWARD_KEY } from '../../ui/keys/arrow-keys.ts'

export type Roving<E extends HTMLElement> = {
  readonly list: React.RefObject<E | null>
  /** Props for each button of the list, by index. */
  readonly stopProps: (index: number) => {
    readonly tabIndex: 0 | -1
    readonly onFocus: () => void
    readonly onKeyDown: (event: React.KeyboardEvent) => void
  }
}

/**
 * A roving tabindex for buttons in rows: arrow keys move, Home and End go to the ends. `start` is the initial tab
 * stop.
 */
export function useRoving<E extends HTMLElement>(count: number, start: number): Roving<E> {
  const list = useRef<E>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const stop = Math.min(moved ?? Math.max(0, start), count - 1)
  const onKeyDown = (event: React.KeyboardEvent) => {
    // Panels between the buttons contain buttons of their own.
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

/** The number of columns, which the stylesheet decides by the available width. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  return buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
}

/** The index after a key; null for other keys. */
function afterKey(key: string, from: number, columns: number, last: number): number | null {
  const to = {
    [FORWARD_KEY]: from + 1,
    [BACK_KEY]: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: last,
  }[key]
  return to === undefined || to < 0 || to > last ? null : to
}
