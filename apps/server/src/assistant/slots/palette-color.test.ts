import { describe, expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { matchingYarns } from './match-yarns.ts'
import { saidColors } from './palette-color.ts'

const rugs = builtInRugs('nothing drawn yet')
const paletteOf = (id: string) => rugs.find((rug) => rug.id === id)?.yarns ?? []

describe('the yarn that a phrase refers to', () => {
  it.each(
    rugs.flatMap(({ id, collection, yarns }) => yarns.map(({ name }) => [collection, id, name] as const)),
  )('is in %s %s the yarn named %s', (collection, id, name) => {
    const palette = rugs.find((rug) => rug.id === id && rug.collection === collection)?.yarns ?? []
    expect(matchingYarns(name.toLowerCase().replaceAll('-', ' '), palette)[0]?.name).toBe(name)
  })

  it.each([
    ['khatam', 'beige', 'lime plaster'],
    ['khatam', 'clay', 'raw clay'],
    ['atlas', 'black', 'peat'],
    ['shamsa', 'red', 'pomegranate'],
    ['aria', 'background', 'undyed ivory'],
    ['onyx', 'darkest', 'jet'],
    ['onyx', 'lightest', 'bone'],
  ])('is in %s for %s its %s', (id, said, name) =>
    expect(matchingYarns(said, paletteOf(id))[0]?.name).toBe(name),
  )

  it('may be any of several', () =>
    expect(matchingYarns('blue', paletteOf('delta')).map(({ name }) => name.toLowerCase())).toEqual([
      'deep water',
      'current',
    ]))

  it('is none when no yarn is near', () => {
    expect(matchingYarns('turquoise', paletteOf('atlas'))).toEqual([])
    expect(matchingYarns('blue', paletteOf('khayma'))).toEqual([])
  })

  it('is found by its full name', () => {
    const words = 'make the gulf blue dark sea green'.split(' ')
    expect(saidColors(words, paletteOf('lateen')).map(({ phrase }) => phrase)).toEqual([
      'gulf blue',
      'dark sea green',
    ])
  })
})
