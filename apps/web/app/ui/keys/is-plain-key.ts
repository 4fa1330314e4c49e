import { isDialogOpen } from './is-dialog-open.ts'
import { isTyping } from './is-typing.ts'

/**
 * Whether a key may be a shortcut of one key: nothing is held with it, it neither types nor chooses where it is pressed,
 * and no modal dialog covers the page. `mayHoldAlt`: where Alt changes what the key does.
 */
export function isPlainKey(event: KeyboardEvent, { mayHoldAlt = false } = {}): boolean {
  const { ctrlKey, metaKey, altKey, target } = event
  if (ctrlKey || metaKey || (altKey && !mayHoldAlt)) return false
  if (isTyping(target) || target instanceof HTMLSelectElement) return false
  return !isDialogOpen()
}
