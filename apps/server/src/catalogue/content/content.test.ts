import { resolve } from 'node:path'

import { JOURNAL_CATEGORIES } from '@nawl/contract/catalogue/journal-categories'
import { deliveryTime, SHIPPING_REGIONS } from '@nawl/domain/shop/countries/shipping-regions'
import { describe, expect, it } from 'vitest'

import { retention as words } from '@nawl/messages/by-language/retention'
import { retentionText } from '@nawl/messages/text/pages/retention-text'

import { withFacts } from './with-facts.ts'
import { renderMarkdown } from './render-markdown.ts'
import { builtInRugs } from '../built-in-rugs.ts'
import { readContents } from './content.ts'

const rugs = builtInRugs('nothing drawn yet')
const { en, ar } = readContents(
  resolve(import.meta.dirname, '../../../../../content'),
  (id) => rugs.find((rug) => rug.id === id)?.mainImage ?? null,
)
const { journal, faq, policies } = en
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')

describe('the journal', () => {
  it('has twelve articles, three of them under their specified addresses', () => {
    expect(journal).toHaveLength(12)
    expect(journal.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        'hand-tufted-vs-hand-knotted-rugs-guide',
        'color-psychology-area-rugs-interior-design',
        'small-space-rug-sizing-guide',
      ]),
    )
  })

  it('has an article in every category', () => {
    expect(new Set(journal.map(({ category }) => category))).toEqual(new Set(JOURNAL_CATEGORIES))
  })

  it('has at least six hundred words per article, each with a different rug', () => {
    const short = journal.filter(({ content }) => text(content).trim().split(/\s+/).length < 600)
    expect(short.map(({ slug }) => slug)).toEqual([])
    expect(new Set(journal.map(({ rug }) => rug)).size).toBe(12)
  })

  it('relates each article to three others', () => {
    for (const { slug, related } of journal) {
      expect(related).toHaveLength(3)
      expect(related.map((entry) => entry.slug)).not.toContain(slug)
    }
  })

  it('is newest first', () => {
    const dates = journal.map(({ publishDate }) => publishDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('the FAQ', () => {
  it('has six topics of five questions, each with its own anchor', () => {
    expect(faq.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Design', 5],
      ['Ordering', 5],
      ['Materials', 5],
      ['Shipping', 5],
      ['Care', 5],
      ['General', 5],
    ])
    const anchors = faq.flatMap(({ questions }) => questions.map(({ anchor }) => anchor))
    expect(new Set(anchors).size).toBe(30)
  })

  it.each([
    'productionWeeks',
    'shippingWeeks',
    'cancelHours',
    'designChangeHours',
    'claimDays',
    'supportHours',
    'pileHeight',
    'smallestRug',
    'largestRug',
    'volumeDiscounts',
    'customsDocuments',
    'countries',
  ] as const)('states %s', (fact) => {
    const all = faq.flatMap(({ questions }) => questions.map(({ answer }) => text(answer))).join(' ')
    expect(all).toContain(withFacts(`{{${fact}}}`, 'en'))
  })
})

describe('the policies', () => {
  it('are thirteen numbered sections of terms and a privacy policy, of January 2025', () => {
    expect(policies.terms.sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: 13 }, (_, place) => place + 1),
    )
    expect(policies['privacy-policy'].sections.length).toBeGreaterThan(8)
    for (const { updated } of Object.values(policies)) expect(updated).toBe('January 2025')
  })

  it('state the retention periods of the retention table and no others', () => {
    const { sections } = policies['privacy-policy']
    const retention = sections.find(({ title }) => title === 'How long we keep it')?.text ?? ''
    const plain = text(retention).replaceAll(/\s+/g, ' ')
    const printed = text(renderMarkdown(retentionText(words.en)))
      .replaceAll(/\s+/g, ' ')
      .trim()
    expect(plain).toContain(printed)
    const all = sections.map((section) => text(section.text)).join(' ')
    expect(all).not.toMatch(/we set no date|until you ask us|about a month/)
  })

  it('state the rules of orders', () => {
    const all = policies.terms.sections.map((section) => text(section.text)).join(' ')
    for (const rule of ['24 hours', '48 hours', '7 days', '5-year', 'AED', 'tracking number'])
      expect(all).toContain(rule)
  })
})

it('no text states a delivery time that is not in the table', () => {
  const all = faq.flatMap(({ questions }) => questions.map(({ answer }) => text(answer))).join(' ')
  const stated = [...all.matchAll(/\d+-\d+ (?:business )?days/g)].map(([time]) => time)
  const known: ReadonlySet<string> = new Set(SHIPPING_REGIONS.map(({ id }) => deliveryTime(id)))
  expect(stated.filter((time) => !known.has(time))).toEqual([])
})

describe('the Arabic texts', () => {
  it('stand under the addresses of the English ones', () => {
    expect(ar.journal.map(({ slug }) => slug)).toEqual(journal.map(({ slug }) => slug))
    const anchors = (topics: typeof faq) =>
      topics.flatMap(({ questions }) => questions.map(({ anchor }) => anchor))
    expect(anchors(ar.faq)).toEqual(anchors(faq))
    expect(ar.policies.terms.sections.map(({ anchor }) => anchor)).toEqual(
      policies.terms.sections.map(({ anchor }) => anchor),
    )
  })

  it('lead to Arabic pages', () => {
    const links = ar.faq.flatMap(({ questions }) =>
      questions.flatMap(({ answer }) => [...answer.matchAll(/href="(\/[^"]*)"/g)].map(([, to = '']) => to)),
    )
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((to) => !to.startsWith('/ar/'))).toEqual([])
  })
})
