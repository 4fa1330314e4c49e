import { describe, expect, it } from 'vitest'

import { mulberry32 } from '../../color/mulberry32.ts'
import { type GroundBlocks, likelihoods, lineChroma } from './line-chroma.ts'

const STEP = 1.125
const LINE = { luma: 38, chroma: 6 }

/** Blocks of a ground with 4 to 11 % of the line, their chroma rounded. */
function blocksOf(luma: number, chroma: number, seed: number): GroundBlocks {
  const random = mulberry32(seed)
  const shares = Array.from({ length: 150 }, () => 0.04 + 0.07 * random())
  const rounded = (value: number) => Math.round(value / STEP)
  return {
    luma,
    chroma: Math.floor(rounded(chroma) * STEP + 0.5),
    multiple: rounded(chroma),
    lumas: Float64Array.from(shares, (share) => luma + share * (LINE.luma - luma)),
    multiples: Int32Array.from(shares, (share) => rounded(chroma + share * (LINE.chroma - chroma))),
  }
}

const grounds = [blocksOf(232, -12, 1), blocksOf(164, 33, 2), blocksOf(124, -27, 3)]

describe('the chroma of a line', () => {
  it('is the one that explains how blocks were rounded', () => {
    expect(Math.abs(lineChroma(grounds, LINE.luma, 1, STEP).chroma - LINE.chroma)).toBeLessThan(1)
  })

  it('is explained best with the right luma', () => {
    const lossOf = (luma: number) => lineChroma(grounds, luma, LINE.chroma, STEP).loss
    expect(lossOf(LINE.luma)).toBeLessThan(lossOf(LINE.luma + 12))
    expect(lossOf(LINE.luma)).toBeLessThan(lossOf(LINE.luma - 12))
  })

  it('stays near the guess beside grounds of its own luma and such as were clipped', () => {
    const alike = blocksOf(44, -12, 4)
    const wrong = blocksOf(124, 60, 5)
    const clipped = { ...wrong, multiples: wrong.multiples.map((multiple, n) => multiple + (n % 3) * 4) }
    expect(lineChroma([alike], LINE.luma, 1, STEP).chroma).toBeCloseTo(1, 1)
    expect(Math.abs(lineChroma([...grounds, clipped], LINE.luma, 1, STEP).chroma - LINE.chroma)).toBeLessThan(
      1,
    )
  })
})

it('makes what has the smallest loss the likeliest', () => {
  const weights = likelihoods([30, 5, 1000])
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
  expect(weights[1]).toBeGreaterThan(0.9)
  expect(likelihoods([7, 7])).toEqual(Float64Array.of(0.5, 0.5))
})
