import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromHex } from '../color/lab.ts'
import { type MoodYarn, moodPalette, type PaletteMood } from './mood.ts'

const CARD = cardYarns().map(({ hex }) => hex)
const chroma = (hex: string) => Math.hypot(labFromHex(hex).a, labFromHex(hex).b)
const along = (hex: string, degrees: number) =>
  labFromHex(hex).a * Math.cos((degrees * Math.PI) / 180) +
  labFromHex(hex).b * Math.sin((degrees * Math.PI) / 180)

/** Grows with the mood; of `calmer` see below. */
const MEASURES: Readonly<Record<Exclude<PaletteMood, 'calmer'>, (hex: string) => number>> = {
  warmer: (hex) => along(hex, 60),
  cooler: (hex) => along(hex, 250),
  softer: (hex) => -chroma(hex),
  bolder: chroma,
  lighter: (hex) => labFromHex(hex).l,
  darker: (hex) => -labFromHex(hex).l,
}
const MOODS = [...(Object.keys(MEASURES) as (keyof typeof MEASURES)[]), 'calmer'] as const

const yarn = fc.record({ hex: fc.constantFrom(...CARD), locked: fc.boolean() })
const palettes = fc.uniqueArray(yarn, { minLength: 1, maxLength: 7, selector: ({ hex }) => hex })
const RUG: readonly MoodYarn[] = ['#E4D9C4', '#A8452F', '#5B6B4E', '#26323D'].map((hex) => ({
  hex,
  locked: false,
}))

describe.each(MOODS)('%s', (mood) => {
  it('moves only free yarns, only to the card, each in the direction, in the order of lightness and apart', () => {
    fc.assert(
      fc.property(palettes, (yarns) => {
        const after = moodPalette(mood, yarns, CARD)
        const middle = yarns.reduce((sum, { hex }) => sum + labFromHex(hex).l, 0) / yarns.length
        const measure =
          mood === 'calmer' ? (hex: string) => -Math.abs(labFromHex(hex).l - middle) : MEASURES[mood]
        const moved = yarns.flatMap(({ hex, locked }, n) =>
          after[n] === hex ? [] : [{ hex, locked, now: after[n]! }],
        )
        expect(moved.filter(({ locked }) => locked)).toEqual([])
        expect(moved.filter(({ now }) => !CARD.includes(now))).toEqual([])
        expect(moved.filter(({ hex, now }) => measure(now) <= measure(hex))).toEqual([])
        const pairs = yarns.flatMap((one, n) =>
          yarns.slice(n + 1).map((other, gap) => ({
            before: [labFromHex(one.hex), labFromHex(other.hex)] as const,
            now: [labFromHex(after[n]!), labFromHex(after[n + 1 + gap]!)] as const,
          })),
        )
        for (const { before, now } of pairs) {
          const order = Math.sign(before[0].l - before[1].l)
          expect((now[0].l - now[1].l) * order).toBeGreaterThanOrEqual(0)
          const least = Math.min(8, deltaE2000(...before))
          expect(deltaE2000(...now)).toBeGreaterThanOrEqual(least - 1e-9)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('changes most yarns of a usual rug', () => {
    const after = moodPalette(mood, RUG, CARD)
    expect(after.filter((hex, n) => hex !== RUG[n]!.hex).length).toBeGreaterThanOrEqual(2)
  })
})

it('leaves a rug alone whose yarns are all locked', () => {
  const locked = RUG.map(({ hex }) => ({ hex, locked: true }))
  expect(moodPalette('warmer', locked, CARD)).toEqual(RUG.map(({ hex }) => hex))
})
