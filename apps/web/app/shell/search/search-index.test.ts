import type { SearchDocument } from '@nawl/contract/catalogue/search'
import { describe, expect, it } from 'vitest'

import { resultMessage, rugsHeading } from './result-messages.ts'
import { searchIndex } from './search-index.ts'

const rug = (title: string, label: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id: `rug:${title}-${label}`,
  kind: 'rug',
  title,
  to: `/product/${title.toLowerCase()}`,
  label,
  words: '',
  categories: [label.toLowerCase()],
  ...more,
})

/** Yarns of so many percent each. */
const yarns = (percents: Readonly<Record<string, number>>) =>
  Object.entries(percents).map(([names, percent]) => ({ names, percent }))

const { search } = searchIndex([
  rug('Pearl', 'Minimalist', { yarns: yarns({ madder: 20, 'oxblood maroon': 30 }) }),
  rug('Shell', 'Geometric', { yarns: yarns({ pearl: 60 }), words: 'A rug with pearl in it, pearl, pearl.' }),
  rug('Shamsa', 'Geometric', { categories: ['geometric', 'blues'], yarns: yarns({ lapis: 40, maroon: 10 }) }),
  rug('Mizan', 'Geometric', { yarns: yarns({ 'powder blue': 10, graphite: 50 }), words: 'For a cosy room.' }),
  {
    id: 'question:cancel',
    kind: 'question',
    title: 'Can I cancel my order?',
    to: '/faq#cancel',
    label: 'Ordering',
    words: 'Within 24 hours. We then refund it in full.',
  },
  {
    id: 'article:color',
    kind: 'article',
    title: 'What a colour does',
    to: '/journal/colour',
    label: 'Colour',
    words: 'How grey rooms take it, and what happens at the centre.',
  },
  {
    id: 'page:/terms',
    kind: 'page',
    title: 'Terms',
    to: '/terms',
    label: 'Page',
    words: 'cancellation refund',
  },
])

const titles = (query: string) => {
  const found = search(query)
  return found
    ? [...found.rugs, ...found.articles, ...found.questions, ...found.pages].map(({ title }) => title)
    : null
}

describe('the search', () => {
  it('ranks a document with that name above ones that only mention it', () => {
    expect(titles('pearl')).toEqual(['Pearl', 'Shell'])
  })

  it('finds documents that contain every word', () => {
    expect(titles('shamsa lapis')).toEqual(['Shamsa'])
    expect(search('shamsa lapis')?.isPartial).toBe(false)
  })

  it('finds documents with the most words when none has all, and marks the result as partial', () => {
    expect(titles('shamsa lapis zzz')).toEqual(['Shamsa'])
    const both = search('shamsa oxblood')
    expect(both && [both.isPartial, resultMessage('shamsa oxblood', both)]).toEqual([
      true,
      'Nothing matches every word. Nearest: 2 designs.',
    ])
  })

  it('treats synonyms alike, in English and in Arabic', () => {
    expect(titles('voiding')).toEqual([])
    expect(titles('cancellation')?.[0]).toBe('Can I cancel my order?')
    expect(titles('exchange')).toEqual(expect.arrayContaining(['Can I cancel my order?', 'Terms']))
    expect(titles('إلغاء الطلب')).toContain('Can I cancel my order?')
  })

  it('returns null when the query has no letters', () => {
    for (const query of ['%', ' ?! ', '$$$']) expect(titles(query)).toBeNull()
  })

  it('matches the beginnings of words', () => {
    expect(titles('canc')).toEqual(['Can I cancel my order?', 'Terms'])
  })

  it('tolerates a typo in words of four letters or more when no word matches exactly', () => {
    expect(titles('shamza')).toEqual(['Shamsa'])
    expect(titles('shell')).toEqual(['Shell'])
    expect(titles('mzan')).toEqual(['Mizan'])
    expect(titles('mzn')).toEqual([])
  })

  it('corrects two swapped letters', () => {
    expect(titles('shlel')).toEqual(['Shell'])
    expect(titles('shamsa lapsi')).toEqual(['Shamsa'])
    expect(titles('refnud')).toEqual(titles('refund'))
  })

  it.each([
    ['colour', 'color'],
    ['colours', 'colors'],
    ['grey', 'gray'],
    ['centre', 'center'],
    ['cosy', 'cozy'],
  ])('finds the same for %s and %s', (british, american) => {
    expect(titles(american)).toEqual(titles(british))
    expect(titles(british)).toHaveLength(1)
  })

  it('returns the listing that is named, not every rug with such a yarn', () => {
    expect(titles('blue rugs')).toEqual(['Shamsa'])
    expect(titles('blue geometric')).toEqual(['Shamsa'])
    expect(search('blue geometric')?.category).toEqual({
      label: 'All blue geometric rugs',
      to: '/products/geometric?color=blues',
    })
    expect(titles('powder blue')).toEqual(['Mizan'])
  })

  it('begins with the rugs that have most of the colour asked for', () => {
    const blue = (title: string, blues: number, powder: number) =>
      rug(title, 'Modern', {
        categories: ['modern', 'blues'],
        families: { blues },
        yarns: yarns({ 'powder blue': powder, 'navy blue': blues - powder }),
      })
    const { search } = searchIndex([
      blue('Sura', 40, 30),
      blue('Bahr', 90, 5),
      rug('Blue Hour', 'Modern', { categories: ['modern', 'blues'], families: { blues: 26 } }),
      blue('Layl', 65, 50),
    ])
    const rugs = (query: string) => search(query)?.rugs.map(({ title }) => title)
    expect(rugs('blue rug')).toEqual(['Blue Hour', 'Bahr', 'Layl', 'Sura'])
    expect(rugs('powder blue')).toEqual(['Layl', 'Sura', 'Bahr'])
    expect(rugs('navy')).toEqual(['Bahr', 'Layl', 'Sura'])
  })

  it('ignores stop words', () => {
    expect(titles('How do I cancel my order?')).toEqual(['Can I cancel my order?'])
    expect(titles('the')).toBeNull()
    expect(titles('  ')).toBeNull()
  })

  it('marks results where only yarns matched', () => {
    const found = search('maroon')
    expect(found && rugsHeading(found)).toBe('Designs with this yarn, 2')
    const geometric = search('geometric')
    expect(geometric && rugsHeading(geometric)).toBe('Designs, 3')
    expect(search('cancel')?.byYarn).toBe(false)
  })

  it('describes the number of results', () => {
    const words = (query: string) => {
      const found = search(query)
      return found && resultMessage(query, found)
    }
    expect(words('maroon')).toBe('2 designs.')
    expect(words('refund')).toBe('1 answer, 1 page.')
    expect(words(' zzz ')).toBe('Nothing found for zzz.')
  })
})
