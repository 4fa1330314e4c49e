import { describe, expect, it } from 'vitest'

import { planeFixture } from './plane-fixture.ts'
import { surveyRug } from './survey-rug.ts'

/** A ground with a line of three pixels across it and a patch that touches only the ground. */
const rug = planeFixture(100, 160, 3, (x, y) => {
  if (y >= 40 && y < 43) return 1
  return x >= 20 && x < 30 && y >= 100 && y < 110 ? 2 : 0
})

describe('surveying a rug', () => {
  const survey = surveyRug(rug)
  it('measures the coverage of every yarn', () => {
    expect(survey.shares).toEqual([97.5, 1.875, 0.625])
  })
  it('measures the length of borders between yarns', () => {
    expect(survey.borders[0]).toEqual([0, 200, 40])
    expect(survey.borders[1]).toEqual([200, 0, 0])
    expect(survey.borders[2]).toEqual([40, 0, 0])
  })
  it('finds the thickness below which a line is too thin', () => {
    expect(survey.strokes.map((yarns) => yarns[1]?.longest)).toEqual([0, 0, 0, 0, 100, 100, 100, 100, 100])
    expect(survey.strokes[4]?.[1]?.part).toBe(1)
    expect(survey.strokes[4]?.[2]?.longest).toBe(0)
  })
  it('ignores what is cut off', () => {
    const laid = Uint8Array.from({ length: 16_000 }, (_, pixel) => (pixel % 100 < 50 ? 1 : 0))
    const half = surveyRug({ ...rug, laid })
    expect(half.shares[2]).toBe(1.25)
    expect(half.borders[0]?.[1]).toBe(100)
    expect(half.strokes[4]?.[1]?.longest).toBe(50)
  })
})
