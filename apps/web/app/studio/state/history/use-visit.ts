import * as messages from '@nawl/messages/studio'
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'

import { toast } from '../../../ui/toasts/toast.ts'

import { linkText } from '../../share/design-of-state.ts'
import { LINK_PARAMETER } from '../../../page/studio-path.ts'
import type { OpenedLink } from '../../share/opened-link.ts'
import { reduce, type StudioEvent } from '../reduce.ts'
import { isChanging, type StudioState } from '../studio-state.ts'
import { cachedTexts } from './saved-studio.ts'
import { browserStorage } from '../../../api/browser-storage.ts'
import { readVisit, visitElsewhere, writeVisit } from './visit-store.ts'

type Visit = {
  /** The rug's key in storage. */
  readonly rug: string
  readonly link: OpenedLink
  readonly state: StudioState
  readonly dispatch: Dispatch<StudioEvent>
}

/**
 * Restores an earlier visit's state after hydration, and stores each step in the browser and in the page's URL. Other
 * tabs of the browser follow.
 */
export function useVisit({ rug, link, state, dispatch }: Visit): void {
  const opened = useRef<StudioState>(null)
  /** The last stored text, so that another tab's write is not repeated. */
  const stored = useRef<string>(undefined)
  useEffect(() => {
    // Once: loaders run again after any action on the page.
    if (opened.current) return
    const kept = readVisit(browserStorage(), rug)
    if (kept) dispatch({ type: 'visit recalled', kept, byLink: link.status !== 'none' })
  }, [rug, link, dispatch])
  useEffect(() => {
    // A studio without changes must not overwrite what is about to be restored.
    opened.current ??= state
    const texts = JSON.stringify(cachedTexts(state))
    if (opened.current === state || texts === stored.current) return
    stored.current = texts
    writeVisit(browserStorage(), rug, cachedTexts(state))
  }, [rug, state])
  /** Another tab's change that arrived during a pending call. */
  const waiting = useRef<StorageEvent>(null)
  const follow = useEffectEvent((event: StorageEvent) => {
    waiting.current = isChanging(state) ? event : null
    if (waiting.current) return
    const change = visitElsewhere(event, rug)
    if (!change) return
    const inStep = JSON.stringify(change.before) === JSON.stringify(cachedTexts(state))
    const followed = { type: 'changed in another tab', kept: change.kept, inStep } as const
    const next = reduce(state, followed)
    if (next === state) return
    stored.current = JSON.stringify(cachedTexts(next))
    dispatch(followed)
    if (!inStep) whenSeen(() => toast(messages.changedElsewhere))
  })
  useEffect(() => {
    if (waiting.current && !isChanging(state)) follow(waiting.current)
  }, [state])
  useEffect(() => {
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  const text = linkText(state)
  useEffect(() => writeAddress(text), [text])
}

/** At once, or when the visitor returns to this tab. */
function whenSeen(then: () => void): void {
  if (document.visibilityState === 'visible') then()
  else document.addEventListener('visibilitychange', then, { once: true })
}

/** Changes the URL without navigating. Browsers limit how often; the next step then includes everything. */
function writeAddress(text: string | null): void {
  const url = new URL(location.href)
  if (url.searchParams.get(LINK_PARAMETER) === text) return
  if (text === null) url.searchParams.delete(LINK_PARAMETER)
  else url.searchParams.set(LINK_PARAMETER, text)
  try {
    // Preserves the router's own state of the entry.
    history.replaceState(history.state, '', url)
  } catch (error) {
    console.warn('the address could not be changed', error)
  }
}
