import { type Dispatch, useEffect } from 'react'

import type { Gesture } from '../reduce.ts'
import { historyGesture } from './history-gesture.ts'
import { isTyping } from '../../../ui/is-typing.ts'

/** Undo and redo by Ctrl or Cmd with Z, Shift for redo, or Ctrl with Y; text fields keep their own. */
export function useHistoryKeys(dispatch: Dispatch<Gesture>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const type = historyGesture(event)
      if (type === null || isTyping(event.target)) return
      event.preventDefault()
      dispatch({ type })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [dispatch])
}
