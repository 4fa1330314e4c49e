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

const { search } = searchIndex([
  rug('Pearl', 'Minimalist', { yarns: ['madder', 'oxblood', 'maroon'] }),
  rug('Shell', 'Geometric', { yarns: ['pearl'], words: 'A rug with pearl in it, pearl, pearl.' }),
  rug('Shamsa', 'Geometric', { categories: ['geometric', 'blues'], yarns: ['lapis', 'maroon'] }),
  rug('Mizan', 'Geometric', { yarns: ['powder blue', 'graphite'], words: 'For a cosy room.' }),
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
  it('puts what is called so before what merely has it', () => {
    expect(titles('pearl')).toEqual(['Pearl', 'Shell'])
  })

  it('finds what has every word', () => {
    expect(titles('shamsa lapis')).toEqual(['Shamsa'])
    expect(search('shamsa lapis')?.isPartial).toBe(false)
  })

  it('finds what has the most words where nothing has all, and says so', () => {
    expect(titles('shamsa lapis zzz')).toEqual(['Shamsa'])
    const both = search('shamsa oxblood')
    expect(both && [both.isPartial, resultMessage('shamsa oxblood', both)]).toEqual([
      true,
      'Nothing has every word. Nearest: 2 designs.',
    ])
  })

  it('reads words that mean the same alike, in English and in Arabic', () => {
    expect(titles('voiding')).toEqual([])
    expect(titles('cancellation')?.[0]).toBe('Can I cancel my order?')
    expect(titles('exchange')).toEqual(expect.arrayContaining(['Can I cancel my order?', 'Terms']))
    expect(titles('إلغاء الطلب')).toContain('Can I cancel my order?')
  })

  it('asks for nothing where no letter was typed', () => {
    for (const query of ['%', ' ?! ', '$$$']) expect(titles(query)).toBeNull()
  })

  it('takes words by their beginnings', () => {
    expect(titles('canc')).toEqual(['Can I cancel my order?', 'Terms'])
  })

  it('forgives a typo in a word of four letters or more, where nothing is spelt so', () => {
    expect(titles('shamza')).toEqual(['Shamsa'])
    expect(titles('shell')).toEqual(['Shell'])
    expect(titles('mzan')).toEqual(['Mizan'])
    expect(titles('mzn')).toEqual([])
  })

  it('puts two swapped letters right', () => {
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
  ])('reads %s and %s alike', (british, american) => {
    expect(titles(american)).toEqual(titles(british))
    expect(titles(british)).toHaveLength(1)
  })

  it('gives the list that is named, and not every rug with such a yarn', () => {
    expect(titles('blue rugs')).toEqual(['Shamsa'])
    expect(titles('blue geometric')).toEqual(['Shamsa'])
    expect(search('blue geometric')?.category).toEqual({
      label: 'All blue geometric rugs',
      to: '/products/geometric?color=blues',
    })
    expect(titles('powder blue')).toEqual(['Mizan'])
  })

  it('passes over words that say nothing', () => {
    expect(titles('How do I cancel my order?')).toEqual(['Can I cancel my order?'])
    expect(titles('the')).toBeNull()
    expect(titles('  ')).toBeNull()
  })

  it('says so where rugs are found by their yarns alone', () => {
    const found = search('maroon')
    expect(found && rugsHeading(found)).toBe('Designs with this yarn, 2')
    const geometric = search('geometric')
    expect(geometric && rugsHeading(geometric)).toBe('Designs, 3')
    expect(search('cancel')?.byYarn).toBe(false)
  })

  it('counts what it found in words', () => {
    const words = (query: string) => {
      const found = search(query)
      return found && resultMessage(query, found)
    }
    expect(words('maroon')).toBe('2 designs.')
    expect(words('refund')).toBe('1 answer, 1 page.')
    expect(words(' zzz ')).toBe('Nothing found for zzz.')
  })
})
