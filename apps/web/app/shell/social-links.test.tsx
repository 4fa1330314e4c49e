import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SocialLinks } from './social-links.tsx'

it('shows the networks on which the shop has a page, and nothing where it has none', () => {
  const social = { instagram: 'https://instagram.com/noor', facebook: '', linkedin: '' }
  const { rerender, container } = render(<SocialLinks social={social} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Instagram', social.instagram],
  ])
  rerender(<SocialLinks social={{ ...social, instagram: '' }} />)
  expect(container).toBeEmptyDOMElement()
})
