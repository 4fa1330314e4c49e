import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { withParams } from './list-query.ts'

/** Until a pause in typing counts as the end of a word. */
const PAUSE_MS = 250

/**
 * The search in the address, kept by what is typed into the field. The first search after something else is an entry
 * of its own in the history, so that Back undoes all of it; each further one takes its place.
 */
export function useTypedSearch(field: React.RefObject<HTMLInputElement | null>): {
  readonly typed: string
  /** At once. */
  readonly search: () => void
  /** After a pause in typing. */
  readonly searchSoon: () => void
} {
  const [params, setParams] = useSearchParams()
  const isTyping = isTypedState(useLocation().state)
  const typed = params.get('search') ?? ''
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
  }
  const search = () => {
    stop()
    const text = field.current?.value ?? ''
    if (text === typed) return
    setParams(withParams(params, { search: text }), {
      replace: isTyping,
      state: TYPED,
      preventScrollReset: true,
    })
  }
  // The filters may have changed during the pause.
  const searchNow = useEffectEvent(search)
  const searchSoon = () => {
    stop()
    waiting.current = setTimeout(() => searchNow(), PAUSE_MS)
  }
  const follow = useEffectEvent((text: string) => {
    // While somebody types on, the address is behind.
    if (isTyping && waiting.current !== undefined) return
    stop()
    fill(field.current, text)
  })
  // Back, forward and links change the address without the field. Another filter leaves both alone.
  useEffect(() => follow(typed), [typed])
  useEffect(() => () => clearTimeout(waiting.current), [])
  return { typed, search, searchSoon }
}

function fill(field: HTMLInputElement | null, text: string): void {
  // Writing the same text would move the caret.
  if (field && field.value !== text) field.value = text
}

const TYPED = { isTyped: true } as const

const isTypedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTyped' in state
