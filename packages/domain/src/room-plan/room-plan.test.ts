import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decodeDesign, encodeDesign, AS_DRAWN } from '../rug/design-link.ts'
import { UNITS } from '../rug/size.ts'
import type { Point, Turn } from './box.ts'
import { withinRoom, withinWall, withPiece, withRoom } from './change-plan.ts'
import { clearances, reachesBeyond } from './clearances.ts'
import { type Doorway, fromSwing, swingOf } from './doorway.ts'
import { judgeRug, standingOn } from './judge-rug.ts'
import { boundsOf, PIECE_KINDS, PIECE_SIZES, type Piece } from './piece.ts'
import { placeRug, proposeRug, STEP_MM, targetsOf, WHOLE_ROOM } from './propose-rug.ts'
import { FIRST_PLAN, type PlacedRug, type RoomPlan } from './room-plan.ts'
import { CORNERS, cutBox, type Room, roomCorners, WALLS } from './room.ts'
import { nextUsualSizes, rugSides } from './rug-sides.ts'
import { FIRST_SAVED, readSavedPlan, savedPlanText } from './saved-plan.ts'

const rooms: fc.Arbitrary<Room> = fc
  .record({
    widthMm: fc.oneof(fc.integer({ min: 1200, max: 9000 }), fc.integer({ min: 5500, max: 9000 })),
    lengthMm: fc.oneof(fc.integer({ min: 1200, max: 9000 }), fc.integer({ min: 5500, max: 9000 })),
    cut: fc.option(
      fc.record({
        corner: fc.constantFrom(...CORNERS),
        widthMm: fc.integer({ min: 200, max: 4000 }),
        lengthMm: fc.integer({ min: 200, max: 4000 }),
      }),
    ),
  })
  .map((room) => withRoom({ room, doorway: null, pieces: [] }, {}).room)

const doorways: fc.Arbitrary<Doorway> = fc.record({
  wall: fc.constantFrom(...WALLS),
  atMm: fc.integer({ min: 0, max: 8000 }),
  widthMm: fc.integer({ min: 600, max: 1600 }),
  hinge: fc.constantFrom('start', 'end'),
  opens: fc.constantFrom('into', 'into', 'outOf'),
})

const pieces = fc.array(
  fc.record({
    kind: fc.constantFrom(...PIECE_KINDS),
    part: fc.double({ min: 0.6, max: 1.3, noNaN: true }),
    x: fc.oneof(fc.constantFrom(0, 0.5), fc.double({ min: 0, max: 1, noNaN: true })),
    y: fc.oneof(fc.constantFrom(0, 0.5), fc.double({ min: 0, max: 1, noNaN: true })),
    turn: fc.constantFrom<Turn>(0, 1, 2, 3),
    isRight: fc.boolean(),
    hasTables: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
)

const plans: fc.Arbitrary<RoomPlan> = fc
  .record({ room: rooms, doorway: fc.option(doorways, { freq: 4 }), drawn: pieces })
  .map(({ room, doorway, drawn }) => ({
    room,
    doorway: doorway && withinWall(room, doorway),
    pieces: drawn.map(({ kind, part, x, y, ...rest }, place) =>
      withinRoom(room, {
        ...rest,
        id: `${kind}-${place}`,
        kind,
        widthMm: Math.round(PIECE_SIZES[kind].usual[0] * part),
        depthMm: Math.round(PIECE_SIZES[kind].usual[1] * part),
        xMm: x * room.widthMm,
        yMm: y * room.lengthMm,
      }),
    ),
  }))

/** Points of a rug, its edge included, found without the rules' own sums. */
function pointsOf({ isRound, box: { left, top, right, bottom } }: PlacedRug): readonly Point[] {
  const parts = Array.from({ length: 25 }, (_, place) => place / 24)
  const all = parts.flatMap((u) => parts.map((v) => ({ x: left + u * (right - left), y: top + v * (bottom - top) })))
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const isIn = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y) <= (right - left) / 2
  return isRound ? all.filter(isIn) : all
}

/** Whether a point is in a polygon, by how often a line from it crosses the edges. */
function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  return corners.reduce((inside, one, place) => {
    const other = corners[(place + 1) % corners.length]!
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x
    return crosses ? !inside : inside
  }, false)
}

