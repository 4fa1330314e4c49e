import { describe, expect, it } from 'vitest'

import { SHAPES } from '../rug/shape.ts'
import {
  bitmapPath,
  drawnSize,
  fittedImageAt,
  fittedImagePath,
  sizedImageAt,
  sizedImagePath,
  sizeRefusal,
  sizingOf,
} from './bitmap-path.ts'

const SIZE = { shape: 'rectangle', width: '240', length: '310', unit: 'cm', composed: true } as const

describe('the bitmap of a rug', () => {
  it('is composed for its size, to the centimetre', () => {
    expect(bitmapPath('/modern/bab.jpg', SIZE)).toBe('sized/modern/bab.240x310.rectangle.bmp')
    expect(bitmapPath('artwork/modern/bab.bmp', { ...SIZE, width: '239.6', shape: 'oval' })).toBe(
      'sized/modern/bab.240x310.oval.bmp',
    )
    expect(bitmapPath('modern/bab.bmp', { ...SIZE, shape: 'round', width: '5', unit: 'ft' })).toBe(
      'sized/modern/bab.152x152.round.bmp',
    )
  })

  it.each([
    ['without a size', { ...SIZE, length: '' }],
    ['of a size that is not made', { ...SIZE, length: '4000' }],
    ['by an older link', { ...SIZE, composed: undefined }],
  ])('is the drawing itself %s', (_, size) => {
    expect(bitmapPath('modern/bab.bmp', size)).toBe('modern/bab.bmp')
    expect(bitmapPath('modern/bab.bmp', { ...size, shape: 'square', width: '' })).toBe(
      'modern/bab-square.bmp',
    )
  })

  it.each(['own/0123456789abcdef0123456789abcdef.bmp', 'rugs/a.bmp', 'https://elsewhere/modern/bab.bmp'])(
    'is the drawing itself for %s, which is none of our designs',
    (path) => expect(bitmapPath(path, SIZE)).toBe(path),
  )
})

it.each([
  ['/modern/bab.jpg', 'composed'],
  ['own/0123456789abcdef0123456789abcdef.bmp', 'fitted'],
  ['designs/0123456789abcdef0123456789abcdef.bmp', 'fitted'],
  ['rugs/a.bmp', 'stretched'],
])('meets a size: %s is %s', (path, sizing) => expect(sizingOf(path)).toBe(sizing))

describe('the bitmap of an upload', () => {
  const OWN = 'own/0123456789abcdef0123456789abcdef.bmp'
  const FITTED = { ...SIZE, composed: undefined, fit: 'crop-50' }

  it('is fitted to its size as chosen, to the centimetre', () => {
    expect(bitmapPath(OWN, { ...FITTED, width: '239.6' })).toBe(
      'fitted/own/0123456789abcdef0123456789abcdef.crop-50.240x310.rectangle.bmp',
    )
    expect(bitmapPath(OWN, { ...FITTED, fit: 'margin-F3EEE4', shape: 'round' })).toBe(
      'fitted/own/0123456789abcdef0123456789abcdef.margin-F3EEE4.240x240.round.bmp',
    )
  })

  it.each([
    ['without a size', { ...FITTED, length: '' }],
    ['of a size that is not made', { ...FITTED, length: '4000' }],
    ['stretched to it', { ...FITTED, fit: 'stretch' }],
    ['fitted in a way that there is not', { ...FITTED, fit: 'fold' }],
  ])('is the drawing itself %s', (_, size) => expect(bitmapPath(OWN, size)).toBe(OWN))

  it('is the same for every size when it is stretched', () => {
    expect(drawnSize({ ...FITTED, fit: 'stretch' })).toEqual(drawnSize({ ...FITTED, fit: undefined }))
  })

  it('is never that of another design', () => {
    expect(bitmapPath('modern/bab.bmp', FITTED)).toBe('modern/bab.bmp')
  })
})

describe('the path of a fitted bitmap', () => {
  const drawing = 'own/0123456789abcdef0123456789abcdef'

  it.each(SHAPES)('can be read back: %s', (shape) => {
    const image = { drawing, fit: { kind: 'border', band: 120 }, width: 80, length: 300, shape } as const
    expect(fittedImageAt(fittedImagePath(image))).toEqual(image)
  })

  it.each([
    `fitted/${drawing}.crop-101.240x310.rectangle.bmp`,
    `fitted/${drawing}.240x310.rectangle.bmp`,
    'fitted/modern/bab.crop-50.240x310.rectangle.bmp',
    `fitted/own/../own/0.crop-50.240x310.rectangle.bmp`,
  ])('is not %s', (path) => expect(fittedImageAt(path)).toBeNull())
})

describe('the path of a composed bitmap', () => {
  it.each(SHAPES)('can be read back: %s', (shape) => {
    const image = { design: 'modern-tribal/atlas', width: 80, length: 300, shape }
    expect(sizedImageAt(sizedImagePath(image))).toEqual(image)
  })

  it.each([
    'sized/modern/bab.240x310.bmp',
    'sized/modern/bab.240x310.star.bmp',
    'sized/modern/../bab.240x310.rectangle.bmp',
    'sized/modern/bab.-240x310.rectangle.bmp',
    'sized/modern/bab.NaNxNaN.rectangle.bmp',
    'modern/bab.bmp',
  ])('is not %s', (path) => expect(sizedImageAt(path)).toBeNull())
})

describe('a size', () => {
  const refusal = (width: number, length: number, shape: 'rectangle' | 'round' = 'rectangle') =>
    sizeRefusal({ width, length, shape })

  it('is refused with the nearest one that we make', () => {
    expect(refusal(240, 310)).toBeNull()
    expect(refusal(100, 1000)).toBeNull()
    expect(refusal(60, 1200)).toContain('the nearest is 60 × 600 cm')
    expect(refusal(9000, 9000)).toContain('the nearest is 1000 × 1500 cm')
    expect(refusal(0, 300)).toContain('is not made')
  })

  it('is not refused for having been rounded', () => {
    // 3.2 × 8 ft: a runner of the least proportions.
    expect(sizeRefusal({ width: 98, length: 244, shape: 'runner' })).toBeNull()
    expect(sizeRefusal({ width: 100, length: 244, shape: 'runner' })).not.toBeNull()
  })

  it('has one measure where the shape has', () => {
    expect(refusal(200, 200, 'round')).toBeNull()
    expect(refusal(200, 300, 'round')).toContain('the nearest is 200 × 200 cm')
  })
})
