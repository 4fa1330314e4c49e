import type { SizeInput } from '@nawl/domain/rug/estimate'
import { describe, expect, it } from 'vitest'

import { sizeRefusal } from './size-refusal.ts'

const SIZE: SizeInput = { shape: 'rectangle', width: '170', length: '240', unit: 'cm', quantity: 1 }
const of = (size: Partial<SizeInput>) => sizeRefusal({ ...SIZE, ...size })

describe('an invalid size', () => {
  it('is not reported for valid ones', () => {
    expect(of({})).toBeNull()
    expect(of({ width: '60', length: '90' })).toBeNull()
    expect(of({ shape: 'round', length: '' })).toBeNull()
  })

  it('names the missing side', () => {
    expect(of({ width: '' })).toMatchObject({
      field: 'width',
      words: 'To order, enter the width in cm, such as 170.',
    })
    expect(of({ length: 'x' })).toMatchObject({ field: 'length' })
    expect(of({ shape: 'round', width: '' })?.words).toContain('diameter')
  })

  it('names the limit that was exceeded, and the side, and suggests the nearest size', () => {
    expect(of({ width: '50', length: '120' })).toEqual({
      field: 'width',
      words: 'The smallest rug we make is 60 × 90 cm.',
      nearest: { width: '60', length: '120' },
      nearestSides: '60 × 120 cm',
      nearestWords: 'Use the nearest size, 60 × 120 cm',
    })
    expect(of({ width: '30', length: '60', unit: 'ft' })).toMatchObject({
      field: 'length',
      words: 'The largest rug we make is 32.8 × 49.21 ft.',
      nearest: { width: '30', length: '49.21' },
    })
  })

  it('names both sides in the order they were typed', () => {
    expect(of({ width: '120', length: '50' })?.words).toBe('The smallest rug we make is 90 × 60 cm.')
    expect(of({ width: '1600', length: '200' })).toMatchObject({
      words: 'The largest rug we make is 1500 × 1000 cm.',
      nearestWords: 'Use the nearest size, 1500 × 200 cm',
    })
  })

  it('says the proportions beside the limit where both are exceeded', () => {
    expect(of({ width: '120', length: '1600' })).toMatchObject({
      field: 'length',
      words:
        'A rug can be at most 10 times as long as it is wide. The largest rug we make is 1000 × 1500 cm.',
      nearestWords: 'Use the nearest size, 120 × 1200 cm',
    })
    expect(of({ width: '1600', length: '50' })?.words).toBe(
      'A rug can be at most 10 times as long as it is wide. The smallest rug we make is 90 × 60 cm.',
    )
    expect(of({ width: '60', length: '601' })).toMatchObject({
      words: 'A rug can be at most 10 times as long as it is wide.',
      nearestWords: 'Use the nearest size, 60 × 600 cm',
    })
    expect(of({ shape: 'round', width: '3000', length: '5' })?.words).toBe(
      'The largest round rug we make is 1000 cm.',
    )
  })

  it('gives one measure for a round or square rug', () => {
    expect(of({ shape: 'square', width: '80' })).toMatchObject({
      words: 'The smallest square rug we make is 90 cm.',
      nearestWords: 'Use the nearest size, 90 cm',
    })
    expect(of({ shape: 'round', width: '1200' })?.words).toBe('The largest round rug we make is 1000 cm.')
  })

  it('says how long a runner has to be, and how large an oval may be', () => {
    expect(of({ shape: 'runner' })).toMatchObject({
      field: 'width',
      words: 'A runner must be at least 2.5 times as long as it is wide.',
      nearestWords: 'Use the nearest size, 96 × 240 cm',
    })
    expect(of({ shape: 'runner', width: '50' })?.words).toBe('The smallest runner we make is 60 × 150 cm.')
    expect(of({ shape: 'arch', width: '300', length: '200' })).toMatchObject({
      words: 'An arched rug must be at least as long as it is wide.',
      nearestSides: '200 × 300 cm',
    })
    expect(of({ shape: 'oval', width: '50' })?.words).toBe('The smallest oval rug we make is 60 × 90 cm.')
  })

  it('is mended by the nearest size', () => {
    for (const size of [
      { width: '1' },
      { length: '9999' },
      { shape: 'round', width: '3' } as const,
      { shape: 'runner' } as const,
    ]) {
      const nearest = of(size)?.nearest
      expect(nearest && of({ ...size, ...nearest })).toBeNull()
    }
  })
})