const proposals = fc.record({ plan: plans, unit: fc.constantFrom(...UNITS) }).chain(({ plan, unit }) =>
  fc.constantFrom(...targetsOf(plan)).map((target) => ({ plan, unit, target, proposal: proposeRug(plan, target, unit) })),
)

describe('a proposed rug', () => {
  it('lies in the room with 20 cm of floor before every wall, for every plan', () => {
    let found = 0
    fc.assert(
      fc.property(proposals, ({ plan, proposal }) => {
        if (!proposal.ok) return
        found++
        const corners = roomCorners(plan.room)
        for (const { x, y } of pointsOf(proposal.rug))
          for (const [dx, dy] of [[199, 0], [-199, 0], [0, 199], [0, -199]] as const)
            expect(isInside(corners, { x: x + dx, y: y + dy })).toBe(true)
      }),
      { numRuns: 150 },
    )
    expect(found).toBeGreaterThan(40)
  })

  it('is never under a door that opens into the room', () => {
    let found = 0
    fc.assert(
      fc.property(proposals, ({ plan, proposal }) => {
        const swing = plan.doorway?.opens === 'into' ? swingOf(plan.room, plan.doorway) : null
        if (!proposal.ok || !swing) return
        found++
        for (const { x, y } of pointsOf(proposal.rug)) expect(sweeps(swing, { x, y })).toBe(false)
      }),
      { numRuns: 250 },
    )
    expect(found).toBeGreaterThan(40)
  })

  it('is made in whole steps and travels in a link as it is', () => {
    fc.assert(
      fc.property(proposals, ({ proposal, unit }) => {
        if (!proposal.ok) return
        const { shape, width, length } = rugSides(proposal.rug, unit)
        for (const side of [width, length]) expect(Number(side) % (unit === 'cm' ? 10 : 0.5)).toBe(0)
        const { box } = proposal.rug
        expect(Math.max(Number(width), Number(length)) * (unit === 'cm' ? 10 : 304.8)).toBeCloseTo(
          Math.max(box.right - box.left, box.bottom - box.top),
          3,
        )
        const size = { shape, width, length, unit, quantity: 1, composed: true }
        const read = decodeDesign(encodeDesign({ ...AS_DRAWN, size }))
        expect(read.ok && read.design.size).toEqual(size)
      }),
      { numRuns: 150 },
    )
  })

  it('has each piece on it as its layout says, and no piece and no chair half on it', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(proposals, ({ plan, target, proposal }) => {
        if (!proposal.ok) return
        seen.add(proposal.layout)
        const { rug, layout } = proposal
        for (const piece of plan.pieces) expect(standingOn(piece, rug)).not.toBe('part')
        const bad = judgeRug(plan, rug).filter(({ kind }) => kind !== 'narrow')
        expect(bad).toEqual([])
        const piece = plan.pieces.find(({ id }) => id === target)
        if (!piece) return
        expect(standingOn(piece, rug)).toMatch(STANDING[layout] ?? /./)
        const own = boundsOf(piece)
        const reached = [own.left - rug.box.left, rug.box.right - own.right, own.top - rug.box.top, rug.box.bottom - own.bottom]
        if (layout === 'chairsOn')
          for (const mm of reached) expect(mm >= 599 && mm <= 751).toBe(true)
        if (layout === 'allLegs') expect(Math.min(...reached)).toBeGreaterThanOrEqual(199)
        const beside = piece.turn % 2 === 0 ? reached.slice(0, 2) : reached.slice(2)
        if (layout === 'bedSides') expect(Math.min(...beside)).toBeGreaterThanOrEqual(449)
        if (layout === 'frontLegs' && piece.kind === 'sofa') expect(Math.min(...beside)).toBeGreaterThanOrEqual(199)
      }),
      { numRuns: 600 },
    )
    expect([...seen].toSorted()).toEqual(expect.arrayContaining(['allLegs', 'bedSides', 'chairsOn', 'frontLegs', 'room']))
  })

  const STANDING: Readonly<Record<string, RegExp>> = {
    allLegs: /^all$/,
    frontLegs: /^front$/,
    before: /^off$/,
    chairsOn: /^all$/,
    bedSides: /^front$/,
  }
})

