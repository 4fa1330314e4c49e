import { type Dispatch, useEffect } from 'react'

import { isTyping } from '../../ui/keys/is-typing.ts'
import { ACTIONS, type Gesture } from './actions.ts'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Runs the actions that have keyboard shortcuts; text fields keep their own. */
export function useShortcuts(dispatch: Dispatch<Gesture>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const type = shortcutAction(event)
      if (!type || isTyping(event.target)) return
      event.preventDefault()
      dispatch({ type })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [dispatch])
}

const WITH_KEYS = ['undo', 'redo'] as const

/** The action of a key press, if any. */
export function shortcutAction(press: Press): (typeof WITH_KEYS)[number] | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = press
  if (altKey || ctrlKey === metaKey) return undefined
  const isPressed = (keys: readonly string[]) =>
    keys.includes('Shift') === shiftKey &&
    (ctrlKey || keys.includes('Mod')) &&
    keys.at(-1) === latinLetter(press)
  return WITH_KEYS.find((id) => ACTIONS[id].keys.some(isPressed))
}

/** On an Arabic or Cyrillic keyboard the key's position stands for its Latin letter, as in other programs. */
function latinLetter({ key, code }: Press): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '')
}
