import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteText } from '@nawl/contract/desk/site-text'
import * as countries from '@nawl/messages/countries'
import * as facts from '@nawl/messages/facts'
import * as hours from '@nawl/messages/hours'
import * as messages from '@nawl/messages/placeholders'
import { factsText } from '@nawl/messages/text/facts-text'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type Answers, fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as route from './text.route.tsx'

const CARE: SiteText = { fields: { title: 'Care', place: 5 }, body: 'Made in .' }

function openText(key: string, more: Partial<DocumentAnswer<SiteText>> = {}, answers: Answers = {}) {
  const seen: DocumentAnswer<SiteText> = {
    key,
    value: CARE,
    number: 0,
    base: 0,
    builtIn: CARE,
    draft: null,
    revisions: [],
    ...more,
  }
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /healthz': () => json({ status: 'ok', version: '1' }),
    [`GET /api/desk/texts/${key}`]: () => json(seen),
    [`PUT /api/desk/texts/${key}/draft`]: () => json(seen),
    'GET /api/desk/facts': () =>
      json({
        facts: [
          { name: 'productionWeeks', value: '4-6 weeks' },
          { name: 'shop', value: 'Nawl' },
        ],
      }),
    [`POST /api/desk/texts/${key}/preview`]: () => json({ html: '', problem: null }),
    ...answers,
  })
  const page = { module: route, path: '/desk/texts/:key', at: `/desk/texts/${key}` }
  return { api, ...renderPage({ ...page, isFrameless: true }) }
}

it('writes a fact of the shop at the caret, and names one that there is not', async () => {
  const { user } = openText('en.faq.care')
  const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.click(await screen.findByText('Facts about the shop'))
  await user.type(screen.getByLabelText('Find a fact'), 'time to make')
  const list = screen.getByRole('list', { name: 'Filled in by the shop' })
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    'time to make a rug {{productionWeeks}} now: 4-6 weeks',
  )
  body.setSelectionRange(8, 8)
  await user.click(within(list).getByRole('button', { name: 'Insert time to make a rug' }))
  expect(body).toHaveValue('Made in {{productionWeeks}}.')
  expect(body).toBeValid()
  await user.type(body, ' {{{{ages}}')
  expect(screen.getByText(/^There is no placeholder called “ages”/)).toBeInTheDocument()
  expect(body).toBeInvalid()
})

it('has words for every fact', () => {
  const names = [...Object.keys(factsText(facts, hours, 'en-GB', countries)), 'shop', 'retention']
  const other = messages.fact({ which: 'nothing of this name' })
  expect(names.filter((which) => messages.fact({ which }) === other)).toEqual([])
})