const alone = (piece: Partial<Piece> & Pick<Piece, 'kind'>, room: Partial<Room> = {}): RoomPlan => {
  const [widthMm, depthMm] = PIECE_SIZES[piece.kind].usual
  return {
    room: { widthMm: 5000, lengthMm: 6000, cut: null, ...room },
    doorway: null,
    pieces: [{ id: 'it', widthMm, depthMm, xMm: 2500, yMm: depthMm / 2, turn: 0, ...piece }],
  }
}

const proposed = (plan: RoomPlan, target = 'it') => {
  const proposal = proposeRug(plan, target, 'cm')
  if (!proposal.ok) return proposal
  const { shape, width, length } = rugSides(proposal.rug, 'cm')
  return `${proposal.layout}: ${shape} ${width} × ${length}`
}

describe('what a designer would lay', () => {
  it.each([
    ['a sofa at the wall', alone({ kind: 'sofa' }), 'frontLegs: rectangle 230 × 300'],
    ['a sofa that stands free', alone({ kind: 'sofa', yMm: 2500 }), 'allLegs: rectangle 300 × 360'],
    ['a table of 90 × 180', alone({ kind: 'dining', yMm: 3000 }), 'chairsOn: rectangle 240 × 330'],
    ['a round table of 120', alone({ kind: 'roundTable', yMm: 3000 }), 'chairsOn: round 270 × 270'],
    ['a bed of 160', alone({ kind: 'bed', hasTables: true }), 'bedSides: rectangle 240 × 300'],
    ['a bed in a corner', alone({ kind: 'bed', xMm: 800 }), 'bedBeside: rectangle 80 × 160'],
    ['a sofa in a narrow room', alone({ kind: 'sofa', xMm: 1300 }, { widthMm: 2600 }), 'before: rectangle 150 × 220'],
  ])('under %s', (_, plan, rug) => {
    expect(proposed(plan)).toBe(rug)
  })

  it('is nothing round a table whose chairs would fall off it, and says what is in the way', () => {
    expect(proposed(alone({ kind: 'dining', yMm: 1200 }, { widthMm: 3000 }))).toEqual({
      ok: false,
      refused: [{ layout: 'chairsOn', because: 'wall' }],
    })
  })

  it('fills a hall with a runner, and the larger part of an L', () => {
    const hall = { ...FIRST_PLAN, room: { widthMm: 1300, lengthMm: 5200, cut: null }, doorway: null, pieces: [] }
    expect(proposed(hall, WHOLE_ROOM)).toBe('runner: runner 90 × 480')
    const cut = { corner: 'topRight', widthMm: 2000, lengthMm: 1500 } as const
    const plan = { ...hall, room: { widthMm: 5000, lengthMm: 6000, cut } }
    expect(proposed(plan, WHOLE_ROOM)).toBe('room: rectangle 360 × 410')
  })

  it('says why all legs do not stand on it', () => {
    expect(proposeRug(alone({ kind: 'sofa' }), 'it', 'cm').refused).toEqual([{ layout: 'allLegs', because: 'wall' }])
  })

  it('is beside the usual sizes next to it, and those are judged', () => {
    const plan = alone({ kind: 'dining', yMm: 3000 })
    const proposal = proposeRug(plan, 'it', 'cm')
    if (!proposal.ok) throw new Error('no rug')
    const sizes = nextUsualSizes(proposal.rug, 'cm')
    expect(sizes.map(({ width, length }) => `${width} × ${length}`)).toEqual(['240 × 310', '300 × 400'])
    const small = placeRug(plan, 'it', proposal, { short: 1700, long: 2400 })
    expect(judgeRug(plan, small)).toEqual([{ kind: 'chairsOff', piece: 'dining', mm: 300 }])
  })
})

