import type { Favourite, SavedThings, SavedDesign, ViewedRug } from '@nawl/contract/account/saved'

import { applied, type SavedAction, NOTHING_SAVED } from './saved-actions.ts'

/** What a browser holds of somebody's things. */
export type SavedRecord = {
  readonly version: 1
  /** Whose they are: a person's id, or null for a visitor without an account. */
  readonly owner: string | null
  /** All of a visitor's things; of a person's, those the account is known to have. */
  readonly base: SavedThings
  /** Whether the base is a visitor's who has signed in since, and the account has not been given it. */
  readonly unmerged: boolean
  /** What the account has not been told yet, the oldest first. */
  readonly queue: readonly SavedAction[]
}

export const SAVED_KEY = 'nawl.kept'

export const EMPTY_RECORD: SavedRecord = {
  version: 1,
  owner: null,
  base: NOTHING_SAVED,
  unmerged: false,
  queue: [],
}

/** What is on screen: the base, and all that the account is still to hear of. */
export function savedOf({ base, queue }: SavedRecord): SavedThings {
  return queue.reduce(applied, base)
}

/** What a visitor brings along to the account. Looks that wait are left out: told of later, they would count twice. */
export function broughtToAccount({ base, queue }: SavedRecord): SavedThings {
  return queue.filter(({ kind }) => kind !== 'view').reduce(applied, base)
}

/**
 * The record once it is known who sits here; `undefined` while it is not. A visitor's things go along with the
 * person they turn out to be. A person's go when they do, short of those that are still the visitor's.
 */
export function claimed(record: SavedRecord, person: string | null | undefined): SavedRecord {
  if (person === undefined || person === record.owner) return record
  const visitors = record.owner === null || record.unmerged ? record.base : NOTHING_SAVED
  const hasAny = Object.values(visitors).some((list) => list.length > 0)
  return { ...EMPTY_RECORD, owner: person, base: visitors, unmerged: person !== null && hasAny }
}

/** Reads what was written as JSON. Of a damaged record what can be read is left; of anything else nothing. */
export function readRecord(text: string | null): SavedRecord {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof SavedRecord, unknown>> | null
    if (stored?.version !== 1) return EMPTY_RECORD
    const { owner, base, unmerged, queue } = stored
    return {
      version: 1,
      owner: typeof owner === 'string' ? owner : null,
      base: readSaved(base),
      unmerged: unmerged === true,
      queue: list(queue, isAct),
    }
  } catch {
    return EMPTY_RECORD
  }
}

function readSaved(stored: unknown): SavedThings {
  const { favourites, designs, viewed } = (stored ?? {}) as Partial<Record<keyof SavedThings, unknown>>
  return {
    favourites: list(favourites, isFavourite),
    designs: list(designs, isDesign),
    viewed: list(viewed, isViewed),
  }
}

function list<T>(stored: unknown, isOne: (entry: Loose) => boolean): T[] {
  if (!Array.isArray(stored)) return []
  const entries = stored as readonly unknown[]
  return entries.filter((entry) => typeof entry === 'object' && entry !== null && isOne(entry)) as T[] // by isOne
}

/** An object of which nothing is known. */
type Loose = Readonly<Record<string, unknown>> | object
type Fields<T> = Partial<Record<keyof T, unknown>>

// As strict as the contract: one bad entry would have the account refuse all of them.
const ADDRESS = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)
const isTime = (value: unknown) =>
  matches(value, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/) && !Number.isNaN(Date.parse(value as string)) // matched

function isFavourite({ address, at }: Fields<Favourite>): boolean {
  return matches(address, ADDRESS) && isTime(at)
}

function isViewed({ address, at, times }: Fields<ViewedRug>): boolean {
  return matches(address, ADDRESS) && isTime(at) && Number.isInteger(times) && Number(times) >= 1
}

function isDesign({ id, address, name, link, at }: Fields<SavedDesign>): boolean {
  const texts = matches(name, /^(?=.*\S)\P{Cc}{1,80}$/u) && matches(link, /^[\w.-]{0,300}$/)
  return matches(id, UUID) && matches(address, ADDRESS) && texts && isTime(at)
}

function isAct(act: Loose): boolean {
  const { kind, design, id } = act as Readonly<Record<string, unknown>>
  if (kind === 'save') return typeof design === 'object' && design !== null && isDesign(design)
  if (kind === 'delete') return matches(id, UUID)
  return ['like', 'unlike', 'view'].includes(String(kind)) && isFavourite(act)
}
