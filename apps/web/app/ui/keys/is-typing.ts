/** Whether a key pressed on `target` types text there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}

const WITHOUT_TEXT: ReadonlySet<string> = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range'])
