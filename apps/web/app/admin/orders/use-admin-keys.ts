import { useEffect } from 'react'

import { isTyping } from '../../ui/is-typing.ts'

/** `/` to search, `j` and `k` to move through the orders, so that staff need no pointer. */
export function useAdminKeys(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        field.current?.focus()
      }
      if (event.key === 'j') step(1)
      if (event.key === 'k') step(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.desk-table a')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? rows[0] : rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
  next?.focus()
}
