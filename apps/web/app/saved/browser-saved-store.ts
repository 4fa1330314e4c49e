import * as messages from '@nawl/messages/saved'
import { REQUEST_TIMEOUT_MS } from '../api/request.ts'
import { toast } from '../ui/toasts/toast.ts'
import { SAVED_KEY } from './saved-record.ts'
import { createSavedStore, type SavedNews, type SavedStore } from './saved-store.ts'
import { accountFetch, currentSession, subscribeSession } from '../sign-in/session.ts'

/**
 * The store of this browser, synchronised with its other windows and, on focus and reconnection, with the account.
 */
export function browserSavedStore(): SavedStore {
  const store = createSavedStore({
    // Looked up on each call, because accessing `localStorage` throws where storage is blocked.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, text) => localStorage.setItem(key, text),
    },
    person,
    fetchApi: (path, init) =>
      accountFetch(path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    inTurn,
    tell: (news) => toast(messageFor(news)),
  })
  let last = person()
  subscribeSession(() => {
    const now = person()
    if (now !== last) void store.sync(true)
    last = now
  })
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_KEY || key === null) store.reread()
  })
  addEventListener('online', () => void store.sync(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void store.sync(true)
  })
  void store.sync(true)
  return store
}

function person(): string | null | undefined {
  const { user, loading } = currentSession()
  if (user) return user.id
  return loading ? undefined : null
}

/**
 * Serialises over all windows with the Web Locks API; plain-HTTP pages lack it, and there each window goes ahead
 * alone.
 */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  if (locks) return locks.request(SAVED_KEY, run)
  const before = turn
  let end = () => {}
  turn = new Promise((resolve) => (end = resolve))
  await before
  return run().finally(end)
}

let turn: Promise<void> = Promise.resolve()

function messageFor(news: SavedNews): string {
  switch (news) {
    case 'refused':
      return messages.refused
    case 'waiting':
      return navigator.onLine ? messages.waiting : messages.offline
    case 'not stored':
      return messages.notStored
    case 'full':
      return messages.full
    case 'not merged':
      return messages.notMerged
  }
}
