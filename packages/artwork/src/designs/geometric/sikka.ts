import type { Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
    'A sikka is the lane between two houses. Here a single lane, in coral, runs without a break from a broad street into the smallest alleys of the old town. Olive night and pistachio on lime plaster, for a living room with plain walls.',
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
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.58, turns: true, heights: [150, 900], widths: [104, 260], most: 2.1 },
    (px, py, field) => drawing(field)(hand.x(px, py), hand.y(px, py)),
  ),
}

const hand = wobble(4, 40, 83)

/** Size of a block as a fraction of its distance from the old town: lanes of two scales never have to be joined. */
const GROWTH = 0.118
/** Radius of the innermost ring, and how far its centre lies outside the lower left corner of the cut, in cm. */
const FIRST_RADIUS = 22
const OUTSIDE = { x: 20, y: 16 }
/** Half the width of a lane as a fraction of a block, and at least in cm. */
const HALF_LANE = 0.115
const NARROWEST = 0.55
/** Chosen by eye from several seeds. */
const SEED = 5

const RINGS = 34
const BLOCKS = 14

const drawing = oncePerField((field) => {
  const blocks = laneBlocks((ring, block) => isVisible(field, ring, block))
  const lane = longestLane(blocks)
  return cartoon((x, y) => {
    const { out, turned, size } = blockCoordinates(field, x, y)
    const ring = Math.floor(out)
    const block = Math.floor(turned)
    const isBend = blocks.isBend(ring, block)
    const { corner, off } = bendAt(isBend, out - ring, turned - block)
    if (Math.abs(off) * size < Math.max(NARROWEST, HALF_LANE * size)) {
      return lane.has(keyOf(ring, block, corner)) ? CORAL : NIGHT
    }
    // Every lane has houses (plaster) on one side and courts (pistachio) on the other.
    const isEven = ((ring + block + (isBend ? 0 : 1)) & 1) === 0
    return off < 0 === isEven ? PLASTER : PISTACHIO
  }, field)
})

/** A point in blocks: rings out from the old town and blocks around it, with the size of a block there in cm. */
function blockCoordinates({ top, height }: Field, x: number, y: number) {
  const right = x + OUTSIDE.x
  const up = top + height + OUTSIDE.y - y
  const distance = Math.sqrt(right * right + up * up)
  return {
    out: Math.log(distance / FIRST_RADIUS) / GROWTH,
    turned: Math.atan2(up, right) / GROWTH,
    size: distance * GROWTH,
  }
}

function isVisible({ inset, top, height }: Field, ring: number, block: number): boolean {
  const distance = FIRST_RADIUS * Math.exp((ring + 0.5) * GROWTH)
  const angle = (block + 0.5) * GROWTH
  const x = distance * Math.cos(angle) - OUTSIDE.x
  const y = top + height + OUTSIDE.y - distance * Math.sin(angle)
  return inset(x, y) > -0.7 * GROWTH * distance
}

/**
 * A block is crossed by two quarter circles around opposite corners (Smith, "The Tiling Patterns of Sebastien Truchet",
 * Leonardo 1987). Returns the corner of the nearer one, and how far outside it the point is, in blocks.
 */
function bendAt(isBend: boolean, u: number, v: number): { corner: 0 | 1; off: number } {
  const across = isBend ? u : 1 - u
  const one = Math.sqrt(across * across + v * v) - 0.5
  const other = Math.sqrt((1 - across) ** 2 + (1 - v) ** 2) - 0.5
  return one < other ? { corner: 0, off: one } : { corner: 1, off: other }
}

type Blocks = {
  readonly visible: readonly (readonly [ring: number, block: number])[]
  readonly isBend: (ring: number, block: number) => boolean
}

/** Orients blocks at random, then flips every block between a looping lane and another lane to join the two. */
function laneBlocks(isIncluded: (ring: number, block: number) => boolean): Blocks {
  const flipped = new Set<number>()
  const isBend = (ring: number, block: number) =>
    hash(ring, block, SEED) < 0.5 !== flipped.has(keyOf(ring, block, 0))
  const visible = Array.from(
    { length: RINGS * BLOCKS },
    (_, k) => [k % RINGS, Math.floor(k / RINGS)] as const,
  ).filter(([ring, block]) => isIncluded(ring, block))
  const blocks = { visible, isBend }
  for (const [ring, block] of visible) {
    for (const corner of [0, 1] as const) {
      const { bends, isLoop } = follow(blocks, [ring, block], corner)
      if (isLoop && !bends.has(keyOf(ring, block, 1 - corner))) flipped.add(keyOf(ring, block, 0))
    }
  }
  return blocks
}

const keyOf = (ring: number, block: number, corner: number) => ((ring + 1) * 32 + block + 1) * 2 + corner

/** The neighbours of a block on its four sides: inwards, back, outwards, on. */
const NEIGHBOURS = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
] as const

/** Follows a lane both ways from one bend, to the edge of the town or back to the bend. */
function follow({ isBend, visible }: Blocks, from: readonly [number, number], corner: 0 | 1) {
  const bends = new Set<number>()
  const visibleKeys = new Set(visible.map(([ring, block]) => keyOf(ring, block, 0)))
  for (const way of [0, 1]) {
    let [ring, block] = from
    // A bend around corner 0 ends on side 1, one around corner 1 on side 3.
    let side = corner === 0 ? 1 : 3
    if (way === 1) side = acrossBend(isBend(ring, block), side)
    for (;;) {
      const out = acrossBend(isBend(ring, block), side)
      const key = keyOf(ring, block, side === 1 || out === 1 ? 0 : 1)
      if (way === 0 && bends.has(key)) return { bends, isLoop: true }
      bends.add(key)
      const [outwards, on] = NEIGHBOURS[out]!
      ring += outwards
      block += on
      side = (out + 2) % 4
      if (!visibleKeys.has(keyOf(ring, block, 0))) break
    }
  }
  return { bends, isLoop: false }
}

/** The side by which a lane leaves a block that it enters by `side`. */
const acrossBend = (isBend: boolean, side: number) => (isBend ? side ^ 1 : 3 - side)

function longestLane(blocks: Blocks): Set<number> {
  let longest = new Set<number>()
  for (const from of blocks.visible) {
    for (const corner of [0, 1] as const) {
      const { bends } = follow(blocks, from, corner)
      if (bends.size > longest.size) longest = bends
    }
  }
  return longest
}
