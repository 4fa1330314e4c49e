import { describe, expect, it } from 'vitest'

import { labFromRgb } from '../color/lab.ts'
import {
  echoDistance,
  FARTHEST_ECHO,
  LEAST_CONTRAST,
  rankForRoom,
  type RoomCandidate,
} from './rank-for-room.ts'
import type { RoomReading } from './read-room.ts'
import { harmonyOf } from './harmony.ts'

const at = { u: 0.5, v: 0.5 }
const RUST = 0x8f5238
const room: RoomReading = {
  floor: { rgb: 0x9c866e, share: 0.4, at },
  colors: [
    { rgb: 0xd8d2c8, share: 0.9, at },
    { rgb: RUST, share: 0.03, at },
  ],
  light: { warmth: 0, tone: 'white', level: 0.9, strength: 'bright' },
}
const rug = (key: string, ...rgbs: readonly number[]): RoomCandidate => ({
  key,
  yarns: rgbs.map((rgb, i) => ({ rgb, share: i === 0 ? 70 : 30 / (rgbs.length - 1) })),
})
const ranked = (...candidates: readonly RoomCandidate[]) => rankForRoom(room, candidates)

describe('rugs for a room', () => {
  it('never lie on the floor unseen', () => {
    expect(ranked(rug('as the floor', 0x9a8670, 0x30302e))).toEqual([])
  })
  it('need more contrast in dim light', () => {
    const candidate = rug('slightly darker', 0x78664f, 0xe8e0d0)
    const [match] = ranked(candidate)
    expect(match?.ground.contrast).toBeGreaterThan(LEAST_CONTRAST.bright)
    expect(match?.ground.contrast).toBeLessThan(LEAST_CONTRAST.dim)
    expect(rankForRoom({ ...room, light: { ...room.light, strength: 'dim' } }, [candidate])).toEqual([])
  })
  it('have no ground of the tenth that goes worst with the floor', () => {
    const greys = Array.from({ length: 19 }, (_, i) => rug(`grey ${i}`, 0x141414 + 0x040404 * i, 0xffffff))
    const magenta = rug('magenta', 0x8a1f7a, 0xffffff)
    expect(ranked(...greys, magenta).map(({ key }) => key)).not.toContain('magenta')
    const floor = labFromRgb(room.floor.rgb)
    expect(harmonyOf(labFromRgb(0x8a1f7a), floor)).toBeLessThan(harmonyOf(labFromRgb(0x141414), floor))
  })
  it('come first with a yarn that repeats an accent', () => {
    const [first] = ranked(rug('a, none', 0xe6dfd0, 0x777777), rug('b, rust', 0xe6dfd0, 0xa34e2c))
    expect(first?.key).toBe('b, rust')
    expect(first?.echo).toMatchObject({ yarn: 1, color: 1 })
  })
  it('say what their ground is to the floor', () => {
    const [light] = ranked(rug('light', 0xe6dfd0, 0x777777))
    const [dark] = ranked(rug('dark', 0x2a2725, 0x777777))
    const [blue] = ranked(rug('blue', 0x2c4868, 0xe6dfd0))
    expect(light?.ground.lighterBy).toBeCloseTo(labFromRgb(0xe6dfd0).l - labFromRgb(0x9c866e).l, 9)
    expect([light?.kind, dark?.kind, blue?.kind]).toEqual(['lighter', 'darker', 'colourful'])
  })
  it('are ranked alike in any order given', () => {
    const all = [rug('a', 0xe6dfd0, 0x777777), rug('b', 0x2c4868, 0xe6dfd0), rug('c', 0x2a2725, 0x777777)]
    expect(ranked(...all)).toEqual(ranked(...all.toReversed()))
  })
  it('are refused or ranked in a room that is all floor, too', () => {
    const bare = rankForRoom({ ...room, colors: [] }, [rug('light', 0xe6dfd0, 0x777777)])
    expect(bare[0]?.echo).toBeNull()
    expect(Number.isFinite(bare[0]?.score)).toBe(true)
  })
})

describe('an echo', () => {
  it('is a yarn in shade, not a yarn of another hue', () => {
    const [wool, shaded, other] = [0xa34e2c, 0x6d3a26, 0x6d6a26].map(labFromRgb)
    expect(echoDistance(wool!, shaded!)).toBeLessThan(FARTHEST_ECHO.color)
    expect(echoDistance(wool!, other!)).toBeGreaterThan(2 * FARTHEST_ECHO.color)
  })
})
