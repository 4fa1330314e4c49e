import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../color/mulberry32.ts'
import { oklabFromRgb } from '../color/oklab.ts'
import { parseHex } from '../color/hex.ts'
import { recolor } from './recolor.ts'
import { swatchesOf } from './swatch-fixture.ts'

const PLASTER = '#E6DCC8'
// ΔE2000 6.8 from plaster.
const SAND = '#D2C2A0'
const GLAZE = '#2F6B66'
const CLAY = '#A9583C'
const INK = '#23262E'
const RUG = swatchesOf([PLASTER, 40], [GLAZE, 25], [CLAY, 20], [SAND, 10], [INK, 5])
const ORIGINAL = RUG.map(({ hex }) => hex)

const HIGH = 10
const LOW = 25

const painted = (
  mappings: readonly (readonly [string, string])[],
  tolerance = HIGH,
  locked?: ReadonlySet<string>,
) => recolor(RUG, locked === undefined ? { mappings, tolerance } : { mappings, tolerance, locked })

describe('recolor', () => {
  it('changes the named yarn and no other', () => {
    expect(painted([[GLAZE, '#6e2230']])).toEqual([PLASTER, '#6E2230', CLAY, SAND, INK])
  })

  it('accepts a map, lower case and a missing #', () => {
    const mappings = new Map([['2f6b66', 'ffffff']])
    expect(recolor(RUG, { mappings, tolerance: HIGH })).toEqual([PLASTER, '#FFFFFF', CLAY, SAND, INK])
  })

  it('matches the nearest yarn for a slightly different colour', () => {
    expect(painted([['#2F6D67', '#000000']])).toEqual([PLASTER, '#000000', CLAY, SAND, INK])
  })

  it('changes nothing for a colour that is not in the rug', () => {
    expect(painted([['#8B00FF', '#000000']], LOW)).toEqual(ORIGINAL)
    expect(
      painted([
        ['nonsense', '#000000'],
        [CLAY, '#12345'],
      ]),
    ).toEqual(ORIGINAL)
    expect(painted([])).toEqual(ORIGINAL)
  })

  it('swaps, chains and joins, always based on the original colours', () => {
    expect(
      painted([
        [PLASTER, INK],
        [INK, PLASTER],
      ]),
    ).toEqual([INK, GLAZE, CLAY, SAND, PLASTER])
    expect(
      painted([
        [PLASTER, GLAZE],
        [GLAZE, CLAY],
        [CLAY, PLASTER],
      ]),
    ).toEqual([GLAZE, CLAY, PLASTER, SAND, INK])
    expect(
      painted([
        [PLASTER, INK],
        [GLAZE, INK],
      ]),
    ).toEqual([INK, INK, CLAY, SAND, INK])
  })

  it('uses the later of two mappings of one colour', () => {
    expect(
      painted([
        [CLAY, '#111111'],
        [CLAY.toLowerCase(), '#222222'],
      ])[2],
    ).toBe('#222222')
  })
})

describe('tolerance', () => {
  it('changes a close shade too at Low and not at High', () => {
    expect(painted([[PLASTER, '#8899AA']], HIGH)[3]).toBe(SAND)
    expect(painted([[PLASTER, '#8899AA']], LOW)[3]).not.toBe(SAND)
  })

  it('keeps the difference between the shades', () => {
    const moved = painted([[PLASTER, '#8899AA']], LOW).map((hex) => oklabFromRgb(parseHex(hex)!))
    const original = ORIGINAL.map((hex) => oklabFromRgb(parseHex(hex)!))
    for (const axis of ['l', 'a', 'b'] as const) {
      expect(moved[3]![axis] - moved[0]![axis]).toBeCloseTo(original[3]![axis] - original[0]![axis], 2)
    }
  })

  it('never changes a shade that is mapped or locked itself', () => {
    expect(
      painted(
        [
          [PLASTER, '#8899AA'],
          [SAND, '#101010'],
        ],
        LOW,
      )[3],
    ).toBe('#101010')
    expect(
      painted(
        [
          [PLASTER, '#8899AA'],
          [SAND, SAND],
        ],
        LOW,
      )[3],
    ).toBe(SAND)
    expect(painted([[PLASTER, '#8899AA']], LOW, new Set([SAND]))[3]).toBe(SAND)
  })

  it('shows a locked yarn in the colour it was given', () => {
    expect(painted([[CLAY, '#101010']], LOW, new Set([CLAY]))[2]).toBe('#101010')
  })

  it('works with black and white as targets', () => {
    expect(painted([[SAND, '#000000']], LOW)).toEqual([
      expect.stringMatching(/^#[0-9A-F]{6}$/),
      GLAZE,
      CLAY,
      '#000000',
      INK,
    ])
    expect(painted([[SAND, '#FFFFFF']], LOW).slice(0, 4)).toEqual(['#FFFFFF', GLAZE, CLAY, '#FFFFFF'])
  })
})

describe('laws', () => {
  const random = mulberry32(7)
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .toUpperCase()
      .padStart(6, '0')}`

  it.each([0, HIGH, LOW, 30, 100])(
    'mapping yarns to themselves changes nothing at tolerance %i',
    (tolerance) => {
      expect(
        painted(
          ORIGINAL.map((hex) => [hex, hex]),
          tolerance,
        ),
      ).toEqual(ORIGINAL)
      for (const hex of ORIGINAL) expect(painted([[hex, hex]], tolerance)).toEqual(ORIGINAL)
    },
  )

  it('a swap done twice restores the rug', () => {
    const swap = [
      [PLASTER, INK],
      [INK, PLASTER],
    ] as const
    const once = painted(swap)
    const again = recolor(swatchesOf(...once.map((hex) => [hex, 20] as const)), {
      mappings: swap,
      tolerance: HIGH,
    })
    expect(again).toEqual(ORIGINAL)
  })

  it('the order of mappings does not matter', () => {
    for (let round = 0; round < 60; round++) {
      const mappings = Array.from(
        { length: 6 },
        () => [round % 2 ? color() : ORIGINAL[Math.floor(random() * 5)]!, color()] as const,
      )
      const distinct = [...new Map(mappings)]
      expect(painted(distinct.toReversed(), 5 * round)).toEqual(painted(distinct, 5 * round))
    }
  })

  it('returns one well-formed colour per swatch', () => {
    for (let round = 0; round < 60; round++) {
      const palette = painted(
        [
          [ORIGINAL[round % 5]!, color()],
          [color(), color()],
        ],
        round,
      )
      expect(palette).toHaveLength(5)
      for (const hex of palette) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
    }
  })
})
