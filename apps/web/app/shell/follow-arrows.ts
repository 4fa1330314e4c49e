/**
 * Moves the keyboard by arrows from a field down through what was found by it, which `stops` selects below the element
 * that listens, and back. What is typed while it is on one of those goes on in the field.
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

/** The field keeps the arrows that move within what is typed. */
function stepOf(key: string, inField: boolean): -1 | 0 | 1 {
  if (key === 'ArrowDown' || (key === 'ArrowRight' && !inField)) return 1
  return key === 'ArrowUp' || (key === 'ArrowLeft' && !inField) ? -1 : 0
}
