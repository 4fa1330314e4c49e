import { describe, expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { inPalette, saidColors } from './palette-color.ts'

const rugs = builtInRugs('nothing drawn yet')
const paletteOf = (id: string) => rugs.find((rug) => rug.id === id)?.yarns ?? []

describe('the yarn that a phrase refers to', () => {
  it.each(
    rugs.flatMap(({ id, collection, yarns }) => yarns.map(({ name }) => [collection, id, name] as const)),
  )('is in %s %s the yarn named %s', (collection, id, name) => {
    const palette = rugs.find((rug) => rug.id === id && rug.collection === collection)?.yarns ?? []
    expect(inPalette(name.toLowerCase().replaceAll('-', ' '), palette)?.name).toBe(name)
  })

  it.each([
    ['khatam', 'beige', 'lime plaster'],
    ['khatam', 'clay', 'raw clay'],
    ['atlas', 'black', 'peat'],
    ['delta', 'blue', 'current'],
    ['shamsa', 'red', 'pomegranate'],
    ['aria', 'background', 'undyed ivory'],
    ['onyx', 'darkest', 'jet'],
    ['onyx', 'lightest', 'bone'],
  ])('is in %s for %s its %s', (id, said, name) => expect(inPalette(said, paletteOf(id))?.name).toBe(name))

  it('is null when no yarn is near', () => {
    expect(inPalette('turquoise', paletteOf('atlas'))).toBeNull()
    expect(inPalette('blue', paletteOf('khayma'))).toBeNull()
  })

  it('is found by its full name', () => {
    const words = 'make the gulf blue dark sea green'.split(' ')
    expect(saidColors(words, paletteOf('lateen')).map(({ phrase }) => phrase)).toEqual([
      'gulf blue',
      'dark sea green',
    ])
  })
})
