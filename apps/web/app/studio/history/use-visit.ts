import { type Dispatch, useEffect, useRef } from 'react'

import { linkText } from '../link/design-of-state.ts'
import { LINK_PARAMETER, type OpenedLink } from '../link/opened-link.ts'
import type { Gesture } from '../reduce.ts'
import type { StudioState } from '../studio-state.ts'
import { keptTexts } from './kept-studio.ts'
import { browserStorage, readVisit, writeVisit } from './visit-store.ts'

type Visit = {
  /** Names the rug among all that are kept. */
  readonly rug: string
  readonly link: OpenedLink
  readonly state: StudioState
  readonly dispatch: Dispatch<Gesture>
}

/**
 * Brings back what an earlier visit left when the studio has come alive, and after each step keeps
 * what is there now, in the browser and in the page's address.
 */
export function useVisit({ rug, link, state, dispatch }: Visit): void {
  const opened = useRef<StudioState>(null)
  useEffect(() => {
    // Once: loaders run again after any action on the page.
    if (opened.current) return
    const kept = readVisit(browserStorage(), rug)
    if (kept) dispatch({ type: 'visit recalled', kept, byLink: link.status !== 'none' })
  }, [rug, link, dispatch])
  useEffect(() => {
    // A studio in which nothing has happened yet must not replace what is about to be recalled.
    opened.current ??= state
    if (opened.current !== state) writeVisit(browserStorage(), rug, keptTexts(state))
  }, [rug, state])
  const text = linkText(state)
  useEffect(() => writeAddress(text), [text])
}

/** Changes the address without a visit to it. Browsers limit how often: then the next step says it all. */
function writeAddress(text: string | null): void {
  const url = new URL(location.href)
  if (url.searchParams.get(LINK_PARAMETER) === text) return
  if (text === null) url.searchParams.delete(LINK_PARAMETER)
  else url.searchParams.set(LINK_PARAMETER, text)
  try {
    // The router's own notes on the entry stay with it.
    history.replaceState(history.state, '', url)
  } catch (error) {
    console.warn('the address could not be changed', error)
  }
}
