import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_DELIVERY, type DeliverySettings } from '@nawl/domain/shop/pickup'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as deliveryRoute from './delivery.route.tsx'

const PATH = '/api/desk/settings/delivery'
const BUILT_IN: DocumentAnswer<DeliverySettings> = {
  key: '',
  value: DEFAULT_DELIVERY,
  number: 0,
  base: 0,
  builtIn: DEFAULT_DELIVERY,
  draft: null,
  revisions: [],
}

it('offers pick-up once its place and hours are written in both languages', async () => {
  let published: DeliverySettings | undefined
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /healthz': () => json({ status: 'ok', version: '1' }),
    [`GET ${PATH}`]: () => json(BUILT_IN),
    [`PUT ${PATH}/draft`]: () => json(BUILT_IN),
    [`POST ${PATH}/publish`]: () =>
      refused('request/invalid', { status: 422, field: 'value.pickup.address.ar', fault: 'missing' }),
  })
  const page = { module: deliveryRoute, path: '/desk/settings/delivery', at: '/desk/settings/delivery' }
  const { user } = renderPage({ ...page, isFrameless: true })
  await user.click(await screen.findByRole('checkbox', { name: 'Offer pick-up at checkout' }))
  await user.type(screen.getByLabelText('Address, English'), 'Warehouse 12')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('While pick-up is offered, fill this in for both languages.')).toBeVisible()
  api.answer({
    [`POST ${PATH}/publish`]: ({ body }) => {
      published = (body as { value: DeliverySettings }).value
      return json({ ...BUILT_IN, value: published, number: 1, base: 1 })
    },
  })
  await user.type(screen.getByLabelText('Address, Arabic'), 'مستودع 12')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(published?.pickup).toEqual({
      isOffered: true,
      address: { en: 'Warehouse 12', ar: 'مستودع 12' },
      hours: { en: '', ar: '' },
    }),
  )
})
