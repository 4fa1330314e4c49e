import { describe, expect, it } from 'vitest'

import { differenceOf } from './current-rug.ts'
import { drawn, currentRug } from './current-rug-fixture.ts'
import type { WorkshopNote } from './workshop-note.ts'
import { workshopNotesOf } from './workshop-notes-of.ts'

const [WOOL, BRICK, NAVY, NEAR_BRICK] = ['#E6DAC3', '#A8452F', '#26323D', '#AB4A33'] as const
const ft = (width: string, length: string) => ({
  shape: 'rectangle' as const,
  unit: 'ft' as const,
  width,
  length,
  quantity: 1,
})

/** Two lines of three pixels. */
const isLine = (y: number) => (y >= 400 && y < 403) || (y >= 450 && y < 453)
/** 500 × 800: brick above, navy lines across wool below. */
const striped = drawn([WOOL, BRICK, NAVY], 500, 800, (_, y) => (isLine(y) ? 2 : y < 300 ? 1 : 0))
const only = (notes: readonly WorkshopNote[]) => {
  expect(notes).toHaveLength(1)
  return notes[0]!
}
const kinds = (note: WorkshopNote) => note.fixes.map(({ kind }) => kind)

describe('a thin line', () => {
  const small = ft('2', '3.2')
  it('has no note at the size it is drawn at', () => {
    expect(workshopNotesOf(currentRug(striped))).toEqual([])
    expect(workshopNotesOf(currentRug(striped, { size: ft('2', '') }))).toEqual([])
  })
  it('has a note when the rug is so small that it is thinner than a tuft', () => {
    // 610 mm over 500 pixels: a tuft is two and a half of them.
    expect(workshopNotesOf(currentRug(striped, { size: small }))).toEqual([])
    const note = only(workshopNotesOf(currentRug(striped, { size: ft('1.4', '2.24') })))
    expect(note).toMatchObject({ kind: 'thin', areLines: true, yarns: [{ hex: NAVY }] })
    expect(note.where).toMatchObject({ kind: 'thin', yarns: [2], thickness: 4 })
  })
  it('is fixed by the smallest rug that can show it, in the same proportions', () => {
    const note = only(workshopNotesOf(currentRug(striped, { size: ft('1', '1.6') })))
    const [fix] = note.fixes
    expect(fix).toEqual({ kind: 'enlarge', size: { width: '1.42', length: '2.34' } })
    const size = ft('1.42', '2.34')
    expect(workshopNotesOf(currentRug(striped, { size }))).toEqual([])
    expect(workshopNotesOf(currentRug(striped, { size: ft('1.33', '2.13') }))).toHaveLength(1)
  })
  it('suggests centimetres when they are set, and one side for a square', () => {
    const square = drawn([WOOL, BRICK, NAVY], 500, 500, (_, y) => (isLine(y) ? 2 : y < 200 ? 1 : 0))
    const size = { ...ft('30', ''), unit: 'cm', shape: 'square' } as const
    expect(only(workshopNotesOf(currentRug(square, { size }))).fixes[0]).toEqual({
      kind: 'enlarge',
      size: { width: '43', length: '' },
    })
  })
  it('can be left out: dyed like its surroundings, it is gone', () => {
    const size = ft('1', '1.6')
    const note = only(workshopNotesOf(currentRug(striped, { size })))
    expect(kinds(note)).toEqual(['enlarge', 'leave-out'])
    const fix = note.fixes[1]
    expect(fix).toMatchObject({ mappings: { [NAVY]: WOOL } })
    expect(workshopNotesOf(currentRug(striped, { size, mappings: { [NAVY]: WOOL } }))).toEqual([])
  })
  it('is not left out while its yarn is locked', () => {
    const note = only(workshopNotesOf(currentRug(striped, { size: ft('1', '1.6'), locked: new Set([NAVY]) })))
    expect(kinds(note)).toEqual(['enlarge'])
  })
  it('may be a gap in a shape: then the yarn stays', () => {
    const gapped = drawn([WOOL, BRICK, NAVY], 500, 800, (_, y) =>
      y >= 380 && y < 500 && !isLine(y) ? 1 : y > 700 ? 2 : 0,
    )
    const note = only(workshopNotesOf(currentRug(gapped, { size: ft('1', '1.6') })))
    expect(note).toMatchObject({ kind: 'thin', areLines: false, yarns: [{ hex: WOOL }] })
    expect(kinds(note)).toEqual(['enlarge'])
  })
})

