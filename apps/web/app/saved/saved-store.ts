import type { SavedThings } from '@nawl/contract/account/saved'

import { type FetchApi, postJson } from '../api/request.ts'
import type { TextStorage } from '../api/browser-storage.ts'
import { applied, isTooMuch, type SavedAction, queued, requestOf } from './saved-actions.ts'
import { savedCopy } from './saved-copy.ts'
import { broughtToAccount, EMPTY_RECORD, savedOf } from './saved-record.ts'
import { createListeners } from '../ui/store.ts'

/** What people are told of it. */
export type SavedNews =
  /** The account did not take an act, and it is undone. */
  | 'refused'
  /** The account cannot be reached; what was done waits here. Told once, until it answers again. */
  | 'waiting'
  /** The browser stores nothing: things last as long as the page. Told once. */
  | 'not stored'
  /** There is no room for more. */
  | 'full'
  /** The account has no room for what a visitor brings along. Told once. */
  | 'not merged'

export type SavedSnapshot = {
  readonly kept: SavedThings
  /** Whose it is; null for a visitor's. */
  readonly owner: string | null
  /** How the account answered last; a visitor's things need no answer. */
  readonly contact: Contact
}
type Contact = 'not asked' | 'answered' | 'away'

/** What became of an act. */
export type Outcome = 'kept' | 'waiting' | 'refused'

export type SavedDeps = {
  readonly storage: TextStorage
  /** The id of who is signed in, null for nobody, undefined while that is not known. */
  readonly person: () => string | null | undefined
  /** Calls the API as that person. */
  readonly fetchApi: FetchApi
  /** Runs one after the other, over all windows. */
  readonly inTurn: <T>(run: () => Promise<T>) => Promise<T>
  readonly tell: (news: SavedNews) => void
}

export type SavedStore = ReturnType<typeof createSavedStore>

/** What somebody keeps: written here at once, and told to the account when one is signed in and it can be reached. */
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

  /** Takes over what the account keeps, and gives it a visitor's things if there are any. */
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

  /** Tells the account what waits, in order, until it does not answer. */
  async function push(owner: string): Promise<void> {
    const record = copy.mine()
    const [act] = record.queue
    if (record.owner !== owner || !act) return
    const { path, init } = requestOf(act)
    const response = await call(path, init)
    if (!response) return tellOnce('waiting')
    // What is gone already is deleted.
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

  /** Brings browser and account into step, where there is one; `afresh` asks what other devices did, too. */
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
    /** Does an act here, then with the account, and gives what became of it. */
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
    /** Looks again at what another window wrote. */
    reread,
    /** Nothing is left here. */
    forget: (): void => copy.write(EMPTY_RECORD),
  }
}

/** Nobody signed in for the moment, too early, too much: none of it says anything about the act. */
const LATER: ReadonlySet<number> = new Set([401, 408, 425, 429])

function isSameAct(a: SavedAction, b: SavedAction): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
