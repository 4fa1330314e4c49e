import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { renderPage } from '../../testing/render-page.tsx'
import { Hero } from './hero.tsx'

it('shows its room by day or in the evening, on phones a part of it', async () => {
  const { container } = renderPage({
    module: { default: Hero },
    path: '/',
    at: '/',
    others: [{ path: '/product/:id' }],
  })
  const sources = () => [...container.querySelectorAll('source')].map(({ srcset }) => srcset)
  expect(await screen.findByRole('img', { name: /sun falls across it/ })).toBeInTheDocument()
  expect(sources()).toEqual([
    '/stills/hero-phone-1200.avif 1200w, /stills/hero-phone-800.avif 800w',
    '/stills/hero-3200.avif 3200w, /stills/hero-2560.avif 2560w, /stills/hero-1600.avif 1600w, /stills/hero-800.avif 800w',
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Evening' }))
  expect(screen.getByRole('img', { name: /in the evening: a lamp/ })).toBeInTheDocument()
  expect(sources().every((srcset) => srcset.includes('/stills/hero-evening-'))).toBe(true)
})