describe('yarns that look alike', () => {
  const meeting = drawn([WOOL, BRICK, NEAR_BRICK], 500, 800, (_, y) => (y < 300 ? 1 : y < 500 ? 2 : 0))
  it('have a note where they meet, with a fix for each', () => {
    const note = only(workshopNotesOf(currentRug(meeting)))
    expect(note).toMatchObject({ kind: 'near', where: { kind: 'meeting', yarns: [1, 2] } })
    expect(kinds(note)).toEqual(['dye', 'dye'])
  })
  it('differ clearly from all adjacent yarns after either fix', () => {
    for (const fix of only(workshopNotesOf(currentRug(meeting))).fixes) {
      if (fix.kind !== 'dye') throw new Error(fix.kind)
      // Drawn so alike, one would follow the other.
      expect(fix.precision).toBe(10)
      const mended = currentRug(meeting, { mappings: fix.mappings, matchedAt: 10 })
      expect(workshopNotesOf(mended)).toEqual([])
      const other = fix.yarn.hex === BRICK ? NEAR_BRICK : BRICK
      expect(differenceOf(fix.hex, other)).toBeGreaterThanOrEqual(8)
      expect(differenceOf(fix.hex, fix.yarn.hex)).toBeLessThan(20)
    }
  })
  it('are compared as dyed, not as drawn', () => {
    expect(workshopNotesOf(currentRug(meeting, { mappings: { [NEAR_BRICK]: NAVY }, matchedAt: 10 }))).toEqual(
      [],
    )
    const dyed = currentRug(striped, { mappings: { [NAVY]: '#E4D8C1' } })
    expect(only(workshopNotesOf(dyed))).toMatchObject({
      kind: 'near',
      yarns: [{ hex: WOOL }, { hex: '#E4D8C1' }],
    })
  })
  it('have no note if they are apart or only graze each other', () => {
    const apart = (grazing: number) =>
      drawn([WOOL, BRICK, NEAR_BRICK], 500, 800, (x, y) =>
        y < 300 ? 1 : y >= 400 && y < 600 ? 2 : y >= 300 && y < 400 && x < grazing ? 2 : 0,
      )
    expect(workshopNotesOf(currentRug(apart(0)))).toEqual([])
    expect(workshopNotesOf(currentRug(apart(10)))).toEqual([])
    expect(workshopNotesOf(currentRug(apart(40)))).toHaveLength(1)
  })
  it('keep the locked one', () => {
    const note = only(workshopNotesOf(currentRug(meeting, { locked: new Set([BRICK]) })))
    expect(note.fixes).toMatchObject([{ kind: 'dye', yarn: { hex: NEAR_BRICK } }])
    const both = only(workshopNotesOf(currentRug(meeting, { locked: new Set([BRICK, NEAR_BRICK]) })))
    expect(both.fixes).toEqual([])
  })
})

describe('a yarn with little coverage', () => {
  const spot = (side: number) =>
    drawn([WOOL, BRICK, NAVY], 500, 800, (x, y) =>
      x >= 100 && x < 100 + side && y >= 310 && y < 310 + side ? 2 : y < 300 ? 1 : 0,
    )
  it('has a note below half a percent, and becomes what it touches most', () => {
    const note = only(workshopNotesOf(currentRug(spot(44))))
    expect(note).toMatchObject({ kind: 'scarce', yarn: { hex: NAVY }, where: { kind: 'yarn', yarn: 2 } })
    expect(note.fixes).toMatchObject([{ kind: 'dye', mappings: { [NAVY]: WOOL } }])
    expect(workshopNotesOf(currentRug(spot(45)))).toEqual([])
  })
  it('counts together with others dyed alike', () => {
    expect(workshopNotesOf(currentRug(spot(44), { mappings: { [NAVY]: BRICK } }))).toEqual([])
  })
  it('stays as it is while it is locked', () => {
    expect(only(workshopNotesOf(currentRug(spot(44), { locked: new Set([NAVY]) }))).fixes).toEqual([])
  })
})
