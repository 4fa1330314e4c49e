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

describe('a rug of which only the specified fields are known', () => {
  it('has every field that is read elsewhere', () => {
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
  it('is filed under its id where the workshop has no code for it', () => {
    expect(completeRug({ ...specified, id: 'my-rug' }).code).toBe('my-rug')
  })
  it('takes null for a field that is not there', () => {
    expect(completeRug({ ...specified, yarns: null, processingImage: null })).toEqual(completeRug(specified))
  })
})

describe('a rug of which more is known', () => {
  const known = { ...specified, processingImage: 'x/y.bmp', yarns, cropCentre: 0.3, room: 'living' as const }
  it('keeps it', () => {
    expect(completeRug(known)).toMatchObject({
      processingImage: 'x/y.bmp',
      yarns,
      cropCentre: 0.3,
      room: 'living',
    })
  })
  it('has as palettes the variants that name every yarn', () => {
    const gulf = { color: 'Gulf', hex: '#DDE0DC', hexes: ['#DDE0DC', '#2F6A7A'] }
    const variants = [{ color: 'Original', hex: '#E4D9C4' }, gulf]
    expect(completeRug({ ...known, variants }).variants).toEqual([gulf])
    expect(completeRug({ ...specified, variants }).variants).toEqual([])
  })
})
