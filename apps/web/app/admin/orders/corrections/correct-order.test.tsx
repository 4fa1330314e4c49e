import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { Role } from '@nawl/domain/staff/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { json, refused } from '../../../testing/fake-api.ts'
import { DESK_ORDER, openDeskOrder } from '../../../testing/open-desk-order.ts'
import { fakeAdminOrder } from '../../../testing/fake-order.ts'

const AT = '2027-01-04T08:00:00.000Z'
const BY = 'staff:noor@example.com'
const { address } = fakeAdminOrder()
const MOVED = { ...address, line1: '9 Plaza Street East' }

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

const openOrder = (more: Partial<AdminOrder> = {}, role?: Role) =>
  openDeskOrder({ deskSteps: ['change-address'], ...more }, role)

describe('the address of an order', () => {
  async function openPanel(more: Partial<AdminOrder> = {}) {
    const opened = openOrder(more)
    await opened.user.click(await screen.findByRole('button', { name: 'Change the address' }))
    const dialog = within(await screen.findByRole('dialog'))
    const line = await dialog.findByLabelText('Address')
    const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save the address' }))
    return { ...opened, dialog, line, save }
  }

  it('is changed in the fields of the checkout, and what it was is shown with who changed it and why', async () => {
    const { api, user, dialog, line, save } = await openPanel()
    const change = { by: BY, at: AT, before: address, after: MOVED, why: 'She moved' }
    api.answer({
      [`POST ${DESK_ORDER}/address`]: () =>
        json(fakeAdminOrder({ address: MOVED, addressChanges: [change] })),
    })
    expect(dialog.getByLabelText('City')).toHaveValue('Brooklyn')
    await user.clear(line)
    await user.type(line, '9 Plaza Street East')
    await user.type(dialog.getByLabelText(/^Reason, for staff only/), 'She moved')
    await save()
    const former = within(await screen.findByRole('region', { name: 'Address changes' }))
    expect(former.getByText(/^Before: .*214 Vanderbilt Avenue.*After: .*9 Plaza Street East/)).toBeVisible()
    expect(former.getByText('She moved')).toBeVisible()
    expect(former.getByText(/^noor@example\.com, /)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.to(`${DESK_ORDER}/address`)[0]?.body).toEqual({ address: MOVED, why: 'She moved', version: 0 })
  })

  it('says at each field what is wrong, here and from the server, and keeps what was typed', async () => {
    const { api, user, dialog, line, save } = await openPanel()
    await user.clear(line)
    await save()
    expect(await dialog.findByText('Address is required.')).toBeVisible()
    expect(api.to(`${DESK_ORDER}/address`)).toEqual([])
    const problems = [{ field: 'postcode', problem: 'wrong-form' }]
    api.answer({ [`POST ${DESK_ORDER}/address`]: () => json({ code: 'order/bad-address', problems }, 422) })
    await user.type(line, '1 Other Street')
    await save()
    expect(await dialog.findByText('A ZIP code has five digits.')).toBeVisible()
    expect(dialog.queryByText('Address is required.')).toBeNull()
    expect(dialog.getByLabelText('ZIP code')).toBeInvalid()
    expect(line).toHaveValue('1 Other Street')
  })

  it('says by how much freight and VAT would change', async () => {
    const { api, user, dialog, save } = await openPanel()
    const difference = { freight: -5_000, vat: 1_234 }
    api.answer({
      [`POST ${DESK_ORDER}/address`]: () => json({ code: 'order/price-differs', difference }, 409),
    })
    await user.selectOptions(dialog.getByLabelText('Country'), 'AE')
    await user.selectOptions(dialog.getByLabelText('Emirate'), 'Dubai')
    await save()
    expect(
      await dialog.findByText(/freight would change by .*50\.00.*the VAT in the total by \+.*12\.34/),
    ).toHaveTextContent('Cancel the order and place a new one.')
  })

  it('shows a colleague’s change before another is saved', async () => {
    const { api, user, dialog, line, save } = await openPanel()
    const theirs = { ...address, line2: 'Flat 4' }
    const change = { by: BY, at: AT, before: address, after: theirs, why: '' }
    api.answer({
      [`POST ${DESK_ORDER}/address`]: () => refused('order/changed-meanwhile'),
      [`GET ${DESK_ORDER}`]: () =>
        json(
          fakeAdminOrder({
            address: theirs,
            addressVersion: 1,
            addressChanges: [change],
            deskSteps: ['change-address'],
          }),
        ),
    })
    await user.type(line, ' 2')
    await save()
    expect(await dialog.findByText(/^Someone else has changed this in the meantime/)).toBeVisible()
    expect(await screen.findByText(/^Before: .*After: .*Flat 4/)).toBeInTheDocument()
    expect(line).toHaveValue('214 Vanderbilt Avenue 2')
    await save()
    await waitFor(() => expect(api.to(`${DESK_ORDER}/address`)).toHaveLength(2))
    expect(api.to(`${DESK_ORDER}/address`)[1]?.body).toMatchObject({ version: 1 })
  })
})

