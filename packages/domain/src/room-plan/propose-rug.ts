import { boundsMm, MOST_RATIO, RUNNER_RATIO } from '../rug/shape.ts'
import type { Unit } from '../rug/sizes/size.ts'
import type { Box } from './box.ts'
import { toWall, cutBox, roomHolds } from './room.ts'
import { isClearOfDoorway, liesWell } from './judge-rug.ts'
import { boundsOf, type Piece } from './piece.ts'
import type { PlacedRug, RoomPlan } from './room-plan.ts'
import { type Layout, type RugRule, ruledBox, rulesFor, TO_WALL_MM } from './rug-rules.ts'

/** What stands in the way of a layout. */
export type Obstacle = 'wall' | 'doorway' | 'furniture'

/** A layout that would be wanted more, and what is in its way. */
export type RefusedLayout = { readonly layout: Layout; readonly because: Obstacle }

export type RugProposal =
  | {
      readonly ok: true
      readonly rug: PlacedRug
      readonly layout: Layout
      readonly refused: readonly RefusedLayout[]
    }
  | { readonly ok: false; readonly refused: readonly RefusedLayout[] }

/** What the rug is for: a piece of furniture by its id, or the room as a whole. */
export type RugTarget = string

export const WHOLE_ROOM = 'room'
/** Rugs come in steps of ten centimetres or half a foot. */
export const STEP_MM: Readonly<Record<Unit, number>> = { cm: 100, ft: 152.4 }

/** The best rug for a piece of furniture or a room, in whole steps of `unit`, and why no better layout is possible. */
export function proposeRug(plan: RoomPlan, target: RugTarget, unit: Unit): RugProposal {
  const piece = plan.pieces.find(({ id }) => id === target)
  if (!piece) return forRoom(plan, unit)
  const refused: RefusedLayout[] = []
  const isFree = standsFree(plan, piece)
  if (!isFree && (piece.kind === 'sofa' || piece.kind === 'cornerSofa'))
    refused.push({ layout: 'allLegs', because: 'wall' })
  for (const rule of rulesFor(piece, isFree)) {
    const rug = bestOf(plan, piece, rule, unit)
    if (rug) return { ok: true, rug, layout: rule.layout, refused }
    if (refused.every(({ layout }) => layout !== rule.layout))
      refused.push({ layout: rule.layout, because: obstacleTo(plan, piece, rule) })
  }
  return { ok: false, refused }
}

/** What a rug can be proposed for: every piece but consoles, beds and sofas first; the whole room last. */
export function targetsOf({ pieces }: RoomPlan): readonly RugTarget[] {
  const wanted = pieces
    .filter((piece) => rulesFor(piece, false).length > 0)
    .toSorted((one, other) => Number(one.kind === 'desk') - Number(other.kind === 'desk'))
  return [...wanted.map(({ id }) => id), WHOLE_ROOM]
}

/** Where a rug of another size would lie for the same target, as well as it can. */
export function placeRug(
  plan: RoomPlan,
  target: RugTarget,
  like: RugProposal & { readonly ok: true },
  sides: {
    readonly short: number
    readonly long: number
  },
): PlacedRug {
  const { box, isRound } = like.rug
  const isWide = box.right - box.left >= box.bottom - box.top
  const [width, length] = isWide ? [sides.long, sides.short] : [sides.short, sides.long]
  const piece = plan.pieces.find(({ id }) => id === target)
  const rule = piece && rulesFor(piece, standsFree(plan, piece)).find(({ layout }) => layout === like.layout)
  if (piece && rule) {
    const turned = piece.turn % 2 === 1
    const [across, deep] = turned ? [length, width] : [width, length]
    const places = placesOf(piece, loosened(rule), across, deep)
    const sound = places.filter((place) => liesWell(plan, { isRound, box: place.box }))
    const best = (sound.length > 0 ? sound : places).toSorted((one, other) => one.cost - other.cost)[0]
    if (best) return { isRound, box: best.box }
  }
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const left = middle.x - width / 2
  const top = middle.y - length / 2
  return { isRound, box: { left, top, right: left + width, bottom: top + length } }
}

const ANY_MM = 4000

/** The same rule for a size that is too small or too large for it. */
function loosened(rule: RugRule): RugRule {
  const free = ({ best }: RugRule['front']) => ({ least: best - ANY_MM, best, most: best + ANY_MM })
  const { back, front, left, right } = rule
  // Round a table it stays in the middle; under a sofa or bed its edge stays where it is.
  return {
    ...rule,
    back: isAlike(back, front) ? free(back) : back,
    front: free(front),
    left: free(left),
    right: free(right),
  }
}

