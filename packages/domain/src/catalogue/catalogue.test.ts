import { describe, expect, it } from 'vitest'

import { designAddress, findDesign, shortCode } from './address.ts'
import { collectionOf } from './collection.ts'
import { designsIn } from './listing.ts'
import { processingImagePath } from './processing-image.ts'

const onyx = { id: 'onyx', collection: 'Geometric', styles: ['luxury'], families: ['grey'] }
const slab = { id: 'onyx', collection: 'Contemporary', styles: ['luxury'], families: ['earth-tones'] }
const atlas = { id: 'atlas', collection: 'Modern Tribal', styles: [], families: ['neutral'] }
const designs = [onyx, slab, atlas]

describe('addresses', () => {
  it('finds the first of a repeated id, in any case', () => expect(findDesign(designs, 'ONYX')).toBe(onyx))
  it('gives the later one its own address', () => {
    expect(designAddress(designs, slab)).toBe('onyx-contemporary')
    expect(findDesign(designs, 'Onyx-Contemporary')).toBe(slab)
  })
  it('reaches every design by its address', () => {
    for (const design of designs) expect(findDesign(designs, designAddress(designs, design))).toBe(design)
  })
  it('returns null for an unknown id', () => expect(findDesign(designs, 'nobody')).toBeNull())
  it('shortens an id to its last six characters', () => {
    expect(shortCode('palimpsest')).toBe('MPSEST')
    expect(shortCode('onyx')).toBe('ONYX')
    expect(shortCode('hilal-tiles')).toBe('-TILES')
  })
})

describe('categories', () => {
  it('parses a collection in any case and with hyphens', () => {
    expect(collectionOf('MODERN-tribal')).toBe('Modern Tribal')
    expect(collectionOf('luxury')).toBeNull()
  })
  it('lists by collection, style and colour family', () => {
    expect(designsIn(designs, 'geometric')).toEqual([onyx])
    expect(designsIn(designs, 'luxury')).toEqual([onyx, slab])
    expect(designsIn(designs, 'earth-tones')).toEqual([slab])
    expect(designsIn(designs)).toEqual(designs)
    const own = { ...onyx, collection: 'Village Weaves' }
    expect(designsIn([...designs, own], 'village-WEAVES')).toEqual([own])
    expect(designsIn(designs, 'lilac')).toEqual([])
  })
})

describe('the processing image', () => {
  it('is a bitmap without a leading slash', () => {
    expect(processingImagePath('/geometric/onyx.JPG')).toBe('geometric/onyx.bmp')
    expect(processingImagePath('a.jpeg')).toBe('a.bmp')
    expect(processingImagePath('a.gif')).toBe('a.bmp')
    expect(processingImagePath('a.png.bmp')).toBe('a.bmp'.replace('a', 'a.png'))
  })
  it('does not change other extensions, which the server refuses', () =>
    expect(processingImagePath('a.txt')).toBe('a.txt'))
})
