import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { wobble } from '../../patterns/wobble.ts'

const PLASTER = 0
const PISTACHIO = 1
const NIGHT = 2
const CORAL = 3

export const sikka: Design = {
  id: 'sikka',
  name: 'Sikka',
  collection: 'Geometric',
  tags: [],
  description:
    'A sikka is the lane between two houses: one of them, in coral, is followed without a break from a broad street into the smallest alleys of the old town. Olive night and pistachio on lime plaster, for a living room with plain walls.',
  room: 'living',
  yarns: [
    { name: 'lime plaster', hex: '#EAE1CA', share: 30.5 },
    { name: 'pistachio', hex: '#B7BE90', share: 33 },
    { name: 'olive night', hex: '#2E3426', share: 25.5 },
    { name: 'coral lane', hex: '#DB5B3B', share: 11 },
  ],
  palettes: [
    { name: 'Rose court', hexes: ['#E6C9B5', '#D3A084', '#4C1C24', '#3F6C74'] },
    { name: 'Fog', hexes: ['#DCDCD7', '#A9B0B4', '#33393F', '#D9A441'] },
  ],
  cropCentre: 0.58,
  draw: (px, py, cut) => town(cut)(hand.x(px, py), hand.y(px, py)),
}

const hand = wobble(4, 40, 83)

/** A block is this part of its distance from the old town, so that lanes of two scales never have to be joined. */
const GROWTH = 0.118
/** The innermost ring, and how far outside the lower left corner of the cut the town was begun. */
const FIRST = 22
const OUTSIDE = { x: 20, y: 16 }
/** Of a block: half the lane; and in cm, what a foot still finds. */
const HALF_LANE = 0.115
const NARROWEST = 0.55
/** Which of many towns; looked at, and chosen. */
const SEED = 5

const RINGS = 24
const BLOCKS = 14

const town = oncePerCut((cut) => {
  const blocks = laneBlocks((ring, block) => isSeen(cut, ring, block))
  const lane = longestLane(blocks)
  return cartoon(
    (x, y) => {
      const { out, turned, size } = fromTown(cut, x, y)
      const ring = Math.floor(out)
      const block = Math.floor(turned)
      const isBend = blocks.isBend(ring, block)
      const { corner, off } = bendAt(isBend, out - ring, turned - block)
      if (Math.abs(off) * size < Math.max(NARROWEST, HALF_LANE * size)) {
        return lane.has(keyOf(ring, block, corner)) ? CORAL : NIGHT
      }
      // Every lane has houses on one side and courts on the other.
      const isEven = ((ring + block + (isBend ? 0 : 1)) & 1) === 0
      return off < 0 === isEven ? PLASTER : PISTACHIO
    },
    cut.top,
    cut.height,
  )
})

/** A place in blocks: rings out from the old town and blocks round it, and how large in cm the blocks are there. */
function fromTown({ top, height }: Cut, x: number, y: number) {
  const right = x + OUTSIDE.x
  const up = top + height + OUTSIDE.y - y
  const away = Math.sqrt(right * right + up * up)
  return { out: Math.log(away / FIRST) / GROWTH, turned: Math.atan2(up, right) / GROWTH, size: away * GROWTH }
}

function isSeen({ inset, top, height }: Cut, ring: number, block: number): boolean {
  const away = FIRST * Math.exp((ring + 0.5) * GROWTH)
  const angle = (block + 0.5) * GROWTH
  const x = away * Math.cos(angle) - OUTSIDE.x
  const y = top + height + OUTSIDE.y - away * Math.sin(angle)
  return inset(x, y) > -0.7 * GROWTH * away
}

/**
 * A block is crossed by two quarter circles about opposite corners (Smith, "The Tiling Patterns of Sebastien
 * Truchet", Leonardo 1987). Which is nearer, 0 or 1, and how far outside it a place is, in blocks.
 */
function bendAt(isBend: boolean, u: number, v: number): { corner: 0 | 1; off: number } {
  const across = isBend ? u : 1 - u
  const one = Math.sqrt(across * across + v * v) - 0.5
  const other = Math.sqrt((1 - across) ** 2 + (1 - v) ** 2) - 0.5
  return one < other ? { corner: 0, off: one } : { corner: 1, off: other }
}

type Blocks = {
  readonly seen: readonly (readonly [ring: number, block: number])[]
  readonly isBend: (ring: number, block: number) => boolean
}

/** Throws the blocks, then turns every block that lies between a lane which only runs round and another one: that joins them. */
function laneBlocks(isThere: (ring: number, block: number) => boolean): Blocks {
  const turned = new Set<number>()
  const isBend = (ring: number, block: number) =>
    hash(ring, block, SEED) < 0.5 !== turned.has(keyOf(ring, block, 0))
  const seen = Array.from(
    { length: RINGS * BLOCKS },
    (_, k) => [k % RINGS, Math.floor(k / RINGS)] as const,
  ).filter(([ring, block]) => isThere(ring, block))
  const blocks = { seen, isBend }
  for (const [ring, block] of seen) {
    for (const corner of [0, 1] as const) {
      const { bends, isRound } = follow(blocks, [ring, block], corner)
      if (isRound && !bends.has(keyOf(ring, block, 1 - corner))) turned.add(keyOf(ring, block, 0))
    }
  }
  return blocks
}

const keyOf = (ring: number, block: number, corner: number) => ((ring + 1) * 32 + block + 1) * 2 + corner

/** The blocks beyond the four sides of one: inwards, back, outwards, on. */
const BEYOND = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
] as const

/** Walks a lane from one bend both ways, to where the town ends or to the bend again. */
function follow({ isBend, seen }: Blocks, from: readonly [number, number], corner: 0 | 1) {
  const bends = new Set<number>()
  const there = new Set(seen.map(([ring, block]) => keyOf(ring, block, 0)))
  for (const way of [0, 1]) {
    let [ring, block] = from
    // A bend about corner 0 has an end on side 1, one about corner 1 on side 3.
    let side = corner === 0 ? 1 : 3
    if (way === 1) side = acrossBend(isBend(ring, block), side)
    for (;;) {
      const out = acrossBend(isBend(ring, block), side)
      const key = keyOf(ring, block, side === 1 || out === 1 ? 0 : 1)
      if (way === 0 && bends.has(key)) return { bends, isRound: true }
      bends.add(key)
      const [outwards, on] = BEYOND[out]!
      ring += outwards
      block += on
      side = (out + 2) % 4
      if (!there.has(keyOf(ring, block, 0))) break
    }
  }
  return { bends, isRound: false }
}

/** Where a lane that comes in by a side leaves the block. */
const acrossBend = (isBend: boolean, side: number) => (isBend ? side ^ 1 : 3 - side)

function longestLane(blocks: Blocks): Set<number> {
  let longest = new Set<number>()
  for (const from of blocks.seen) {
    for (const corner of [0, 1] as const) {
      const { bends } = follow(blocks, from, corner)
      if (bends.size > longest.size) longest = bends
    }
  }
  return longest
}