/** Whether a piece stands so far off the wall behind it that a rug can show there. */
function standsFree({ room }: RoomPlan, piece: Piece): boolean {
  const { left, top, right, bottom } = boundsOf(piece)
  const x = [(left + right) / 2, right, (left + right) / 2, left][piece.turn] ?? 0
  const y = [top, (top + bottom) / 2, bottom, (top + bottom) / 2][piece.turn] ?? 0
  const way = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ][piece.turn] ?? { x: 0, y: -1 }
  return toWall(room, { x, y }, way) >= 2 * TO_WALL_MM.least
}

type Place = { readonly box: Box; readonly cost: number }

function bestOf(plan: RoomPlan, piece: Piece, rule: RugRule, unit: Unit): PlacedRug | null {
  const isRound = rule.isRound ?? false
  const { widthMm, depthMm } = piece
  const { back, front, left, right } = rule
  let best: Place | null = null
  for (const across of steps(widthMm + left.least + right.least, widthMm + left.most + right.most, unit))
    for (const deep of isRound
      ? [across]
      : steps(depthMm + back.least + front.least, depthMm + back.most + front.most, unit)) {
      if (!isMade(isRound, across, deep)) continue
      for (const place of placesOf(piece, rule, across, deep)) {
        const cost = place.cost + (roomHolds(plan.room, place.box, TO_WALL_MM.usual) ? 0 : NEAR_WALL_COST)
        if ((!best || cost < best.cost - 1e-9) && liesWell(plan, { isRound, box: place.box }))
          best = { ...place, cost }
      }
    }
  return best && { isRound, box: best.box }
}

/** As unwelcome as an edge that is a third of its range away from the best. */
const NEAR_WALL_COST = 0.11
/** How far places that are tried lie apart. */
const PLACE_MM = 50
const BACKS = 4

/** Every place at which a rug of that size obeys the rule, with how far it is from the best. */
function placesOf(piece: Piece, rule: RugRule, across: number, deep: number): readonly Place[] {
  const { widthMm, depthMm } = piece
  const { back, front, left, right } = rule
  const spare = across - widthMm
  const [leastLeft, mostLeft] = [
    Math.max(left.least, spare - right.most),
    Math.min(left.most, spare - right.least),
  ]
  const isEven = isAlike(left, right)
  const lefts = [...(isEven ? [spare / 2] : []), ...range(leastLeft, mostLeft, PLACE_MM)]
  const isEvenDeep = isAlike(back, front)
  const first = isEvenDeep ? (deep - depthMm) / 2 : back.best
  const backs = [first, ...range(back.least, back.most, (back.most - back.least) / BACKS)]
  return backs.flatMap((behind) => {
    const before = deep - depthMm - behind
    if (!isWithin(front, before)) return []
    return lefts
      .filter((at) => isWithin(left, at) && isWithin(right, spare - at))
      .map((at) => ({
        box: ruledBox(piece, { back: behind, left: at, across, deep }),
        cost:
          off(back, behind) +
          off(front, before) +
          off(left, at) +
          off(right, spare - at) +
          (isEven ? Math.abs(2 * at - spare) / 1000 : 0) +
          (isEvenDeep ? Math.abs(behind - before) / 1000 : 0),
      }))
  })
}

/** Whether a rug should reach as far beyond one side as beyond the other. */
const isAlike = (one: RugRule['front'], other: RugRule['front']) => one.best === other.best

const isWithin = ({ least, most }: RugRule['front'], value: number) =>
  value >= least - 0.01 && value <= most + 0.01

const off = ({ least, best, most }: RugRule['front'], value: number) =>
  ((value - best) / Math.max(most - least, 100)) ** 2

/** What is in the way of the smallest rug that a rule allows. */
function obstacleTo(plan: RoomPlan, piece: Piece, { back, front, left, right }: RugRule): Obstacle {
  const box = ruledBox(piece, {
    back: back.least,
    left: left.least,
    across: piece.widthMm + left.least + right.least,
    deep: piece.depthMm + back.least + front.least,
  })
  if (!roomHolds(plan.room, box, TO_WALL_MM.least)) return 'wall'
  return isClearOfDoorway(plan, { isRound: false, box }) ? 'furniture' : 'doorway'
}

