import { describe, expect, it } from 'vitest'

import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromRgb } from '../color/lab.ts'
import { paintedRoom } from './painted-room-fixture.ts'
import { readRoom, type RoomReading } from './read-room.ts'

const OAK = 0xa98f72
const WALL = 0xddd8cf
const SOFA = { rgb: 0x3f6f73, from: { u: 0.1, v: 0.4 }, to: { u: 0.5, v: 0.62 } }
const CUSHION = { rgb: 0xb5502f, from: { u: 0.2, v: 0.45 }, to: { u: 0.25, v: 0.51 } }
const WINDOW = { rgb: 0xffffff, from: { u: 0.6, v: 0.05 }, to: { u: 0.95, v: 0.4 } }

function read(room: Parameters<typeof paintedRoom>[0]): RoomReading {
  const found = readRoom(paintedRoom(room))
  if (!found.ok) throw new Error(found.reason)
  return found.reading
}
const apart = (one: number, other: number) => deltaE2000(labFromRgb(one), labFromRgb(other))
/** The colour read that is nearest to one painted. */
const nearest = ({ colors }: RoomReading, rgb: number) =>
  colors.toSorted((one, other) => apart(one.rgb, rgb) - apart(other.rgb, rgb))[0]!

describe('a photograph of a room', () => {
  it.each([
    ['white', [1, 1, 1], 'white'],
    ['warm', [1.05, 0.85, 0.55], 'warm'],
    ['cool', [0.7, 0.8, 0.98], 'cool'],
    ['dim', [0.2, 0.2, 0.2], 'white'],
  ] as const)('gives the colours as they are in %s light, by a sheet of paper', (_, light, tone) => {
    const room = read({ floor: OAK, wall: WALL, parts: [SOFA], light })
    expect(apart(room.floor.rgb, OAK)).toBeLessThan(3)
    expect(apart(nearest(room, SOFA.rgb).rgb, SOFA.rgb)).toBeLessThan(3)
    expect(room.light.tone).toBe(tone)
  })
  it('without a sheet finds them within the error of a guess', () => {
    const room = read({ floor: OAK, wall: WALL, parts: [SOFA], bare: true })
    expect(apart(room.floor.rgb, OAK)).toBeLessThan(10)
    expect(apart(nearest(room, SOFA.rgb).rgb, SOFA.rgb)).toBeLessThan(10)
  })
  it('tells how strong the light is', () => {
    const strength = (level: number) =>
      read({ floor: OAK, wall: WALL, light: [level, level, level] }).light.strength
    expect(strength(1)).toBe('bright')
    expect(strength(0.5)).toBe('even')
    expect(strength(0.15)).toBe('dim')
  })
  it('is refused where it is too dark to read', () => {
    const dark = paintedRoom({ floor: 0x5e4636, wall: 0x60584e, light: [0.06, 0.06, 0.06], bare: true })
    expect(readRoom(dark)).toEqual({ ok: false, reason: 'too-dark' })
  })
})

describe('the colours of a room', () => {
  it('have the areas they cover, without floor and windows', () => {
    const room = read({ floor: OAK, wall: WALL, parts: [SOFA, WINDOW], bare: true })
    const wall = nearest(room, WALL)
    const sofa = nearest(room, SOFA.rgb)
    // 0.4 × 0.22 of the picture, of which some is over the floor.
    const isOver = 0.4 * 0.22
    expect(sofa.share / wall.share).toBeCloseTo(isOver / (foot() - 0.35 * 0.35 - wallBehindSofa()), 1)
    for (const { rgb } of room.colors) {
      expect(apart(rgb, OAK)).toBeGreaterThan(8)
      expect(apart(rgb, WINDOW.rgb)).toBeGreaterThan(4)
    }
  })
  it('include a cushion, and where it lies', () => {
    const room = read({ floor: OAK, wall: WALL, parts: [SOFA, CUSHION] })
    const cushion = nearest(room, CUSHION.rgb)
    expect(apart(cushion.rgb, CUSHION.rgb)).toBeLessThan(6)
    expect(cushion.share).toBeLessThan(0.02)
    expect(cushion.at.u).toBeGreaterThan(CUSHION.from.u)
    expect(cushion.at.u).toBeLessThan(CUSHION.to.u)
    expect(cushion.at.v).toBeGreaterThan(CUSHION.from.v)
    expect(cushion.at.v).toBeLessThan(CUSHION.to.v)
  })
  it('of a grey room are grey', () => {
    const room = read({ floor: 0x8c8c8c, wall: 0xd0d0d0, parts: [{ ...SOFA, rgb: 0x4a4a4a }], bare: true })
    expect(room.colors.length).toBeGreaterThan(1)
    for (const { rgb } of [room.floor, ...room.colors]) {
      const { a, b } = labFromRgb(rgb)
      expect(Math.hypot(a, b)).toBeLessThan(2)
    }
    expect(room.light.tone).toBe('white')
  })
  it('are the same each time', () => {
    const room = { floor: OAK, wall: WALL, parts: [SOFA, CUSHION, WINDOW] }
    expect(read(room)).toEqual(read(room))
  })
})

/** Share of the picture above the foot of the wall: the camera is level, 6 m before it and 1.5 m high. */
const foot = () => 0.5 + (28 * 1.5) / 6 / (36 * 0.75)
const wallBehindSofa = () => 0.4 * (Math.min(0.62, foot()) - 0.4)
