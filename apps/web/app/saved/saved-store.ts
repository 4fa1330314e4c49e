import type { SavedThings } from '@nawl/contract/account/saved'

import { type FetchApi, postJson } from '../api/request.ts'
import type { TextStorage } from '../api/browser-storage.ts'
import { applied, isTooMuch, type SavedAction, queued, requestOf } from './saved-actions.ts'
import { savedCopy } from './saved-copy.ts'
import { broughtToAccount, EMPTY_RECORD, savedOf } from './saved-record.ts'
import { createListeners } from '../ui/store.ts'

/** Events that the visitor is told about. */
export type SavedNews =
  /** The account refused an action, and it was undone. */
  | 'refused'
  /** The account is unreachable; actions are queued here. Sent once, until it responds again. */
  | 'waiting'
  /** The browser stores nothing: things last as long as the page. Sent once. */
  | 'not stored'
  /** There is no room for more. */
  | 'full'
  /** The account has no room for a visitor's things. Sent once. */
  | 'not merged'

export type SavedSnapshot = {
  readonly kept: SavedThings
  /** A person's id; null for a visitor. */
  readonly owner: string | null
  /** The result of the account's last response; a visitor needs none. */
  readonly contact: Contact
}
type Contact = 'not asked' | 'answered' | 'away'

/** The result of an action. */
export type Outcome = 'kept' | 'waiting' | 'refused'

export type SavedDeps = {
  readonly storage: TextStorage
  /** Id of the signed-in person; null for nobody, undefined while unknown. */
  readonly person: () => string | null | undefined
  /** Calls the API as that person. */
  readonly fetchApi: FetchApi
  /** Serialises functions over all windows. */
  readonly inTurn: <T>(run: () => Promise<T>) => Promise<T>
  readonly tell: (news: SavedNews) => void
}

export type SavedStore = ReturnType<typeof createSavedStore>

/**
 * The store of saved things: written locally at once, and sent to the account if somebody is signed in and it is
 * reachable.
 */
export function createSavedStore({ storage, person, fetchApi, inTurn, tell }: SavedDeps) {
  const { subscribe, notify } = createListeners()
  const told = new Set<SavedNews>()
  const refused = new Set<string>()
  let contact: Contact = 'not asked'
  const copy = savedCopy({ storage, person, onChange: reread, onUnwritten: () => tellOnce('not stored') })
  let shown = show()

  function show(): SavedSnapshot {
    const record = copy.read()
    return { kept: savedOf(record), owner: record.owner, contact }
  }

  function reread(): void {
    shown = show()
    notify()
  }

  function tellOnce(news: SavedNews): void {
    if (!told.has(news)) tell(news)
    told.add(news)
  }

  function heard(now: Contact): void {
    if (now === 'answered') told.delete('waiting')
    if (now === contact) return
    contact = now
    reread()
  }

  async function call(path: string, init?: RequestInit): Promise<Response | null> {
    try {
      const response = await fetchApi(path, init)
      if (response.status < 500 && !LATER.has(response.status)) return response
    } catch (error) {
      console.warn(`${path} failed`, error)
    }
    heard('away')
    return null
  }

  /** Adopts the account's things and merges a visitor's into them. */
  async function pull(owner: string): Promise<boolean> {
    const record = copy.mine()
    const brought = record.unmerged ? postJson(broughtToAccount(record)) : undefined
    const response = await call('/api/account/kept', brought)
    if (response && !response.ok && brought) tellOnce('not merged')
    if (!response?.ok) return false
    const answer = (await response.json()) as SavedThings
    const isMine = copy.change(owner, (record) => ({ ...record, base: answer, unmerged: false }))
    if (isMine) heard('answered')
    return isMine
  }

  /** Sends queued actions to the account in order, until it fails. */
  async function push(owner: string): Promise<void> {
    const record = copy.mine()
    const [act] = record.queue
    if (record.owner !== owner || !act) return
    const { path, init } = requestOf(act)
    const response = await call(path, init)
    if (!response) return tellOnce('waiting')
    // A 404 on DELETE means that it is already deleted.
    const isDone = response.ok || (init.method === 'DELETE' && response.status === 404)
    if (!isDone) {
      console.warn(`${path} answered ${response.status}`)
      refused.add(JSON.stringify(act))
      tell('refused')
    }
    copy.change(owner, ({ base, queue, ...rest }) => ({
      ...rest,
      base: isDone ? applied(base, act) : base,
      queue: queue.filter((other) => !isSameAct(other, act)),
    }))
    heard('answered')
    await push(owner)
  }

  /** Synchronises the browser with the account, if there is one; `afresh` also fetches other devices' changes. */
  async function sync(afresh: boolean): Promise<void> {
    const { owner } = copy.mine()
    if (owner === null) return heard('not asked')
    await inTurn(async () => {
      const { owner: now, unmerged } = copy.mine()
      if (now !== owner || person() !== owner) return
      if (unmerged && !(await pull(owner))) return
      await push(owner)
      if (afresh && !unmerged) await pull(owner)
    })
  }

  return {
    snapshot: (): SavedSnapshot => shown,
    subscribe,
    /** Applies an action locally, then to the account; returns the result. */
    act: async (act: SavedAction): Promise<Outcome> => {
      const record = copy.mine()
      if (record.owner === null) {
        const base = applied(record.base, act)
        if (isTooMuch(base)) {
          tell('full')
          return 'refused'
        }
        copy.write({ ...record, base })
        return 'kept'
      }
      copy.write({ ...record, queue: queued(record.queue, act) })
      await sync(false)
      if (refused.delete(JSON.stringify(act))) return 'refused'
      return copy.read().queue.some((other) => isSameAct(other, act)) ? 'waiting' : 'kept'
    },
    sync,
    /** Reads what another window wrote. */
    reread,
    /** Deletes everything from this browser. */
    forget: (): void => copy.write(EMPTY_RECORD),
  }
}

/** Statuses that say nothing about the action itself: retry later. */
const LATER: ReadonlySet<number> = new Set([401, 408, 425, 429])

function isSameAct(a: SavedAction, b: SavedAction): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
