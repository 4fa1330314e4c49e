import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'

import { LocalForm } from './local-form.tsx'

function formAt(basename: string, action?: string): HTMLFormElement {
  const element = <LocalForm aria-label="the form" {...(action && { action })} onSend={vi.fn<() => void>()} />
  const router = createMemoryRouter([{ path: '*', element }], {
    basename,
    initialEntries: [`${basename}/cart`],
  })
  render(<RouterProvider router={router} />)
  return screen.getByRole('form')
}

it('leads to a page of the same language without scripts', () => {
  expect(formAt('/ar', '/country')).toHaveAttribute('action', '/ar/country')
})

it('leads nowhere unless it says so', () => {
  expect(formAt('/ar')).not.toHaveAttribute('action')
})
