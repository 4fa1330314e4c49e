import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ROOT, renderPage } from '../testing/render-page.tsx'
import { Wordmark } from './wordmark.tsx'

const logo = { id: 'ab'.repeat(16), width: 600, height: 200 }
const open = (contacts: object) =>
  renderPage({
    module: { default: Wordmark },
    path: '/',
    root: () => ({ ...ROOT, contacts: { ...ROOT.contacts, ...contacts } }),
  })

describe('the shop’s mark', () => {
  it('is the name as lettering', async () => {
    open({})
    expect(await screen.findByRole('link')).toHaveTextContent('Nawl')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is the owner’s logo, which is read as the name, in its own proportions', async () => {
    open({ logo })
    const link = await screen.findByRole('link', { name: /^Nawl/ })
    const picture = screen.getByRole('img', { name: 'Nawl' })
    expect(link).toContainElement(picture)
    expect(picture).toHaveAttribute('src', `/logo/${logo.id}-page.webp`)
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['600', '200'])
  })
})