/** The largest rug that leaves the floor bare that is usual for a room of that size. */
function forRoom(plan: RoomPlan, unit: Unit): RugProposal {
  const found = regionsOf(plan)
    .map((region) => largestIn(plan, region, unit))
    .filter((box) => box !== null)
    .toSorted((one, other) => areaOf(other) - areaOf(one))[0]
  if (!found) {
    const because = plan.pieces.length > 0 ? 'furniture' : plan.doorway ? 'doorway' : 'wall'
    return { ok: false, refused: [{ layout: 'room', because }] }
  }
  const [width, length] = [found.right - found.left, found.bottom - found.top]
  const isRunner = Math.max(width, length) / Math.min(width, length) >= RUNNER_RATIO
  return { ok: true, rug: { isRound: false, box: found }, layout: isRunner ? 'runner' : 'room', refused: [] }
}

/** The room, or the two largest rectangles of an L. */
function regionsOf({ room }: RoomPlan): readonly Box[] {
  const all = { left: 0, top: 0, right: room.widthMm, bottom: room.lengthMm }
  const cut = cutBox(room)
  if (!cut) return [all]
  return [
    cut.left === 0 ? { ...all, left: cut.right } : { ...all, right: cut.left },
    cut.top === 0 ? { ...all, top: cut.bottom } : { ...all, bottom: cut.top },
  ]
}

function largestIn(plan: RoomPlan, region: Box, unit: Unit): Box | null {
  const [wide, long] = [region.right - region.left, region.bottom - region.top]
  const bare = bareFloor(Math.min(wide, long))
  const tried = (most: number) => steps(0, most, unit).slice(-SMALLER_SIZES)
  const sizes = tried(wide - 2 * bare)
    .flatMap((width) => tried(long - 2 * bare).map((length) => ({ width, length })))
    .filter(({ width, length }) => isMade(false, width, length))
    .toSorted((one, other) => other.width * other.length - one.width * one.length)
  let best: { readonly box: Box; readonly worth: number } | null = null
  for (const { width, length } of sizes) {
    // Sizes descend: no later one is worth more.
    if (best && width * length <= best.worth) break
    const lefts = outwards((wide - width) / 2, (wide - width) / 2 - TO_WALL_MM.least)
    const tops = outwards((long - length) / 2, (long - length) / 2 - TO_WALL_MM.least)
    for (const left of lefts)
      for (const top of tops) {
        const box = {
          left: region.left + left,
          top: region.top + top,
          right: region.left + left + width,
          bottom: region.top + top + length,
        }
        const aside = Math.abs(left - (wide - width) / 2) / wide + Math.abs(top - (long - length) / 2) / long
        const worth = width * length * (1 - ASIDE_COST * aside)
        if ((!best || worth > best.worth) && liesWell(plan, { isRound: false, box })) best = { box, worth }
      }
  }
  return best?.box ?? null
}

/** How much smaller a rug may be to lie in the middle: out of it, a rug looks as if it had slipped. */
const ASIDE_COST = 3

function bareFloor(side: number): number {
  return side < 3000 ? TO_WALL_MM.least : side < 4500 ? TO_WALL_MM.usual : TO_WALL_MM.most
}

/** Sizes that are tried on each side, from the largest down. */
const SMALLER_SIZES = 14

/** The middle, then places on both sides of it, farther and farther away. */
const outwards = (middle: number, reach: number): readonly number[] =>
  [0, 0.5, -0.5, 1, -1].map((part) => middle + part * Math.max(0, reach))

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

/** Whether we make a rug of those sides. */
export function isMade(isRound: boolean, width: number, length: number): boolean {
  const { smallest, largest } = boundsMm(isRound ? 'round' : 'rectangle')
  const [long, short] = [Math.max(width, length), Math.min(width, length)]
  return (
    long >= smallest[0] &&
    short >= smallest[1] &&
    long <= largest[0] &&
    short <= largest[1] &&
    long / short <= MOST_RATIO
  )
}

function steps(least: number, most: number, unit: Unit): readonly number[] {
  const step = STEP_MM[unit]
  const first = Math.ceil(least / step - 1e-9)
  const last = Math.floor(most / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step)
}

function range(least: number, most: number, step: number): readonly number[] {
  if (most < least) return []
  return Array.from(
    { length: Math.floor((most - least) / Math.max(step, 1)) + 1 },
    (_, place) => least + place * Math.max(step, 1),
  )
}
