import type { WaitingMessages } from '@nawl/contract/desk/messages'
import * as messages from '@nawl/messages/desk'
import { LANGUAGE } from '@nawl/messages/language'
import { useEffect } from 'react'

import { createStore, useStore } from '../ui/store.ts'
import { useAdmin } from './use-admin.ts'

/** Of the last page, so that it does not vanish between pages. */
const store = createStore(0)

/** How many messages wait for an answer; nothing for none. */
export function WaitingCount() {
  const { seen } = useAdmin<WaitingMessages>('/api/desk/messages/waiting')
  const waiting = seen.status === 'shown' ? seen.value.waiting : null
  useEffect(() => {
    if (waiting !== null) store.set(waiting)
  }, [waiting])
  return <WaitingMark />
}

/** The count that was last heard of. */
export function WaitingMark() {
  const count = useStore(store, 0)
  if (count === 0) return null
  return (
    <span className="desk-count type-caption figures">
      <span aria-hidden>{count.toLocaleString(LANGUAGE.tag)}</span>
      <span className="sr-only">{messages.waitingMessages({ count })}</span>
    </span>
  )
}
