import type { Invitation } from '@nawl/contract/desk/staff'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as invitationRoute from './invitation.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('the page of an invitation', () => {
  const INVITATION: Invitation = { email: 'mona@example.com', role: 'workshop', by: 'noor@example.com' }
  const open = (answers: Answers) => {
    fakeApi({ 'GET /api/staff-invitation': () => json(INVITATION), ...answers })
    const path = '/desk/invitation'
    return renderPage({ module: invitationRoute, path, at: `${path}?token=a.b`, isFrameless: true })
  }

  it('says who invites to what, and asks to sign in with the address that is invited', async () => {
    const { user } = open({})
    expect(await screen.findByRole('heading', { level: 1, name: 'An invitation to the desk' })).toBeVisible()
    expect(
      screen.getByText(/^noor@example\.com has invited you to join the shop’s desk\. Your role: Workshop\./),
    ).toBeVisible()
    expect(screen.getByText(/^Sign in with mona@example\.com/)).toBeVisible()
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('names the address when somebody is signed in with another, and is not here once withdrawn', async () => {
    const none = () => refused('desk/not-staff', { status: 403 })
    const { unmount } = open({ ...fakeSession(), 'GET /api/desk/me': none })
    expect(await screen.findByText(/but the invitation is for mona@example\.com/)).toBeVisible()
    unmount()
    open({ 'GET /api/staff-invitation': () => refused('link/expired', { status: 410 }) })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We cannot find this page.')
  })

  it('leads a member to the desk', async () => {
    fakeApi({ ...fakeSession(), ...deskCaller(), 'GET /api/staff-invitation': () => json(INVITATION) })
    renderPage({
      module: invitationRoute,
      path: '/desk/invitation',
      at: '/desk/invitation?token=a.b',
      isFrameless: true,
      others: [{ path: '/desk/today', Component: () => 'The desk' }],
    })
    expect(await screen.findByText('The desk')).toBeVisible()
  })
})
