import * as messages from '@nawl/messages/handed-on'

import type { Entry } from './conversation-state.ts'

/** Session storage, and not the address: what somebody wrote belongs in no log. */
const KEY = 'nawl.conversation'
/** Characters; the form takes 4000, and whoever sends it may add to it. */
const LONGEST = 3000

/** Whether a link leads to the enquiry form with the conversation. */
export const handsOn = (path: string): boolean => path.startsWith('/contact?from=conversation')

/** Keeps the end of the conversation for the enquiry form, until the tab is closed. Nothing is sent by it. */
export function handOn(entries: readonly Entry[]): void {
  const lines = entries.map(({ who, text }) =>
    (who === 'visitor' ? messages.visitor : messages.assistant)({ text }),
  )
  let text = ''
  for (const line of lines.toReversed()) {
    if (text.length + line.length >= LONGEST) break
    text = text === '' ? line : `${line}\n${text}`
  }
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Full or blocked: the form opens empty.
  }
}

/** What was handed on, with room to write above it; undefined when nothing was. */
export function handedOn(): string | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? messages.intro({ conversation: text.slice(0, LONGEST) }) : undefined
  } catch {
    return undefined
  }
}
