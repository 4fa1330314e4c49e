import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeApi, json } from '../../testing/fake-api.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as newArticleRoute from './new-article.route.tsx'
import * as textsRoute from './texts.route.tsx'

const text = { folder: 'journal', title: 'Wool', isTranslated: true, hasDraft: false }
const answers = () =>
  fakeApi({
    ...fakeSession(),
    'GET /healthz': () => json({ version: '1.0.0' }),
    ...deskCaller(),
    'GET /api/desk/texts': () =>
      json({ texts: [{ ...text, key: 'en.journal.wool', isEdited: true, isUpgraded: true }] }),
    'GET /api/desk/sentences': () => json({ pages: [] }),
  })

describe('the texts', () => {
  it('say what an upgrade changed, and begin with the way to a new article', async () => {
    answers()
    renderPage({ module: textsRoute, path: '/desk/texts', at: '/desk/texts', isFrameless: true })
    expect(await screen.findByText('New version from an upgrade')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'New article' })).toHaveAttribute(
      'href',
      '/desk/texts/new',
    )
  })

  it('get an article at an address that none has', async () => {
    answers()
    const page = {
      module: newArticleRoute,
      path: '/desk/texts/new',
      at: '/desk/texts/new',
      isFrameless: true,
    }
    const { user } = renderPage({ ...page, others: [{ path: '/desk/texts/:key' }] })
    const slug = await screen.findByLabelText('Last part of the page’s address')
    const write = screen.getByRole('button', { name: 'Write it' })
    await user.type(slug, 'wool')
    expect(screen.getByText(/^The same in every language:/)).toHaveTextContent(/: \/journal\/wool$/)
    await user.click(write)
    expect(
      screen.getByText('There is already an article at this address. Choose a different one.'),
    ).toBeVisible()
    await user.type(slug, '-again')
    await user.click(write)
    expect(screen.queryByLabelText('Last part of the page’s address')).toBeNull()
  })
})
