import { useEffect, useEffectEvent } from 'react'

import { isPlainKey } from '../../ui/keys/is-plain-key.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

type Keys = {
  readonly table: React.RefObject<HTMLTableElement | null>
  /** Selects the row with this key, or no longer. */
  readonly toggle: (key: string) => void
}

/** `/` to search, arrows or `j` and `k` to move through the rows, space to select, so that staff need no pointer. */
export function useListKeys(field: React.RefObject<HTMLInputElement | null>, { table, toggle }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const links = [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    if (event.key === '/') {
      event.preventDefault()
      field.current?.focus()
    } else if (event.key === ' ' && at >= 0) {
      event.preventDefault()
      toggle(links[at]?.closest('tr')?.dataset['key'] ?? '')
    } else if (step && (at >= 0 || event.key.length === 1)) {
      // Arrows scroll the page until a row is reached.
      event.preventDefault()
      links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
