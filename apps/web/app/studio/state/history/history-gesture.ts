type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Undo or redo for a key press; null for any other key. */
export function historyGesture(press: Press): 'undone' | 'redone' | null {
  if (press.altKey || press.ctrlKey === press.metaKey) return null
  const letter = latinLetter(press)
  if (letter === 'z') return press.shiftKey ? 'redone' : 'undone'
  return letter === 'y' && !press.shiftKey && press.ctrlKey ? 'redone' : null
}

/** On an Arabic or Cyrillic keyboard the key's position stands for its Latin letter, as in other programs. */
function latinLetter({ key, code }: Press): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}
