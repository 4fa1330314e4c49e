import type { StaffList } from '@nawl/contract/desk/staff'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as ordersRoute from '../orders/orders.route.tsx'
import * as activityRoute from './activity.route.tsx'
import * as staffRoute from './staff.route.tsx'

const at = '2027-01-04T07:00:00.000Z'
const MEMBERS: StaffList['members'] = [
  { email: 'noor@example.com', role: 'owner', invited: null, hasSecondFactor: false, signedInAt: at },
  {
    email: 'mona@example.com',
    role: 'sales',
    invited: { by: 'noor@example.com', at },
    hasSecondFactor: true,
    signedInAt: null,
  },
]

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function openStaff(answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /api/desk/staff': () => json({ members: MEMBERS }),
    ...answers,
  })
  return {
    api,
    ...renderPage({ module: staffRoute, path: '/desk/staff', at: '/desk/staff', isFrameless: true }),
  }
}

describe('the staff page', () => {
  it('shows who is at the desk, in which role, and who can be changed', async () => {
    openStaff()
    const [owner, sales] = (await screen.findAllByRole('row')).slice(1)
    expect(owner).toHaveTextContent(/noor@example\.com.*Owner.*Listed in the shop’s configuration/)
    expect(sales).toHaveTextContent(
      /mona@example\.com.*Sales.*Invited by noor@example\.com.*Has not signed in yet/,
    )
    expect(within(owner!).queryByRole('button')).toBeNull()
    expect(
      within(sales!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Change the role', 'Remove', 'Reset the second factor'])
  })

  it('invites, and keeps what was typed when it is refused', async () => {
    const { user, api } = openStaff({
      'POST /api/desk/staff': () => refused('staff/already-member', { field: 'email' }),
    })
    const field = await screen.findByLabelText('E-mail')
    await user.type(field, 'omar@example.com')
    await user.selectOptions(screen.getByLabelText('Role'), 'Workshop')
    expect(screen.getByText(/Sees no prices/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Someone with this address is already on the staff.')).toBeInTheDocument()
    expect(field).toHaveValue('omar@example.com')
    const added = { email: 'omar@example.com', role: 'workshop', invited: { by: 'x', at }, signedInAt: null }
    api.answer({ 'POST /api/desk/staff': () => json({ members: [...MEMBERS, added] }) })
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByRole('rowheader', { name: 'omar@example.com' })).toBeInTheDocument()
    expect(field).toHaveValue('')
    expect(api.to('/api/desk/staff').at(-1)?.body).toEqual({
      email: 'omar@example.com',
      role: 'workshop',
      language: 'en',
    })
  })

  it('changes a role with the one it saw, and reads the list again when it was changed meanwhile', async () => {
    const path = '/api/desk/staff/mona%40example.com/role'
    const { user, api } = openStaff({ [`PUT ${path}`]: () => refused('staff/changed-meanwhile') })
    await user.click(await screen.findByRole('button', { name: 'Change the role' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('radio', { name: /^Workshop/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Change the role' }))
    expect(await within(dialog).findByText(/^Someone else has just changed/)).toBeInTheDocument()
    expect(api.to(path)[0]?.body).toEqual({ role: 'workshop', was: 'sales' })
    await waitFor(() => expect(api.to('/api/desk/staff')).toHaveLength(2))
  })
})

describe('the desk', () => {
  const openDesk = (role: 'workshop' | 'accountant') => {
    fakeApi({
      ...fakeSession(),
      ...deskCaller(role),
      'GET /api/desk/orders': () => refused('desk/not-permitted', { status: 403 }),
      'GET /api/desk/activity': () => refused('desk/not-permitted', { status: 403 }),
    })
  }

  it('opens for the workshop on what waits for it', async () => {
    openDesk('workshop')
    renderPage({
      module: ordersRoute,
      path: '/desk',
      at: '/desk',
      isFrameless: true,
      others: [{ path: '/desk/today', Component: () => <p>What waits</p> }],
    })
    expect(await screen.findByText('What waits')).toBeInTheDocument()
  })

  it('says that a role does not include a page', async () => {
    openDesk('accountant')
    renderPage({ module: activityRoute, path: '/desk/activity', at: '/desk/activity', isFrameless: true })
    expect(await screen.findByText(/^The accountant role does not include this page/)).toBeInTheDocument()
    expect(
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Orders', 'Invoices', 'Money', 'Reports'])
  })

  it('records changes as sentences', async () => {
    const change = { id: '1', at, by: 'noor@example.com', subject: 'mona@example.com' }
    fakeApi({
      ...fakeSession(),
      ...deskCaller(),
      'GET /api/desk/activity': () =>
        json({
          changes: [
            { ...change, kind: 'staff.role-changed', before: { role: 'sales' }, after: { role: 'workshop' } },
            { ...change, id: '2', kind: 'staff.invited', before: null, after: { role: 'sales' } },
          ],
          next: null,
        }),
    })
    renderPage({ module: activityRoute, path: '/desk/activity', at: '/desk/activity', isFrameless: true })
    expect(
      await screen.findByText('Changed the role of mona@example.com from Sales to Workshop'),
    ).toBeInTheDocument()
    expect(screen.getByText('Invited mona@example.com (Sales)')).toBeInTheDocument()
  })

  it('calls what was changed by its name, and leads to where it is edited', async () => {
    const document = (subject: string) => ({ kind: 'document.published', subject, after: { number: 3 } })
    const yarn = cardYarns()[0]!
    const changes = [
      document('design/falcon'),
      document('design/gone'),
      document('text/ar.faq.care'),
      document('sentences/en.below-studio'),
      document('settings/prices'),
      { kind: 'yarn.stocked', subject: `${yarn.code}, 9999`, after: { isOut: true } },
      { kind: 'newsletter.stopped', subject: 'Wool', after: { issue: 'a-b' } },
    ].map((change, n) => ({ id: String(n), at, by: 'noor@example.com', before: null, ...change }))
    const design = { slug: 'falcon', name: 'Desert Falcon', nameAr: '', collection: '', image: null }
    const standing = { isBuiltIn: false, isEdited: true, hasDraft: false, state: 'public' }
    const text = { key: 'ar.faq.care', language: 'ar', folder: 'faq', title: 'العناية' }
    fakeApi({
      ...fakeSession(),
      ...deskCaller(),
      'GET /api/desk/activity': () => json({ changes, next: null }),
      'GET /api/desk/designs': () => json({ designs: [{ ...design, ...standing }] }),
      'GET /api/desk/texts': () =>
        json({ texts: [{ ...text, isEdited: true, isTranslated: true, hasDraft: false }] }),
    })
    renderPage({ module: activityRoute, path: '/desk/activity', at: '/desk/activity', isFrameless: true })
    await screen.findByText('Published Desert Falcon, revision 3')
    await screen.findByText(/العناية/)
    const [, ...rows] = screen.getAllByRole('row')
    expect(
      rows.map((row) => {
        const link = within(row).getByRole('link')
        return [link.textContent, link.getAttribute('href')]
      }),
    ).toEqual([
      ['Published Desert Falcon, revision 3', '/desk/designs/falcon'],
      ['Published gone, revision 3', '/desk/designs/gone'],
      ['Published \u2068\u2068العناية\u2069, Arabic\u2069, revision 3', '/desk/texts/ar.faq.care'],
      ['Published Below the studio, English, revision 3', '/desk/texts/pages/en.below-studio'],
      ['Published prices and shipping, revision 3', '/desk/prices'],
      [`Marked as out of stock: ${yarn.name} ${yarn.code}, 9999`, '/desk/yarns'],
      ['Stopped the newsletter “Wool”', '/desk/newsletter/a-b'],
    ])
  })
})
