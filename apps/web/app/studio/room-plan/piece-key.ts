type Pressed = Pick<React.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does to a piece, on the plan as in the list of furniture; null for any other, and for shortcuts of the browser. */
export function pieceKey({ key, ctrlKey, metaKey, altKey }: Pressed): 'turn' | 'remove' | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'r' || key === 'R') return 'turn'
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null
}
