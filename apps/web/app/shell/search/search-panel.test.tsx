import type { SearchDocument } from '@nawl/contract/catalogue/search'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SearchTrigger } from './search-trigger.tsx'

const document_ = (id: string, more: Partial<SearchDocument>): SearchDocument => ({
  id,
  kind: 'page',
  title: id,
  to: `/${id}`,
  label: '',
  words: '',
  ...more,
})
const DOCUMENTS = [
  document_('pearl', {
    kind: 'rug',
    title: 'Pearl',
    to: '/product/pearl',
    label: 'Minimalist',
    categories: [],
  }),
  document_('aria', {
    kind: 'rug',
    title: 'Aria',
    to: '/product/aria',
    label: 'Contemporary',
    categories: [],
  }),
  document_('cancel', { kind: 'question', title: 'Can I cancel my order?', to: '/faq#cancel' }),
  document_('contact', { title: 'Contact' }),
]

function Page() {
  return (
    <>
      <header>
        <SearchTrigger />
      </header>
      <a href="#elsewhere">Elsewhere</a>
      <input aria-label="Width" />
      <select aria-label="Unit" />
      {/* The assistant's during a call, until it is shown again. */}
      <section role="dialog" aria-label="Assistant" hidden />
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

/** The first of these tests finds nothing fetched yet: what is fetched once is kept for the whole visit. */
async function openSearch(answers = { 'GET /api/search/documents': () => json(DOCUMENTS) }) {
  const api = fakeApi(answers)
  const others = ['/product/:id', '/faq', '/search'].map((path) => ({ path }))
  const page = renderPage({ module: { default: Page }, path: '/', others })
  const opener = await screen.findByRole('button', { name: 'Search' })
  return { api, opener, ...page }
}
const field = () => screen.findByRole('searchbox')
const panel = () => screen.findByRole('dialog', { name: 'Search' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the search', () => {
  it('that cannot be fetched says so, and goes on by itself when the network is back', async () => {
    const { user, api, opener } = await openSearch({
      'GET /api/search/documents': () => Promise.reject(new TypeError('no network')) as never,
    })
    await user.click(opener)
    await user.type(await field(), 'aria')
    expect(await screen.findByRole('alert')).toHaveTextContent('Search is not responding.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Search is not responding.')
    api.answer({ 'GET /api/search/documents': () => json(DOCUMENTS) })
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('link', { name: /^Aria/ })).toHaveAttribute('href', '/product/aria')
  })

  it('is opened by a slash, gone through by arrows, and gives the keyboard back at Escape', async () => {
    const { user } = await openSearch()
    const before = screen.getByRole('link', { name: 'Elsewhere' })
    before.focus()
    await user.keyboard('/')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.keyboard('cancel')
    const found = await screen.findByRole('link', { name: 'Can I cancel my order?' })
    await user.keyboard('{ArrowDown}')
    expect(found).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(await field()).toHaveFocus()
    await user.keyboard('{ArrowDown} order')
    expect(await field()).toHaveValue('cancelorder')
    await user.keyboard('{Escape}')
    await closed()
    expect(before).toHaveFocus()
  })

  it('leaves a slash alone where somebody types or chooses', async () => {
    const { user } = await openSearch()
    await user.type(screen.getByRole('textbox', { name: 'Width' }), '1/2')
    expect(screen.getByRole('textbox', { name: 'Width' })).toHaveValue('1/2')
    screen.getByRole('combobox', { name: 'Unit' }).focus()
    await user.keyboard('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to what was found, and closes', async () => {
    const { user, opener } = await openSearch()
    await user.click(opener)
    await user.type(await field(), 'pearl')
    const rugs = within(await screen.findByRole('region', { name: /^Designs?, 1$|^Designs/ }))
    await user.click(rugs.getByRole('link', { name: /^Pearl/ }))
    await closed()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull())
  })

  it('says what it found once somebody has stopped typing, and that nothing goes by a name', async () => {
    const { user, opener } = await openSearch()
    await user.click(opener)
    await user.type(await field(), 'xyzzy')
    expect(await screen.findByText('Nothing here matches “xyzzy”.')).toBeInTheDocument()
    const status = within(await panel()).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Nothing found for xyzzy.'))
    expect(screen.getByRole('link', { name: 'All rugs' })).toHaveAttribute('href', '/products')
  })

  it('keeps the last five that led somewhere, until they are forgotten', async () => {
    for (const query of ['one', 'two', 'three', 'four', 'five', 'Two', 'six']) {
      const { user, opener, unmount } = await openSearch()
      await user.click(opener)
      await user.type(await field(), `${query}{Enter}`)
      await closed()
      unmount()
    }
    const { user, opener } = await openSearch()
    await user.click(opener)
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
    const kept = () => recent.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(kept()).toEqual(['six', 'Two', 'five', 'four', 'three'])
    await user.click(recent.getByRole('button', { name: 'Forget five' }))
    expect(kept()).toEqual(['six', 'Two', 'four', 'three'])
    await user.click(recent.getByRole('button', { name: 'four' }))
    expect(await field()).toHaveValue('four')
    expect(await field()).toHaveFocus()
  })
})
