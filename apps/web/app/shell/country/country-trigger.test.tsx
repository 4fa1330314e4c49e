import { currencyOf, findCountry } from '@nawl/domain/shop/countries/countries'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { renderPage, ROOT } from '../../testing/render-page.tsx'
import { CountryTrigger } from './country-trigger.tsx'

/** The word in the header; what is chosen becomes the root's, as the cookie of the shop does it. */
async function openHeader() {
  let root = ROOT
  const choose = async ({ request }: { request: Request }) => {
    const code = (await request.formData()).get('country')
    const country = typeof code === 'string' ? findCountry(code) : null
    if (!country) throw new Error('no such country')
    root = { ...ROOT, country, currency: currencyOf(country) }
    return { refused: '' }
  }
  const others = [{ path: '/country', action: choose }]
  const page = renderPage({ module: { default: CountryTrigger }, path: '/', root: () => root, others })
  const trigger = await screen.findByRole('button', { name: /^Delivery and currency/ })
  return { trigger, ...page }
}
const panel = async () => within(await screen.findByRole('dialog'))
const country = async (name: string) => (await panel()).findByRole('button', { name: new RegExp(`^${name}`) })

describe('the country', () => {
  it('is found by its name and chosen by the keyboard', async () => {
    const { user, trigger } = await openHeader()
    expect(trigger).toHaveTextContent(/USA\s*\$$/)
    await user.click(trigger)
    await waitFor(async () => expect(await country('USA')).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(trigger).toHaveFocus()
    await user.keyboard('{Enter}')
    const field = (await panel()).getByRole('searchbox', { name: 'Another country' })
    await user.type(field, 'zealand')
    expect((await panel()).getByRole('status')).toHaveTextContent('1 country')
    await user.keyboard('{ArrowDown}')
    expect(await country('New Zealand')).toHaveFocus()
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(trigger).toHaveTextContent(/New Zealand\s*\$$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(trigger)
    expect(await country('New Zealand')).toHaveAttribute('aria-current', 'true')
  })

  it('that nobody knows, or that we do not ship to, is said', async () => {
    const { user, trigger } = await openHeader()
    await user.click(trigger)
    const field = (await panel()).getByRole('searchbox', { name: 'Another country' })
    await user.type(field, 'atlantis')
    expect((await panel()).getByRole('status')).toHaveTextContent(
      'We could not find a country by that name. Check the spelling.',
    )
    await user.clear(field)
    await user.type(field, 'North Korea')
    expect((await panel()).getByRole('status')).toHaveTextContent(/^We do not ship to /)
  })

  it('chosen without a network is not lost silently', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, trigger } = await openHeader()
    await user.click(trigger)
    await user.click(await country('United Arab Emirates'))
    expect((await panel()).getByRole('status')).toHaveTextContent('You are offline')
    expect(trigger).toHaveTextContent(/USA/)
    onLine.mockReturnValue(true)
    await user.click(await country('United Arab Emirates'))
    await waitFor(() => expect(trigger).toHaveTextContent(/UAE/))
  })
})
