import { paletteDistance } from './palette.ts'
import { patternDistance } from './pattern-distance.ts'
import { COMES_BACK, type Liking, type RugStyle, weightOf } from './taste.ts'

/** At most this many of twelve rugs are from one collection. */
export const MOST_OF_A_COLLECTION = 3

export type Recommended = {
  readonly address: string
  readonly because: {
    readonly address: string
    readonly likes: Liking['likes']
    readonly shares: string
    readonly text: string
  }
}

/**
 * Up to `most` rugs for a taste, best first; none if nothing is known. The order of rugs and likings does not matter.
 * Favourites and saved rugs are never included. Viewed rugs come last, because an empty list helps nobody who has
 * seen the whole shop; rugs viewed repeatedly are left out.
 */
export function recommend(
  rugs: readonly RugStyle[],
  likings: readonly Liking[],
  most: number,
): Recommended[] {
  const known = new Set(likings.filter(isKnown).map(({ look }) => look.address))
  const rarity = rarestFirst(rugs)
  const looked = new Set(likings.map(({ look }) => look.address))
  const ranked = rugs
    .filter(({ address }) => !known.has(address))
    .map((rug) => ({ rug, isSeen: looked.has(rug.address), ...appeal(rug, likings, rarity) }))
    .toSorted(
      (one, other) =>
        Number(one.isSeen) - Number(other.isSeen) ||
        other.score - one.score ||
        compare(one.rug.address, other.rug.address),
    )
  const chosen: Recommended[] = []
  const counts = new Map<string, number>()
  for (const { rug, claim } of ranked) {
    const count = counts.get(rug.collection) ?? 0
    if (!claim || count >= MOST_OF_A_COLLECTION || chosen.length >= most) continue
    counts.set(rug.collection, count + 1)
    chosen.push(recommended(rug, claim))
  }
  return chosen
}

/** A similarity between a rug and a liked one in one respect, and its weight. */
type Claim = { readonly liking: Liking; readonly shares: string; readonly strength: number }

const isKnown = (liking: Liking) => liking.likes !== 'viewed' || liking.times >= COMES_BACK

/** At these distances rugs count a third of an identical rug. */
const NEAR_PALETTE = 0.1
const NEAR_PATTERN = 0.2
/** Beyond this distance patterns do not look alike. */
const ALIKE_PATTERN = 0.35
/** Colours matter more to people than the drawing. */
const OF_PALETTE = 0.6

/**
 * How well a rug matches a taste, and the strongest true reason, if any. Computed in integers, so that the sum does
 * not depend on the order.
 */
function appeal(rug: RugStyle, likings: readonly Liking[], rarity: (p: string, q: string) => number) {
  const families = rug.families.toSorted(rarity)
  const patterns = new Map<string, number | null>()
  let score = 0
  let claim: Claim | null = null
  for (const liking of likings) {
    const { look } = liking
    // A rug is not recommended because of itself.
    if (look.address === rug.address) continue
    // One rug may have two hundred saved designs, all with the same drawing.
    const pattern = patterns.get(look.address) ?? patternDistance(look, rug)
    patterns.set(look.address, pattern)
    const weight = weightOf(liking)
    const byPalette = weight * OF_PALETTE * nearness(paletteDistance(look.palette, rug.palette), NEAR_PALETTE)
    const byPattern = pattern === null ? 0 : weight * (1 - OF_PALETTE) * nearness(pattern, NEAR_PATTERN)
    score += Math.round((byPalette + byPattern) * 2 ** 30)
    // Of several common families the rarest says most.
    const family = families.find((family) => look.families.includes(family))
    if (family !== undefined) claim = stronger(claim, { liking, shares: family, strength: byPalette })
    if (pattern !== null && pattern <= ALIKE_PATTERN)
      claim = stronger(claim, { liking, shares: PATTERN, strength: byPattern })
  }
  return { score, claim }
}

const nearness = (distance: number, near: number) => Math.exp(-distance / near)

/** Orders colour families by their number of rugs. */
function rarestFirst(rugs: readonly RugStyle[]): (p: string, q: string) => number {
  const members = new Map<string, number>()
  for (const family of rugs.flatMap(({ families }) => families))
    members.set(family, (members.get(family) ?? 0) + 1)
  return (p, q) => (members.get(p) ?? 0) - (members.get(q) ?? 0) || compare(p, q)
}

function stronger(one: Claim | null, other: Claim): Claim {
  if (one === null) return other
  const order =
    one.strength - other.strength ||
    weightOf(one.liking) - weightOf(other.liking) ||
    compare(other.liking.look.address, one.liking.look.address) ||
    compare(other.shares, one.shares)
  return order < 0 ? other : one
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function recommended(rug: RugStyle, { liking, shares }: Claim): Recommended {
  const { likes, look } = liking
  return {
    address: rug.address,
    because: { address: look.address, likes, shares, text: because(liking, shares, rug) },
  }
}

/** Names of the colour families within a sentence. */
const FAMILY_WORDS: Readonly<Record<string, string>> = {
  neutral: 'neutrals',
  'earth-tones': 'earth tones',
  grey: 'greys',
  blues: 'blues',
  'rich-colors': 'rich colours',
}

/** What two rugs have in common: `pattern`, or a shared colour family. */
const PATTERN = 'pattern'

/** The reason for a recommendation, continuing "Recommended …". */
function because(liking: Liking, shares: string, recommended: RugStyle): string {
  const name = nameBeside(liking.look, recommended)
  if (liking.likes === 'viewed')
    return liking.times >= COMES_BACK
      ? `because you keep coming back to ${name}`
      : `because you looked at ${name}`
  const words = FAMILY_WORDS[shares] ?? shares
  if (liking.likes === 'favourite') return `because you like ${name}’s ${words}`
  return shares === PATTERN
    ? `because you saved ${name}’s pattern`
    : `because you saved ${article(name)} ${name} in ${words}`
}

/** Some names occur in two collections; then the collection is added. */
function nameBeside(look: RugStyle, other: RugStyle): string {
  return look.name === other.name ? `${look.collection} ${look.name}` : look.name
}

const article = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a')
