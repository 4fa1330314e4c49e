import { describe, expect, it } from 'vitest'

import { type Fit, fitText, readFit, stretchOf } from './fit.ts'

const FITS: readonly Fit[] = [
  { kind: 'margin', yarn: '#F3EEE4' },
  { kind: 'crop', at: 0 },
  { kind: 'crop', at: 100 },
  { kind: 'border', band: 10 },
  { kind: 'border', band: 300 },
  { kind: 'repeat' },
  { kind: 'mirror' },
  { kind: 'stretch' },
]

describe('the text of a fit', () => {
  it.each(FITS)('is read back: %o', (fit) => expect(readFit(fitText(fit))).toEqual(fit))

  it('is the same for a yarn in small letters', () => {
    expect(fitText({ kind: 'margin', yarn: '#f3eee4' })).toBe('margin-F3EEE4')
  })

  it.each([
    '',
    'crop',
    'crop-101',
    'crop--1',
    'margin-F3EEE',
    'margin-f3eee4',
    'border-9',
    'border-301',
    'fold',
  ])('is not "%s"', (text) => expect(readFit(text)).toBeNull())
})

it('says how much a drawing is stretched, whichever side grows', () => {
  expect(stretchOf(0.625, 0.7)).toBeCloseTo(0.12)
  expect(stretchOf(0.7, 0.625)).toBeCloseTo(0.12)
  expect(stretchOf(0.625, 0.625)).toBe(0)
})
