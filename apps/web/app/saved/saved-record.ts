import type { Favourite, SavedThings, SavedDesign, ViewedRug } from '@nawl/contract/account/saved'

import { applied, type SavedAction, NOTHING_SAVED } from './saved-actions.ts'

/** The browser's record of the saved things. */
export type SavedRecord = {
  readonly version: 1
  /** A person's id, or null for a visitor without an account. */
  readonly owner: string | null
  /** All of a visitor's things; for a person, those the account is known to have. */
  readonly base: SavedThings
  /** Whether the base belongs to a visitor who has signed in since, and has not been merged into the account yet. */
  readonly unmerged: boolean
  /** Actions not yet sent to the account, oldest first. */
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

/** What is shown: the base with all queued actions applied. */
export function savedOf({ base, queue }: SavedRecord): SavedThings {
  return queue.reduce(applied, base)
}

/**
 * What a visitor brings to the account. Queued views are left out, because sending them later would count them twice.
 */
export function broughtToAccount({ base, queue }: SavedRecord): SavedThings {
  return queue.filter(({ kind }) => kind !== 'view').reduce(applied, base)
}

/**
 * The record once the person is known; unchanged while `undefined`. A visitor's things go to the person who signs in.
 * A person's things are removed when they sign out, except those that are still the visitor's.
 */
export function claimed(record: SavedRecord, person: string | null | undefined): SavedRecord {
  if (person === undefined || person === record.owner) return record
  const visitors = record.owner === null || record.unmerged ? record.base : NOTHING_SAVED
  const hasAny = Object.values(visitors).some((list) => list.length > 0)
  return { ...EMPTY_RECORD, owner: person, base: visitors, unmerged: person !== null && hasAny }
}

/** Reads a record from JSON. Damaged entries are dropped; unreadable text gives an empty record. */
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

/** An object with unknown properties. */
type Loose = Readonly<Record<string, unknown>> | object
type Fields<T> = Partial<Record<keyof T, unknown>>

// As strict as the contract: one invalid entry would make the account refuse all of them.
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
