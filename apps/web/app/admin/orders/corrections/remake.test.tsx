import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { json } from '../../../testing/fake-api.ts'
import { DESK_ORDER, openDeskOrder } from '../../../testing/open-desk-order.ts'
import { fakeAdminOrder } from '../../../testing/fake-order.ts'

const AT = '2027-01-04T08:00:00.000Z'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

it('is ordered after the claim that was answered so, on the rug that the claim is about', async () => {
  const [first] = fakeAdminOrder().lines
  const lines = [first!, { ...first!, id: 'other', quantity: 2 as const }]
  const claim = {
    id: 'claim-1',
    kind: 'damaged' as const,
    about: { line: 'other', piece: 2, name: first!.design.name, quantity: 2 },
    description: 'Torn',
    photos: [],
    madeAt: AT,
    decision: { outcome: 'remake' as const, answer: 'Sorry.', at: AT },
  }
  const { api, user } = openDeskOrder({ deskSteps: ['remake'], lines, claims: [claim], state: 'delivered' })
  const again = {
    number: 'NW-AAAA-BBBB',
    serial: 1,
    name: first!.design.name,
    quantity: 1,
    cause: 'claim' as const,
    state: 'confirmed' as const,
    deliverBy: '2027-03-01T08:00:00.000Z',
    tracking: null,
    token: null,
  }
  const path = `POST ${DESK_ORDER}/lines/other/remake`
  api.answer({ [path]: () => json(fakeAdminOrder({ claims: [claim], remakes: [again] })) })
  expect(await screen.findByText(/piece 2 of 2/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Remake' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Item')).toHaveValue('other')
  await user.type(dialog.getByLabelText(/^Reason, for staff only/), 'Torn at the binding')
  await user.click(dialog.getByRole('button', { name: 'Remake' }))
  const made = within(await screen.findByRole('region', { name: 'Remakes' }))
  expect(made.getByRole('link', { name: 'See remake NW-AAAA-BBBB' })).toHaveAttribute(
    'href',
    '/desk/NW-AAAA-BBBB',
  )
  const [sent] = api.to(`${DESK_ORDER}/lines/other/remake`)
  expect(sent?.body).toEqual({
    quantity: 1,
    cause: 'claim',
    claimId: 'claim-1',
    why: 'Torn at the binding',
    version: 0,
  })
})

it('says on the page of a remake which order it is of', async () => {
  const remakeOf = { order: 'NW-AAAA-BBBB', serial: 1, cause: 'transit' as const, token: null }
  openDeskOrder({ remakeOf })
  expect(await screen.findByRole('link', { name: 'order NW-AAAA-BBBB' })).toHaveAttribute(
    'href',
    '/desk/NW-AAAA-BBBB',
  )
  expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('No charge')).toBeVisible()
})
