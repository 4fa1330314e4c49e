import { patternDistance } from '@nawl/domain/recommendation/pattern-distance'
import { paletteDistance } from '@nawl/domain/recommendation/palette'
import type { Cents } from '@nawl/domain/money/money'

import { couldBe, type ColorTerm, isOf, typicalOf } from './color-terms.ts'
import type { TraitedRug } from './rug-traits.ts'
import type { Companion, Quality, Wishes } from './wishes.ts'

/** Why a rug is shown. */
export type Reason =
  | { readonly kind: 'yarns'; readonly yarns: readonly string[] }
  | { readonly kind: 'with'; readonly yarn: string; readonly color: ColorTerm }
  | { readonly kind: 'ground'; readonly tone: 'light' | 'dark' }
  | { readonly kind: 'quality'; readonly quality: Quality }
  | { readonly kind: 'room' }
  | { readonly kind: 'collection' }
  | { readonly kind: 'like' }

export type Ranked = {
  readonly one: TraitedRug
  readonly price: Cents
  readonly score: number
  /** The strongest first. */
  readonly reasons: readonly Reason[]
}

type Given = {
  readonly priceOf: (one: TraitedRug) => Cents
  /** US cents. */
  readonly most: Cents | null
  /** Addresses that were shown before, or are open. */
  readonly seen: readonly string[]
}

/** Reasons count from this part of what they could add at most. */
const STRONG = 0.6
/** A quality is claimed of the upper part of the catalogue only. */
const CLAIMED = 0.7
/** A yarn of less than this is seen by nobody who looks for a colour. */
const LEAST_SHARE = 0.03
const FURTHER_OF_A_COLLECTION = 0.35
/** Two of one name among three are taken for one. */
const NAMESAKE = 1

/**
 * The rugs that nothing excludes, best first: no yarn of an unwanted colour, no unwanted collection, no price above the
 * most that may be spent. Each wish that a rug meets adds to its score and is a reason to show it.
 */
export function rankRugs(
  rugs: readonly TraitedRug[],
  wishes: Wishes,
  { priceOf, most, seen }: Given,
): Ranked[] {
  const liked = rugs.find(({ address }) => address === wishes.like) ?? null
  return rugs
    .filter((one) => !seen.includes(one.address) && one !== liked && !isExcluded(one, wishes))
    .map((one) => ({ one, price: priceOf(one) }))
    .filter(({ price }) => most === null || price <= most)
    .map(({ one, price }) => ({ one, price, ...meritsOf(one, wishes, liked) }))
    .toSorted((p, q) => byRanking(p, q, wishes) || q.score - p.score)
}

/** The best few, of several collections rather than of one where they are about as good. */
export function bestOf(ranked: readonly Ranked[], count: number, isOrdered: boolean): readonly Ranked[] {
  if (isOrdered) return ranked.slice(0, count)
  const left = [...ranked]
  const best: Ranked[] = []
  while (best.length < count && left.length > 0) {
    const worth = ({ one, score }: Ranked) =>
      score -
      FURTHER_OF_A_COLLECTION *
        best.filter((other) => other.one.rug.collection === one.rug.collection).length -
      NAMESAKE * best.filter((other) => other.one.rug.name === one.rug.name).length
    const next = left.reduce((p, q) => (worth(q) > worth(p) ? q : p))
    left.splice(left.indexOf(next), 1)
    best.push(next)
  }
  return best
}

function isExcluded(
  { yarns, rug }: TraitedRug,
  { unwanted, unwantedCollections, collections }: Wishes,
): boolean {
  if (unwantedCollections.includes(rug.collection)) return true
  if (collections.length > 0 && !collections.includes(rug.collection)) return true
  return unwanted.some((color) => yarns.some((yarn) => couldBe(color, yarn.color)))
}

function byRanking(p: Ranked, q: Ranked, { ranking }: Wishes): number {
  if (ranking === 'cheapest') return p.price - q.price
  if (ranking === 'dearest') return q.price - p.price
  if (ranking === 'fewestYarns') return p.one.yarns.length - q.one.yarns.length
  if (ranking === 'mostYarns') return q.one.yarns.length - p.one.yarns.length
  return ranking === 'newest' ? q.one.rug.code.localeCompare(p.one.rug.code) : 0
}

type Merit = { readonly worth: number; readonly most: number; readonly reason: Reason }

