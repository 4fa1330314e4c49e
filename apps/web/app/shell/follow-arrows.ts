import { BACK_KEY, FORWARD_KEY } from '../ui/keys/arrow-keys.ts'

/**
 * Moves focus with the arrow keys from a field down through its results (the elements below the listener that `stops`
 * selects) and back. Typing while a result has focus continues in the field.
 */
export function followArrows(
  event: React.KeyboardEvent<HTMLElement>,
  field: HTMLElement | null,
  stops: string,
): void {
  const { key, target, currentTarget } = event
  if (!field || event.ctrlKey || event.metaKey || event.altKey) return
  const way = [field, ...currentTarget.querySelectorAll<HTMLElement>(stops)]
  const at = way.findIndex((stop) => stop === target)
  const step = at < 0 ? 0 : stepOf(key, at === 0)
  const next = step === 0 ? undefined : way[at + step]
  if (next) {
    event.preventDefault()
    next.focus()
  } else if (at > 0 && (key === 'Backspace' || (key.length === 1 && key !== ' '))) field.focus()
}

/** Sideways arrows stay with the field, to move within its text. */
function stepOf(key: string, inField: boolean): -1 | 0 | 1 {
  if (key === 'ArrowDown' || (key === FORWARD_KEY && !inField)) return 1
  return key === 'ArrowUp' || (key === BACK_KEY && !inField) ? -1 : 0
}