describe('a rug that is moved by hand', () => {
  const at = (left: number, top: number, width = 2000, length = 3000): PlacedRug => ({
    isRound: false,
    box: { left, top, right: left + width, bottom: top + length },
  })
  const { room, doorway } = FIRST_PLAN

  it.each([
    ['before a wall', at(100, 1500, 2000, 1500), ['nearWall']],
    ['under the door', at(300, 1700), ['underDoorway']],
    ['through a wall', at(-100, 1000, 2000, 1500), ['outside']],
    ['under one leg of the sofa', at(2000, 700), ['halfOn']],
    ['clear of everything', at(1500, 1500), []],
  ])('%s', (_, rug, kinds) => {
    expect(judgeRug(FIRST_PLAN, rug).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('has a door that opens outwards pass it by', () => {
    const outwards = { ...FIRST_PLAN, doorway: { ...doorway!, opens: 'outOf' as const } }
    expect(judgeRug(outwards, at(300, 1700))).toEqual([])
  })

  it('is measured to each wall that no furniture hides, and beyond the sofa', () => {
    const rug = at(600, 700, 3000, 2400)
    expect(clearances(FIRST_PLAN, rug).map(({ mm }) => mm)).toEqual([600, room.lengthMm - 3100, 600])
    expect(reachesBeyond(FIRST_PLAN.pieces[0]!, rug).map(({ mm }) => mm)).toEqual([400, 2100, 400])
  })
})

describe('the distance from a door to a rug', () => {
  it('is what points of both show', () => {
    fc.assert(
      fc.property(doorways, fc.nat(4000), fc.nat(4000), fc.integer({ min: 600, max: 3000 }), fc.boolean(), (doorway, left, top, side, isRound) => {
        const room = { widthMm: 5000, lengthMm: 6000, cut: null }
        const swing = swingOf(room, { ...doorway, wall: doorway.wall.startsWith('cut') ? 'left' : doorway.wall })!
        const rug = { isRound, box: { left, top, right: left + side, bottom: top + side } }
        const from = fromSwing(swing, rug)
        const near = Math.min(...pointsOf(rug).flatMap((point) => swept(swing).map(({ x, y }) => Math.hypot(x - point.x, y - point.y))))
        expect(from).toBeLessThanOrEqual(near + 1)
        expect(from).toBeGreaterThan(near - 220)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a plan', () => {
  it('is read as it was saved, and not at all once damaged', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const saved = { ...FIRST_SAVED, plan, target: WHOLE_ROOM }
        expect(readSavedPlan(savedPlanText(saved))).toEqual(JSON.parse(savedPlanText(saved)))
      }),
      { numRuns: 60 },
    )
    for (const text of [null, '', '{', 'null', '7', '{"plan":{}}', savedPlanText(FIRST_SAVED).replace('"kind":"sofa"', '"kind":"throne"')])
      expect(readSavedPlan(text)).toBeNull()
    expect(readSavedPlan(savedPlanText(FIRST_SAVED).replace('4200', '1e9'))).toBeNull()
  })

  it('finds floor for another piece', () => {
    const plan = PIECE_KINDS.reduce(withPiece, { ...FIRST_PLAN, room: { widthMm: 9000, lengthMm: 9000, cut: null } })
    expect(plan.pieces).toHaveLength(1 + PIECE_KINDS.length)
    expect(new Set(plan.pieces.map(({ id }) => id)).size).toBe(plan.pieces.length)
  })

  it('has all furniture out of a corner that is cut', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const cut = cutBox(plan.room)
        if (!cut) return
        for (const corner of roomCorners(plan.room)) expect(corner.x >= 0 && corner.x <= plan.room.widthMm).toBe(true)
        expect(roomCorners(plan.room)).toHaveLength(6)
      }),
    )
  })
})

it('steps are those in which rugs are sold', () => {
  expect(STEP_MM).toEqual({ cm: 100, ft: 152.4 })
})

function sweeps(swing: NonNullable<ReturnType<typeof swingOf>>, { x, y }: Point): boolean {
  const { hinge, shut, open, radius } = swing
  const along = (end: Point) => (x - hinge.x) * (end.x - hinge.x) + (y - hinge.y) * (end.y - hinge.y)
  return along(shut) > 0 && along(open) > 0 && Math.hypot(x - hinge.x, y - hinge.y) < radius - 0.01
}

function swept({ hinge, shut, open, radius }: NonNullable<ReturnType<typeof swingOf>>): readonly Point[] {
  const turns = Array.from({ length: 25 }, (_, place) => (place / 24) * (Math.PI / 2))
  return [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    turns.map((turn) => ({
      x: hinge.x + part * ((shut.x - hinge.x) * Math.cos(turn) + (open.x - hinge.x) * Math.sin(turn)),
      y: hinge.y + part * ((shut.y - hinge.y) * Math.cos(turn) + (open.y - hinge.y) * Math.sin(turn)) + 0 * radius,
    })),
  )
}