function meritsOf(one: TraitedRug, wishes: Wishes, liked: TraitedRug | null) {
  const merits = [
    ...wishes.colors.map((color) => colorMerit(one, color)),
    ...wishes.with.flatMap((companion) => companionMerits(one, companion)),
    ...wishes.qualities.map((quality): Merit => ({
      worth: 2 * one.qualities[quality],
      most: 2,
      reason: { kind: 'quality', quality },
    })),
    ...roomMerits(one, wishes),
    ...wishes.styles.map((style): Merit => ({
      worth: one.rug.styles.includes(style) ? 1.5 : 0,
      most: 1.5,
      reason: { kind: 'collection' },
    })),
    ...(liked ? [likeMerit(one, liked)] : []),
  ]
  const reasons = merits
    .filter(({ worth, most, reason }) => worth >= (reason.kind === 'quality' ? CLAIMED : STRONG) * most)
    .toSorted((p, q) => q.worth - p.worth)
    .map(({ reason }) => reason)
  return {
    score: merits.reduce((sum, { worth }) => sum + worth, 0),
    reasons: oncePerKind([
      ...reasons,
      ...(wishes.collections.length > 0 ? [{ kind: 'collection' as const }] : []),
    ]),
  }
}

function colorMerit({ yarns }: TraitedRug, color: ColorTerm): Merit {
  const of = yarns.filter((yarn) => yarn.share >= LEAST_SHARE && isOf(color, yarn.color))
  const share = of.reduce((sum, yarn) => sum + yarn.share, 0)
  const reason = { kind: 'yarns', yarns: of.map(({ name }) => name) } as const
  return { worth: of.length === 0 ? -1.5 : 2 + Math.min(1, share * 2.5), most: 3, reason }
}

/** Furniture is answered by a little of its colour; a floor by a ground that stands out from it. */
function companionMerits(one: TraitedRug, { thing, color, tone }: Companion): readonly Merit[] {
  const merits: Merit[] = []
  const floorTone = tone ?? (thing === 'floor' && color ? (typicalOf(color).l < 50 ? 'dark' : 'light') : null)
  if (thing === 'floor' && floorTone !== null) {
    const ground = floorTone === 'dark' ? 'light' : 'dark'
    merits.push({ worth: 1.2 * one.qualities[ground], most: 1.2, reason: { kind: 'ground', tone: ground } })
  }
  if (thing === 'furniture' && color !== null) {
    const echo = one.yarns
      .filter((yarn) => yarn.share >= LEAST_SHARE && isOf(color, yarn.color))
      .toSorted((p, q) => q.share - p.share)[0]
    // All of it in the sofa's colour would make one surface of both.
    const isTooMuch = echo !== undefined && echo.share > 0.7
    if (echo)
      merits.push({ worth: isTooMuch ? 0.6 : 2, most: 2, reason: { kind: 'with', yarn: echo.name, color } })
  }
  return merits
}

function roomMerits({ rug }: TraitedRug, { room }: Wishes): readonly Merit[] {
  return room === null ? [] : [{ worth: suitsRoom(rug, room), most: 1.6, reason: { kind: 'room' } }]
}

/** 1 for a rug that is shown in a room, and 1 for one whose description names it. */
export function suitsRoom(rug: TraitedRug['rug'], room: NonNullable<Wishes['room']>): number {
  return (rug.room === room ? 1 : 0) + (NAMED_ROOMS[room]?.test(rug.description) ? 1 : 0)
}

/** How the designs' descriptions name rooms. */
const NAMED_ROOMS: Partial<Record<NonNullable<Wishes['room']>, RegExp>> = {
  living: /living room|sitting room|family room|salon|sofa/i,
  dining: /dining/i,
  bedroom: /\bbed(?:room)?\b/i,
  hallway: /\bhall|corridor|landing|foyer/i,
  majlis: /majlis/i,
  library: /study|library|office|reading|workroom/i,
  playroom: /playroom|family room/i,
  gallery: /lobby|gallery/i,
  terrace: /terrace|garden room|veranda/i,
}

function likeMerit(one: TraitedRug, liked: TraitedRug): Merit {
  const pattern = patternDistance(one.style, liked.style) ?? 0.5
  const palette = Math.min(1, paletteDistance(one.style.palette, liked.style.palette) * 2)
  return { worth: 3 * (1 - (pattern + palette) / 2), most: 3, reason: { kind: 'like' } }
}

/** Yarns of several colours make one reason. */
function oncePerKind(reasons: readonly Reason[]): readonly Reason[] {
  const yarns = reasons.flatMap((reason) => (reason.kind === 'yarns' ? reason.yarns : []))
  return reasons
    .filter(({ kind }, at) => kind === 'quality' || reasons.findIndex((other) => other.kind === kind) === at)
    .map((reason) => (reason.kind === 'yarns' ? { ...reason, yarns: [...new Set(yarns)] } : reason))
}