it('an item is cancelled by its size where an order has one design in several', async () => {
  const [line] = fakeAdminOrder().lines as (AdminOrder['lines'][number] & RugLine)[]
  const { design } = line!
  const wide = { ...line!, id: 'wide', design: { ...design, size: { ...design.size, width: '6' } } }
  const { api, user } = openOrder({ lines: [line!, wide], deskSteps: ['cancel-line'] })
  api.answer({ [`POST ${DESK_ORDER}/lines/wide/cancel`]: () => json(fakeAdminOrder()) })
  await user.click(await screen.findByRole('button', { name: 'Cancel one item' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByLabelText('Item'), dialog.getByText(/^1 × Bab · .*6 × 8 ft/))
  expect(dialog.getByText(/^1 × Bab · .*5 × 8 ft/)).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Reason, for staff only'), 'One is enough')
  await user.click(dialog.getByRole('button', { name: 'Cancel one item' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [sent] = api.to(`${DESK_ORDER}/lines/wide/cancel`)
  expect(sent?.body).toEqual({ why: 'One is enough', version: 0 })
})

describe('a letter to the customer', () => {
  const canned = [{ title: 'Delay', text: 'Hello {name}, it takes a little longer.' }]
  const field = () => screen.findByLabelText(/^It will be sent to layla@example\.com/)

  it('is written on the order’s page with a ready answer, and stays there once it is sent', async () => {
    const { api, user } = openOrder({ canned })
    await user.selectOptions(await screen.findByLabelText('Insert a saved answer'), 'Delay')
    const text = 'Hello Layla Haddad, it takes a little longer.'
    expect(await field()).toHaveValue(text)
    const letter = { by: BY, at: AT, text, letter: 'waiting' as const }
    api.answer({ [`POST ${DESK_ORDER}/letters`]: () => json(fakeAdminOrder({ letters: [letter] })) })
    await user.click(screen.getByRole('button', { name: 'Send the e-mail' }))
    const letters = within(await screen.findByRole('region', { name: 'E-mails to the customer' }))
    expect(await letters.findByText(text)).toBeVisible()
    expect(letters.getByText(/the e-mail is on its way/)).toBeVisible()
    expect(await field()).toHaveValue('')
    expect(api.to(`${DESK_ORDER}/letters`)[0]?.body).toEqual({ text, version: 0 })
  })

  it('is still there when its page was left before it was sent', async () => {
    const first = openOrder()
    await first.user.type(await field(), 'Dear Layla')
    first.unmount()
    const { api, user } = openOrder()
    expect(await field()).toHaveValue('Dear Layla')
    api.answer({ [`POST ${DESK_ORDER}/letters`]: () => json(fakeAdminOrder()) })
    await user.click(screen.getByRole('button', { name: 'Send the e-mail' }))
    // The toast says the same as that of an earlier test.
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(api.to(`${DESK_ORDER}/letters`)).toHaveLength(1)
  })

  it('is offered to nobody who only reads orders', async () => {
    openOrder({ deskSteps: [] }, 'accountant')
    expect(await screen.findByRole('region', { name: 'Record' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the e-mail' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull()
  })
})
