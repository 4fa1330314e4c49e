import type { Role } from '@nawl/domain/staff/roles'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../testing/fake-api.ts'
import { deskCaller } from '../testing/fake-desk.ts'
import { fakeSession } from '../testing/fake-session.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as staffRoute from './staff/staff.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

async function openMenu(role: Role) {
  fakeApi({
    ...fakeSession(),
    ...deskCaller(role),
    'GET /api/desk/staff': () => json({ members: [] }),
    'GET /api/desk/messages/waiting': () => json({ waiting: 2 }),
  })
  const page = renderPage({ module: staffRoute, path: '/desk/staff', at: '/desk/staff', isFrameless: true })
  const menu = within(await screen.findByRole('navigation', { name: 'Desk' }))
  const groups = await menu.findAllByRole('group')
  return { ...page, menu, groups }
}

const linksIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the menu of the desk', () => {
  it('has every page in one group', async () => {
    const { menu, groups } = await openMenu('owner')
    expect(linksIn(menu.getByRole('group', { name: 'Production' }))).toEqual([
      'Workshop',
      'Calendar',
      'Wool in stock',
    ])
    const links = groups.flatMap(linksIn)
    expect(links).toHaveLength(21)
    expect(new Set(links).size).toBe(21)
  })

  it('names no group that the role has no page of', async () => {
    const { menu, groups } = await openMenu('editor')
    expect(groups).toHaveLength(1)
    expect(linksIn(menu.getByRole('group', { name: 'Storefront' }))).toEqual([
      'Designs',
      'Texts',
      'Newsletter',
    ])
  })

  it('opens behind its button, which has the focus again after Escape', async () => {
    const { menu, user } = await openMenu('owner')
    const button = menu.getByRole('button', { name: 'Menu' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    menu.getByRole('link', { name: 'Workshop' }).focus()
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })
})
