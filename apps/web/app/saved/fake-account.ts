import type { SavedThings, SavedDesignRequest } from '@nawl/contract/account/saved'
import { mergeSaved } from '@nawl/domain/saved/merge-saved'

import { applied, type SavedAction, NOTHING_SAVED } from './saved-actions.ts'
import { createSavedStore, type SavedNews, type SavedStore } from './saved-store.ts'

type AccountFixture = ReturnType<typeof accountFixture>

/** A fake account that can be offline, refuse everything, or be slow; it follows the rules of the server's routes. */
export function accountFixture(begin: SavedThings = NOTHING_SAVED) {
  let kept = begin
  let gate = Promise.resolve()
  let open = () => {}
  const calls: string[] = []
  const fixture = {
    away: false,
    refuses: false,
    /** Recorded as `PUT favourites/bab`. */
    calls,
    kept: () => kept,
    pause: () => {
      gate = new Promise((resolve) => (open = resolve))
    },
    resume: () => open(),
    /** Makes a change on another device. */
    does: (act: SavedAction) => {
      kept = applied(kept, act)
    },
    fetch: async (path: string, init: RequestInit = {}): Promise<Response> => {
      const call = path.replace('/api/account/', '')
      calls.push(`${init.method ?? 'GET'} ${call}`)
      await gate
      if (fixture.away) throw new TypeError('no network')
      if (fixture.refuses) return new Response('{}', { status: 409 })
      const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
      if (call !== 'kept') kept = applied(kept, actOf(init.method, call, body))
      else if (init.method === 'POST') kept = mergeSaved(kept, body as SavedThings)
      return Response.json(kept)
    },
  }
  return fixture
}

/** A fake browser: its storage, the signed-in person, and windows that receive each other's storage events. */
export function browserFixture(texts: Record<string, string> = {}, person: string | null | undefined = null) {
  const windows: SavedStore[] = []
  const told: SavedNews[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const fixture = {
    full: false,
    texts,
    told,
    signIn: (next: string | null | undefined) => {
      person = next
    },
    open: (account: AccountFixture = accountFixture()): SavedStore => {
      const store = createSavedStore({
        storage: {
          getItem: (key) => texts[key] ?? null,
          setItem: (key, text) => {
            if (fixture.full) throw new DOMException('full', 'QuotaExceededError')
            texts[key] = text
            for (const window of windows) if (window !== store) window.reread()
          },
        },
        person: () => person,
        fetchApi: account.fetch,
        inTurn: async (run) => {
          const mine = turn.then(run)
          turn = mine.catch(() => {})
          return mine
        },
        tell: (news) => told.push(news),
      })
      windows.push(store)
      return store
    },
  }
  return fixture
}

function actOf(method: string | undefined, call: string, body: unknown): SavedAction {
  const [kind, subject = ''] = call.split('/')
  const at = '2026-11-20T12:00:00.000Z'
  if (kind === 'viewed') return { kind: 'view', address: subject, at }
  if (kind === 'favourites') return { kind: method === 'PUT' ? 'like' : 'unlike', address: subject, at }
  return method === 'PUT'
    ? { kind: 'save', design: { ...(body as SavedDesignRequest), id: subject, at } }
    : { kind: 'delete', id: subject }
}
