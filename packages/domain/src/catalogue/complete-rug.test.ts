import { describe, expect, it } from 'vitest'

import { completeRug } from './complete-rug.ts'

const specified = {
  id: 'onyx',
  name: 'em-23-ma-1046',
  collection: 'Geometric',
  basePrice: 800,
  mainImage: '/artwork/geometric/onyx.jpg',
  description: 'Facets of a dark stone.',
}
const yarns = [
  { name: 'oat', hex: '#E4D9C4', share: 60 },
  { name: 'ink', hex: '#26323D', share: 40 },
]

it('keeps how a drawing meets other sizes, and whether the home page shows it', () => {
  expect(completeRug({ ...specified, fit: 'repeat', isFeatured: true })).toMatchObject({
    fit: 'repeat',
    isFeatured: true,
  })
})

describe('a rug with only the specified fields', () => {
  it('gets every field that the shop reads', () => {
    expect(completeRug(specified)).toEqual({
      ...specified,
      name: 'Onyx',
      code: 'em-23-ma-1046',
      processingImage: 'artwork/geometric/onyx.bmp',
      placeholder: '',
      variants: [],
      yarns: [],
      styles: [],
      families: [],
      cropCentre: 0.5,
    })
  })
  it('uses its id as pattern code when the workshop has none', () => {
    expect(completeRug({ ...specified, id: 'my-rug' }).code).toBe('my-rug')
  })
  it('treats null like a missing field', () => {
    expect(completeRug({ ...specified, yarns: null, processingImage: null })).toEqual(completeRug(specified))
  })
})

describe('a rug with more fields', () => {
  const known = { ...specified, processingImage: 'x/y.bmp', yarns, cropCentre: 0.3, room: 'living' as const }
  it('keeps them', () => {
    expect(completeRug(known)).toMatchObject({
      processingImage: 'x/y.bmp',
      yarns,
      cropCentre: 0.3,
      room: 'living',
    })
  })
  it('has the variants that name every yarn as palettes', () => {
    const gulf = { color: 'Gulf', hex: '#DDE0DC', hexes: ['#DDE0DC', '#2F6A7A'] }
    const variants = [{ color: 'Original', hex: '#E4D9C4' }, gulf]
    expect(completeRug({ ...known, variants }).variants).toEqual([gulf])
    expect(completeRug({ ...specified, variants }).variants).toEqual([])
  })
})
