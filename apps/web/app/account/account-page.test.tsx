import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { rugFixture } from '../studio/state/rug-fixture.ts'
import * as accountPage from './account.route.tsx'
import { saveThing } from '../saved/use-saved.ts'

const AT = '2025-01-04T08:00:00.000Z'
const HALL = {
  id: '7d1a0b9e-42a3-4c55-9c1d-0123456789ab',
  address: 'aria',
  name: 'For the hall',
  link: '',
  at: AT,
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(async () => {
  cleanup()
  await saveThing({ kind: 'unlike', address: 'aria', at: new Date().toISOString() })
  await saveThing({ kind: 'delete', id: HALL.id })
})

/** The page of a visitor whom nobody knows: what they keep lies in their browser. */
async function openAccount() {
  fakeApi({ 'GET /api/rug/collections': () => json([rugFixture()]) })
  await saveThing({ kind: 'like', address: 'aria', at: AT })
  await saveThing({ kind: 'save', design: HALL })
  return renderPage({ module: accountPage, path: '/account', others: [{ path: '/products' }] })
}
/** What was said in an earlier test may still stand there. */
function undoOf(said: string): HTMLElement {
  const toast = screen.getAllByText(said).at(-1)?.parentElement
  if (!toast) throw new Error(`nothing says ${said}`)
  return within(toast).getByRole('button', { name: 'Undo' })
}
const designs = () => {
  const region = screen.queryByRole('region', { name: /^Saved designs/ })
  if (!region) return []
  return within(region)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))
}

describe('what a visitor keeps', () => {
  it('stands on their page: rugs with a heart, and designs that open as they were saved', async () => {
    await openAccount()
    const favourites = await screen.findByRole('region', { name: /^Favourites/ })
    expect(await within(favourites).findByRole('button', { name: 'Favourite Aria' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(designs()).toEqual(['For the hall'])
    expect(screen.getByRole('link', { name: 'Reopen For the hall' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/aria\?d=/),
    )
  })

  it('shows a design in its room by the light it was saved in, and opens it there', async () => {
    const link = encodeDesign({ ...AS_DRAWN, light: 'lamp' })
    await saveThing({ kind: 'save', design: { ...HALL, link } })
    fakeApi({ 'GET /api/rug/collections': () => json([rugFixture()]) })
    const Studio = () => <p>Opened {JSON.stringify(useLocation().state)}</p>
    const others = [{ path: '/product/:id', Component: Studio }]
    const { user } = renderPage({ module: accountPage, path: '/account', others })
    const picture = await screen.findByRole('img', { name: /For the hall/ })
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/api\/rooms\/(\w+)\/.*light=evening/))
    const room = /rooms\/(\w+)/.exec(picture.getAttribute('src') ?? '')?.[1]
    await user.click(picture)
    expect(await screen.findByText(/^Opened/)).toHaveTextContent(JSON.stringify({ place: 'room', room }))
  })

  it('gives up a heart, and takes it back by one press', async () => {
    const { user } = await openAccount()
    await user.click(await screen.findByRole('button', { name: 'Favourite Aria' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull())
    await user.click(undoOf('Aria is no longer a favourite'))
    expect(await screen.findByRole('button', { name: 'Favourite Aria' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('is copied under a name of its own', async () => {
    const { user } = await openAccount()
    await user.click(await screen.findByRole('button', { name: 'Duplicate For the hall' }))
    await waitFor(() => expect(designs()).toEqual(['For the hall (copy)', 'For the hall']))
    await user.click(screen.getByRole('button', { name: 'Delete For the hall (copy)' }))
    await waitFor(() => expect(designs()).toEqual(['For the hall']))
  })

  it('is renamed by keyboard, and keeps its name where that is thought better of', async () => {
    const { user } = await openAccount()
    const rename = await screen.findByRole('button', { name: 'Rename For the hall' })
    await user.click(rename)
    const name = screen.getByLabelText('Name')
    expect(name).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(rename).toHaveFocus()
    expect(designs()).toEqual(['For the hall'])
    await user.keyboard('{Enter}')
    await user.clear(screen.getByLabelText('Name'))
    await user.keyboard('For the stairs{Enter}')
    await waitFor(() => expect(designs()).toEqual(['For the stairs']))
    expect(screen.getByText('Renamed to For the stairs')).toBeInTheDocument()
  })

  it('is deleted, and comes back by one press', async () => {
    const { user } = await openAccount()
    await user.click(await screen.findByRole('button', { name: 'Delete For the hall' }))
    await waitFor(() => expect(designs()).toEqual([]))
    await user.click(undoOf('For the hall has been deleted'))
    await waitFor(() => expect(designs()).toEqual(['For the hall']))
  })

  it('leaves one welcome with rugs to begin with when it was the last thing, and the keyboard at the title', async () => {
    const { user } = await openAccount()
    await user.click(await screen.findByRole('button', { name: 'Delete For the hall' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Saved designs/ })).toBeNull())
    expect(screen.queryByRole('region', { name: 'A place for your rugs' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Favourite Aria' }))
    const welcome = within(await screen.findByRole('region', { name: 'A place for your rugs' }))
    expect(await welcome.findByRole('button', { name: 'Favourite Aria' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'You may like' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})
