import { flushSync } from 'react-dom'

/**
 * Writes a text at the caret of a field, or in place of what is selected in it, and puts the caret behind it. `write` sets
 * the field's state.
 */
export function insertAtCaret(
  field: HTMLTextAreaElement | HTMLInputElement,
  text: string,
  write: (value: string) => void,
): void {
  const { value } = field
  const from = field.selectionStart ?? value.length
  const to = field.selectionEnd ?? value.length
  flushSync(() => write(value.slice(0, from) + text + value.slice(to)))
  field.focus()
  field.setSelectionRange(from + text.length, from + text.length)
}
