import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { YarnViewLoader } from './yarn-view-loader.tsx'

// As without a network.
vi.mock('./more-yarns.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('keeps the focus where it was tried again', async () => {
  const user = userEvent.setup()
  render(<YarnViewLoader>{() => null}</YarnViewLoader>)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  const reload = await screen.findByRole('button', { name: 'Load the page again' })
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement).toContainElement(reload)
})
