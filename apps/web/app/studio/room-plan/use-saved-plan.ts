import { FIRST_SAVED, readSavedPlan, type SavedPlan, savedPlanText } from '@nawl/domain/room-plan/saved-plan'
import { useEffect } from 'react'

import { browserStorage } from '../../api/browser-storage.ts'
import { createStore, useStore } from '../../ui/store.ts'

const KEY = 'nawl.roomPlan'

const saved = createStore<SavedPlan>(FIRST_SAVED)
let isRead = false

/** The plan as it was drawn last, which stays in this browser, and a function to change it. */
export function useSavedPlan(): readonly [SavedPlan, (change: (plan: SavedPlan) => SavedPlan) => void] {
  const value = useStore(saved, FIRST_SAVED)
  useEffect(() => {
    if (isRead) return
    isRead = true
    const found = readSavedPlan(stored())
    if (found) saved.set(found)
  }, [])
  return [value, change]
}

function change(change: (plan: SavedPlan) => SavedPlan): void {
  saved.set(change(saved.get()))
  try {
    browserStorage().setItem(KEY, savedPlanText(saved.get()))
  } catch {
    // Full or blocked: the plan lasts as long as the page.
  }
}

function stored(): string | null {
  try {
    return browserStorage().getItem(KEY)
  } catch {
    return null
  }
}