describe('an article', () => {
  const ARTICLE: SiteText = {
    fields: {
      title: 'Summer rugs',
      category: 'Guides',
      excerpt: 'What lies well.',
      author: 'Nawl',
      published: '2026-06-01',
      tags: ['summer'],
      description: 'Fifty characters at least, which search engines show.',
      rug: 'bab',
      caption: 'Bab',
    },
    body: 'Low pile.',
  }
  const DESIGNS = ['bab', 'onyx'].map((slug) => ({
    slug,
    name: slug === 'bab' ? 'Bab' : 'Onyx',
    collection: 'Contemporary',
    image: `/artwork/${slug}.jpg`,
    isBuiltIn: true,
    isEdited: false,
    hasDraft: false,
    state: 'public',
  }))
  const designs: Answers = { 'GET /api/desk/designs': () => json({ designs: DESIGNS }) }

  it('shows a design that is chosen from a list with its picture', async () => {
    const { user, api, container } = openText('en.journal.summer-rugs', { value: ARTICLE }, designs)
    const field = await screen.findByLabelText('Design in the picture')
    await screen.findByRole('option', { name: 'Onyx, Contemporary' })
    expect(field).toHaveValue('bab')
    const picture = () => container.querySelector('.design-thumbnail')?.getAttribute('src')
    expect(picture()).toBe('/artwork/bab-200.webp')
    await user.selectOptions(field, 'onyx')
    expect(picture()).toBe('/artwork/onyx-200.webp')
    await waitFor(() =>
      expect(api.to('/api/desk/texts/en.journal.summer-rugs/draft')[0]?.body).toMatchObject({
        value: { fields: { rug: 'onyx' } },
      }),
    )
  })

  it('takes a photograph with its words into the text, and another in front of it', async () => {
    const name = `${'a'.repeat(32)}-900x600`
    const sent: Answers = { ...designs, 'POST /api/desk/photos': () => json({ name }, 201) }
    const { user, api } = openText('en.journal.summer-rugs', { value: ARTICLE }, sent)
    const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
    await user.click(screen.getByText('Insert a picture into the text'))
    const [forLead, forText] = screen.getAllByLabelText(/^Choose a photograph/)
    const file = new File(['x'], 'room.jpg', { type: 'image/jpeg' })
    await user.upload(forText!, file)
    await user.click(await screen.findByRole('button', { name: 'Insert the picture' }))
    expect(screen.getByText('Describe the picture in a few words.')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/^Description/), 'A frame [[left]')
    await user.click(screen.getByRole('button', { name: 'Insert the picture' }))
    expect(body).toHaveValue(`Low pile.\n\n![A frame \\[left\\]](photo:${name})\n\n`)
    await user.upload(forLead!, file)
    await user.type(await screen.findByLabelText(/^Description/), 'Noor')
    await user.click(screen.getByRole('button', { name: 'Add the photograph' }))
    const draft = () => api.to('/api/desk/texts/en.journal.summer-rugs/draft').at(-1)?.body
    await waitFor(() =>
      expect(draft()).toMatchObject({ value: { fields: { photo: { name, alt: 'Noor' } } } }),
    )
    await user.click(screen.getByRole('button', { name: 'Remove the photograph' }))
    await waitFor(() => expect(JSON.stringify(draft())).not.toContain('"photo"'))
  })

  it('begins a translation with all but the words, and the English text beside it', async () => {
    const english = { key: 'en.journal.summer-rugs', value: ARTICLE, draft: null, revisions: [] }
    const { user } = openText(
      'ar.journal.summer-rugs',
      { value: null, builtIn: null },
      { ...designs, 'GET /api/desk/texts/en.journal.summer-rugs': () => json(english) },
    )
    expect(await screen.findByLabelText('Title')).toHaveValue('')
    expect(screen.getByLabelText('Design in the picture')).toHaveValue('bab')
    expect(screen.getByLabelText('Date')).toHaveValue('2026-06-01')
    expect(screen.getByText('Low pile.', { selector: 'dd' })).toHaveAttribute('lang', 'en')
    await user.click(screen.getByRole('button', { name: 'Start from the English text' }))
    expect(screen.getByLabelText('Title')).toHaveValue('Summer rugs')
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Low pile.')
  })
})

it('shows an upgraded text beside the owner’s, and keeps theirs or takes the shop’s', async () => {
  const mine = { ...CARE, body: 'Made slowly.' }
  const newer = { ...CARE, body: 'Made swiftly.' }
  const revision = { by: 'noor@example.com', at: '2027-01-04T07:00:00.000Z', restores: null }
  const kept = { value: mine, number: 1, base: 1, builtIn: newer }
  const { user, api } = openText(
    'en.faq.care',
    {
      ...kept,
      builtInChanged: true,
      revisions: [{ ...revision, number: 1, publicFrom: revision.at, state: 'public' }],
    },
    {
      'POST /api/desk/texts/en.faq.care/keep': () =>
        json({ ...kept, key: 'en.faq.care', draft: null, revisions: [] }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Compare the two' }))
  const review = screen.getByRole('region', { name: 'What will change if you go back' })
  expect(within(review).getByRole('deletion')).toHaveTextContent('slowly')
  expect(within(review).getByRole('insertion')).toHaveTextContent('swiftly')
  const side = within(review).getByRole('group', { name: 'Public afterwards' })
  expect(within(side).getByRole('textbox', { name: 'Text' })).toHaveValue('Made swiftly.')
  expect(screen.getByRole('button', { name: 'Use the shop’s version' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(api.to('/api/desk/texts/en.faq.care/keep')[0]?.body).toEqual({ number: 1 }))
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Made slowly.')
  expect(screen.queryByRole('button', { name: 'Compare the two' })).toBeNull()
})
