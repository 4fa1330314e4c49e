import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import * as newsletterPage from '../pages/newsletter/newsletter.route.tsx'
import { fakeApi, json, refused } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'

async function subscribe(answer: () => Response) {
  const api = fakeApi({ 'POST /api/newsletter': answer })
  const { user } = renderPage({ module: newsletterPage, path: '/newsletter' })
  await user.type(await screen.findByLabelText('E-mail'), 'layla@example.com')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return api
}

describe('the newsletter', () => {
  it('asks whoever subscribes to confirm, and says so whether or not the address is known', async () => {
    const api = await subscribe(() => json({ status: 'check-your-mail' }, 202))
    expect(await screen.findByText(/open the link in it to confirm/)).toBeInTheDocument()
    expect(api.asked.at(-1)?.body).toMatchObject({ email: 'layla@example.com', language: 'en' })
  })

  it('says what is wrong with an address, at its field, and keeps it', async () => {
    await subscribe(() => refused('request/invalid', { status: 400, field: 'email', fault: 'wrong' }))
    const field = await screen.findByLabelText('E-mail')
    expect(await screen.findByText('Enter a valid e-mail address.')).toBeInTheDocument()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveValue('layla@example.com')
  })
})
