import 'fake-indexeddb/auto'

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { fakeApi, json } from '../testing/fake-api.ts'
import { FLOOR_ORDER } from '../testing/fake-floor-order.ts'
import { fakeSession } from '../testing/fake-session.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as floorOrderRoute from './floor-order.route.tsx'

it('says so if the device does not store a tick', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fakeApi({ ...fakeSession(), 'GET /api/desk/floor': () => json({ orders: [FLOOR_ORDER] }) })
  // The environment of the tests has no locks.
  const request = (_name: string, send: () => unknown) => send()
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
  const at = `/floor/${FLOOR_ORDER.number}`
  const { user } = renderPage({ module: floorOrderRoute, path: '/floor/:number', at, isFrameless: true })
  const tick = (await screen.findAllByRole('checkbox'))[0]!
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError')
  })
  await user.click(tick)
  expect(await screen.findByText(/^This could not be saved on this device/)).toBeInTheDocument()
  expect(tick).not.toBeChecked()
})
