import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openDeskOrder } from '../testing/open-desk-order.ts'

it('asks once a page who is at the desk, whatever depends on it', async () => {
  const { api } = openDeskOrder({}, 'owner')
  expect(await screen.findByRole('heading', { name: 'E-mails to the customer' })).toBeInTheDocument()
  expect(api.to('/api/desk/me')).toHaveLength(1)
})
