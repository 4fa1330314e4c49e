import type { SavedThings, MOST_SAVED, SavedDesign, SavedDesignRequest } from '@nawl/contract/account/saved'

/** A change to the saved things; times are ISO. */
export type SavedAction =
  | { readonly kind: 'like' | 'unlike' | 'view'; readonly address: string; readonly at: string }
  | { readonly kind: 'save'; readonly design: SavedDesign }
  | { readonly kind: 'delete'; readonly id: string }

export const NOTHING_SAVED: SavedThings = { favourites: [], designs: [], viewed: [] }

// Copied from the contract and checked by its type: importing its module would bring all of zod into the browser.
const MOST: typeof MOST_SAVED = { favourites: 500, designs: 200, viewed: 100 }

/** The saved things after an action. Actions are idempotent, except that views are counted. */
export function applied(kept: SavedThings, act: SavedAction): SavedThings {
  switch (act.kind) {
    case 'like': {
      const { address, at } = act
      return { ...kept, favourites: put(kept.favourites, { address, at }, isAt(address)) }
    }
    case 'unlike':
      return { ...kept, favourites: kept.favourites.filter((one) => !isAt(act.address)(one)) }
    case 'view': {
      const { address, at } = act
      const times = (kept.viewed.find(isAt(address))?.times ?? 0) + 1
      const viewed = put(kept.viewed, { address, at, times }, isAt(address))
      return { ...kept, viewed: viewed.slice(0, MOST.viewed) }
    }
    case 'save': {
      const isSame = ({ id }: SavedDesign) => id === act.design.id
      return { ...kept, designs: put(kept.designs, act.design, isSame) }
    }
    case 'delete':
      return { ...kept, designs: kept.designs.filter(({ id }) => id !== act.id) }
  }
}

/** Whether there are more favourites or designs than an account accepts. */
export function isTooMuch({ favourites, designs }: SavedThings): boolean {
  return favourites.length > MOST.favourites || designs.length > MOST.designs
}

/** Adds an action to the queue and drops earlier ones that it overrides. */
export function queued(queue: readonly SavedAction[], act: SavedAction): readonly SavedAction[] {
  const subject = subjectOf(act)
  return act.kind === 'view'
    ? [...queue, act]
    : [...queue.filter((earlier) => subjectOf(earlier) !== subject), act]
}

/** The API request for an action. */
export function requestOf(act: SavedAction): { readonly path: string; readonly init: RequestInit } {
  switch (act.kind) {
    case 'like':
      return { path: `/api/account/favourites/${act.address}`, init: { method: 'PUT' } }
    case 'unlike':
      return { path: `/api/account/favourites/${act.address}`, init: { method: 'DELETE' } }
    case 'view':
      return { path: `/api/account/viewed/${act.address}`, init: { method: 'PUT' } }
    case 'save': {
      const { id, address, name, link } = act.design
      const body: SavedDesignRequest = { address, name, link }
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'PUT', headers, body: JSON.stringify(body) }
      return { path: `/api/account/designs/${id}`, init }
    }
    case 'delete':
      return { path: `/api/account/designs/${act.id}`, init: { method: 'DELETE' } }
  }
}

/** Replaces an entry or adds it; latest first. */
function put<T extends { readonly at: string }>(
  list: readonly T[],
  entry: T,
  isSame: (other: T) => boolean,
): T[] {
  return [...list.filter((other) => !isSame(other)), entry].toSorted((p, q) => (p.at < q.at ? 1 : -1))
}

const isAt = (address: string) => (entry: { readonly address: string }) => entry.address === address

function subjectOf(act: SavedAction): string {
  switch (act.kind) {
    case 'like':
    case 'unlike':
      return `favourite ${act.address}`
    case 'view':
      return `view ${act.address}`
    case 'save':
      return `design ${act.design.id}`
    case 'delete':
      return `design ${act.id}`
  }
}
