import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { button, openStudio, picker, swatch } from '../testing/studio-fixture.tsx'

const told = (api: Awaited<ReturnType<typeof openStudio>>['api']) =>
  api.to('/api/visits').map(({ body }) => body)
const ANSWER = { 'POST /api/visits': () => new Response(null, { status: 204 }) }

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('tells the shop once that a design is open, and once that its yarns were changed', async () => {
  const { user, api } = await openStudio(ANSWER)
  await waitFor(() => expect(told(api)).toEqual([{ event: 'looked', design: 'aria' }]))
  for (let times = 0; times < 2; times++) {
    await user.click(button(/^Shuffle/))
    await waitFor(() => expect(screen.queryByText('Changing color...')).toBeNull())
  }
  await user.click(swatch('#E4D9C4'))
  await user.click(picker().getByRole('button', { name: 'Teal' }))
  expect(told(api)).toEqual([
    { event: 'looked', design: 'aria' },
    { event: 'coloured', design: 'aria' },
  ])
})

it('tells nothing where the browser asks not to be tracked, and works where nobody hears it', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  const { user, api } = await openStudio(ANSWER)
  await user.click(button(/^Shuffle/))
  await waitFor(() => expect(screen.queryByText('Changing color...')).toBeNull())
  expect(told(api)).toEqual([])
})

it('tells that a page is seen once it is, not while it is drawn ahead', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  const { api } = await openStudio(ANSWER)
  expect(told(api)).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(told(api)).toEqual([{ event: 'looked', design: 'aria' }])
})
