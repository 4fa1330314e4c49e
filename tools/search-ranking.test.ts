// Tests the search with the shop's real documents. It is in tools because it combines what may not import each other:
// the server, which has the documents, and the web app, which ranks them.
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { builtInRugs } from '../apps/server/src/catalogue/built-in-rugs.ts'
import { readContents } from '../apps/server/src/catalogue/content/content.ts'
import { searchDocuments } from '../apps/server/src/catalogue/content/search-documents.ts'
import { searchIndex } from '../apps/web/app/shell/search/search-index.ts'

const rugs = builtInRugs('nothing drawn yet')
const content = readContents('content', (rug) => `/artwork/${rug}.jpg`).en
const documents = searchDocuments(rugs, content)
const { search } = searchIndex(documents)
const found = (query: string) => {
  const answer = search(query)
  if (!answer) throw new Error(`"${query}" asks for nothing`)
  return answer
}
const rugsIn = (...categories: readonly string[]) =>
  documents
    .filter(
      ({ kind, categories: own = [] }) => kind === 'rug' && categories.every((slug) => own.includes(slug)),
    )
    .map(({ id }) => id)
    .toSorted()
const ids = (query: string) =>
  found(query)
    .rugs.map(({ id }) => id)
    .toSorted()

describe('searching everything in the shop', () => {
  it('finds the geometric rugs of the blues family', () => {
    expect(ids('blue geometric')).toEqual(rugsIn('blues', 'geometric'))
    expect(ids('blue geometric')).not.toEqual([])
    expect(ids('geometric blues')).toEqual(ids('blue geometric'))
  })

  it.each([
    ['blue', 'blues'],
    ['grey', 'grey'],
    ['gray', 'grey'],
    ['earth tones', 'earth-tones'],
    ['modern', 'modern'],
    ['modern tribal rugs', 'modern-tribal'],
    ['luxury', 'luxury'],
    ['minimalist', 'minimalist'],
  ])('lists the same for %s as the category %s', (query, category) => {
    expect(ids(query)).toEqual(rugsIn(category))
    expect(found(query).category?.to).toBe(`/products/${category}`)
  })

  it('finds rugs by a yarn, by our name for it and by the common one', () => {
    expect(found('oxblood').rugs.length).toBeGreaterThan(0)
    expect(found('maroon').rugs.length).toBeGreaterThan(5)
    expect(found('maroon').byYarn).toBe(true)
    expect(ids('maroon')).toEqual(expect.arrayContaining(ids('oxblood')))
  })

  it.each(documents.filter(({ kind }) => kind === 'rug').map(({ title, label, id }) => [title, label, id]))(
    'has %s (%s) among the first two of its name',
    (title, _collection, id) => {
      expect(
        found(title)
          .rugs.slice(0, 2)
          .map((rug) => rug.id),
      ).toContain(id)
    },
  )

  it.each(documents.filter(({ kind }) => kind !== 'rug').map(({ title, kind }) => [title, kind]))(
    'has "%s" first of its kind when it is asked for in full',
    (title, kind) => {
      const { articles, questions, pages } = found(title)
      const first = { article: articles, question: questions, page: pages }[kind as 'article'][0]
      expect(first?.title).toBe(title)
    },
  )

  it.each(['cancel', 'cansel order', 'how do I cancel?'])('answers "%s" with how to cancel', (query) => {
    expect(found(query).questions[0]?.title).toMatch(/cancel/i)
  })

  it('finds pages by other words people use for them', () => {
    expect(found('privacy').pages[0]?.to).toBe('/privacy-policy')
    expect(found('customs').pages[0]?.to).toBe('/shipping')
    expect(found('upload').pages[0]?.to).toBe('/your-design')
    expect(found('appointment').pages[0]?.to).toBe('/contact')
    expect(found('architects').pages[0]?.to).toBe('/trade')
  })

  it.each([
    ['colour', 'color'],
    ['grey', 'gray'],
    ['fibre', 'fiber'],
  ])('finds the same for %s and %s', (british, american) => {
    expect(found(american)).toEqual(found(british))
    expect(found(british).total).toBeGreaterThan(0)
  })
})

/** What a shopper typed, and what would satisfy them. Written by somebody who did not know the index. */
type Asked = { readonly query: string; readonly satisfied: readonly string[] }

const asked = JSON.parse(readFileSync('tools/search-queries.json', 'utf8')) as readonly Asked[]
/** Per kind of result. */
const MOST_SEEN = 3

function isSatisfied(query: string, outcome: string): boolean {
  const answer = search(query)
  if (outcome === 'asks') return answer === null
  if (!answer) return false
  const { rugs: designs, questions, articles, pages, category, total, isPartial } = answer
  if (outcome === 'nothing') return total === 0 || isPartial
  if (outcome === 'rugs') return designs.length >= MOST_SEEN
  const seen = [designs, questions, articles, pages].flatMap((kind) => kind.slice(0, MOST_SEEN))
  if (outcome.startsWith('title:')) {
    const title = new RegExp(outcome.slice('title:'.length), 'i')
    return seen.some((document) => title.test(document.title))
  }
  return category?.to === outcome || seen.some(({ to }) => to === outcome || to.startsWith(`${outcome}#`))
}

describe('real queries, in English and in Arabic', () => {
  it.each(asked)('$query', ({ query, satisfied }) =>
    expect(satisfied.filter((outcome) => isSatisfied(query, outcome))).not.toEqual([]),
  )
})
