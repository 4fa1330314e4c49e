import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withPiece } from './change-plan.ts'
import { clearances, reachesBeyond } from './clearances.ts'
import { judgeRug } from './judge-rug.ts'
import { PIECE_KINDS, PIECE_SIZES, type Piece } from './piece.ts'
import { plans } from './plan-arbitraries.ts'
import { placeRug, proposeRug, WHOLE_ROOM } from './propose-rug.ts'
import { FIRST_PLAN, type PlacedRug, type RoomPlan } from './room-plan.ts'
import { type Room, roomCorners } from './room.ts'
import { nextUsualSizes, rugSides } from './rug-sides.ts'
import { FIRST_SAVED, readSavedPlan, savedPlanText } from './saved-plan.ts'

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
    [
      'a sofa in a narrow room',
      alone({ kind: 'sofa', xMm: 1300 }, { widthMm: 2600 }),
      'before: rectangle 150 × 220',
    ],
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
    const hall = {
      ...FIRST_PLAN,
      room: { widthMm: 1300, lengthMm: 5200, cut: null },
      doorway: null,
      pieces: [],
    }
    expect(proposed(hall, WHOLE_ROOM)).toBe('runner: runner 90 × 480')
    const cut = { corner: 'topRight', widthMm: 2000, lengthMm: 1500 } as const
    const plan = { ...hall, room: { widthMm: 5000, lengthMm: 6000, cut } }
    expect(proposed(plan, WHOLE_ROOM)).toBe('room: rectangle 360 × 410')
  })

  it('says why all legs do not stand on it', () => {
    expect(proposeRug(alone({ kind: 'sofa' }), 'it', 'cm').refused).toEqual([
      { layout: 'allLegs', because: 'wall' },
    ])
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

describe('a plan', () => {
  it('is read as it was saved, and not at all once damaged', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const saved = { ...FIRST_SAVED, plan, target: WHOLE_ROOM }
        expect(readSavedPlan(savedPlanText(saved))).toEqual(JSON.parse(savedPlanText(saved)))
      }),
      { numRuns: 60 },
    )
    for (const text of [
      null,
      '',
      '{',
      'null',
      '7',
      '{"plan":{}}',
      savedPlanText(FIRST_SAVED).replace('"kind":"sofa"', '"kind":"throne"'),
    ])
      expect(readSavedPlan(text)).toBeNull()
    expect(readSavedPlan(savedPlanText(FIRST_SAVED).replace('4200', '1e9'))).toBeNull()
  })

  it('finds floor for another piece', () => {
    const plan = PIECE_KINDS.reduce(withPiece, {
      ...FIRST_PLAN,
      room: { widthMm: 9000, lengthMm: 9000, cut: null },
    })
    expect(plan.pieces).toHaveLength(1 + PIECE_KINDS.length)
    expect(new Set(plan.pieces.map(({ id }) => id)).size).toBe(plan.pieces.length)
  })

  it('has all furniture in the room, or in the middle of one that is too small for it', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(roomCorners(plan.room)).toHaveLength(plan.room.cut ? 6 : 4)
        for (const { xMm, yMm } of plan.pieces) {
          expect(xMm >= 0 && xMm <= plan.room.widthMm).toBe(true)
          expect(yMm >= 0 && yMm <= plan.room.lengthMm).toBe(true)
        }
      }),
    )
  })
})
