import { describe, expect, it } from 'vitest'

import { searchYarns } from './search-yarns.ts'
import { cardFamilies, cardYarns } from './shade-card.ts'

const names = (query: string) => searchYarns(query).map(({ name }) => name)

describe('searchYarns', () => {
  it('finds each yarn first by its name, its code and its hex', () => {
    for (const yarn of cardYarns()) {
      const queries = [yarn.name, yarn.name.toUpperCase(), yarn.code, yarn.hex, yarn.hex.slice(1)]
      expect(queries.map((query) => searchYarns(query)[0])).toEqual(queries.map(() => yarn))
    }
  })

  it('finds a name by its beginning, by a later word, and by a part', () => {
    expect(names('saff')[0]).toBe('Saffron')
    expect(names('glass')).toEqual(['Sea glass'])
    expect(names('digris')).toEqual(['Verdigris'])
  })

  it('matches names as people write them', () => {
    const found = ['bottle-green', 'bottlegreen', '  Bottle   GREEN '].map((query) => names(query)[0])
    expect(found).toEqual(['Bottle green', 'Bottle green', 'Bottle green'])
    expect(names('blue black')[0]).toBe('Blue-black')
    expect(names('móss')[0]).toBe('Moss')
  })

  it('tolerates one or two typos when nothing matches exactly', () => {
    const found = ['safron', 'verdegris', 'aubergene', 'trequoise', 'terracota', 'pomegranite', 'cardamon']
    expect(found.map((query) => names(query)[0])).toEqual([
      'Saffron',
      'Verdigris',
      'Aubergine',
      'Turquoise',
      'Terracotta',
      'Pomegranate',
      'Cardamom',
    ])
    // No Teak when the spelling is exact.
    expect(names('teal')).toEqual(['Teal', ...familyNames('Sea greens', 'Teal')])
  })

  it('returns a family for its colour, after yarns of that name', () => {
    expect(names('pink')).toEqual(['Pink clay', ...familyNames('Roses', 'Pink clay')])
    expect(names('plums').toSorted()).toEqual(familyNames('Plums').toSorted())
    expect(names('grey')).toContain('Slate')
    expect(names('gray')).toContain('Slate')
  })

  it('returns a family for its colour in the language of the names', () => {
    const inArabic: Record<string, string> = { Saffrons: 'الزعفراني', yellow: 'أصفر', Brass: 'نحاس أصفر' }
    const found = searchYarns('الأصفر', (english) => inArabic[english] ?? english)
    const saffrons = cardFamilies().find(({ name }) => name === 'Saffrons')!.yarns
    expect(new Set(found)).toEqual(new Set(saffrons))
  })

  it('returns a page by the first digits of its codes', () => {
    expect(searchYarns('12').map(({ code }) => code)).toEqual(
      cardYarns()
        .map(({ code }) => code)
        .filter((code) => code.startsWith('12')),
    )
  })

  it('requires every word', () => {
    expect(names('rose dusk')).toEqual(['Dusk rose'])
    expect(names('rose turquoise')).toEqual([])
  })

  it('finds names as the visitor reads them, however Arabic is typed', () => {
    const inArabic = new Map([
      ['Saffron', 'زعفران'],
      ['Bottle green', 'أخضر زجاجي'],
      ['Sea glass', 'زجاج البحر'],
      ['Henna', 'حناء'],
      ['Roses', 'الوردي'],
    ])
    const found = (query: string) =>
      searchYarns(query, (english) => inArabic.get(english) ?? english).map(({ name }) => name)
    expect(
      ['زعفران', 'الزعفران', 'زعفرن', 'اخضر زجاجى', 'بحر زجاج', 'حِنّاء'].map((query) => found(query)[0]),
    ).toEqual(['Saffron', 'Saffron', 'Saffron', 'Bottle green', 'Sea glass', 'Henna'])
    expect(found('وردي')).toEqual(familyNames('Roses'))
  })

  it.each(['', '   ', '!?', 'zzzzzz', '#', '#GGGGGG', '\u0301'])('finds nothing for %j', (query) =>
    expect(searchYarns(query)).toEqual([]),
  )
})

function familyNames(family: string, without = ''): readonly string[] {
  const yarns = cardFamilies().find(({ name }) => name === family)?.yarns ?? []
  return yarns.map(({ name }) => name).filter((name) => name !== without)
}
