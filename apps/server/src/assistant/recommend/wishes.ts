import type { RoomId } from '@nawl/domain/rug/site-rooms'

import type { ColorTerm } from './color-terms.ts'

/** What a rug is to be like, apart from its colours; each is measured from the catalogue's data. */
export const QUALITIES = ['calm', 'bold', 'hidesDirt', 'small', 'light', 'dark', 'warm', 'cool'] as const
export type Quality = (typeof QUALITIES)[number]

/** What a rug has to go with. */
export type Companion = {
  readonly thing: 'floor' | 'furniture'
  /** Its colour; absent where only light or dark was said. */
  readonly color: ColorTerm | null
  readonly tone: 'light' | 'dark' | null
}

export type Ranking = 'cheapest' | 'dearest' | 'newest' | 'popular' | 'fewestYarns' | 'mostYarns'

/** The wishes in a message. */
export type Wishes = {
  readonly colors: readonly ColorTerm[]
  readonly unwanted: readonly ColorTerm[]
  readonly with: readonly Companion[]
  readonly qualities: readonly Quality[]
  readonly room: RoomId | null
  readonly collections: readonly string[]
  readonly unwantedCollections: readonly string[]
  readonly styles: readonly string[]
  /** What may be spent; a currency that is not reckoned in leaves the amount out. */
  readonly budget: { readonly amount: number; readonly currency: 'USD' | 'AED' | null | 'other' } | null
  readonly ranking: Ranking | null
  /** Like the rug on screen, or one that was named: its address. */
  readonly like: string | null
}

export const NO_WISHES: Wishes = {
  colors: [],
  unwanted: [],
  with: [],
  qualities: [],
  room: null,
  collections: [],
  unwantedCollections: [],
  styles: [],
  budget: null,
  ranking: null,
  like: null,
}

/** How many things are wished for. */
export function countOf(wishes: Wishes): number {
  const { room, budget, ranking, like, ...lists } = wishes
  return (
    [room, budget, ranking, like].filter((wish) => wish !== null).length +
    Object.values(lists).reduce((sum, list) => sum + list.length, 0)
  )
}

/** What was wished for before with what is added now; the later wish wins where both cannot be. */
export function addedTo(before: Wishes, now: Wishes): Wishes {
  const against: readonly (readonly [Quality, Quality])[] = [
    ['calm', 'bold'],
    ['light', 'dark'],
    ['warm', 'cool'],
  ]
  const isDropped = (quality: Quality) =>
    against.some(
      ([p, q]) =>
        (quality === p && now.qualities.includes(q)) || (quality === q && now.qualities.includes(p)),
    )
  const both = <Wish>(p: readonly Wish[], q: readonly Wish[]) => [...new Set([...p, ...q])]
  return {
    colors: both(before.colors, now.colors).filter((color) => !now.unwanted.includes(color)),
    unwanted: both(before.unwanted, now.unwanted).filter((color) => !now.colors.includes(color)),
    with: both(before.with, now.with),
    qualities: both(
      before.qualities.filter((quality) => !isDropped(quality)),
      now.qualities,
    ),
    room: now.room ?? before.room,
    collections: both(before.collections, now.collections).filter(
      (name) => !now.unwantedCollections.includes(name),
    ),
    unwantedCollections: both(before.unwantedCollections, now.unwantedCollections),
    styles: both(before.styles, now.styles),
    budget: now.budget ?? before.budget,
    ranking: now.ranking ?? before.ranking,
    like: now.like ?? before.like,
  }
}
