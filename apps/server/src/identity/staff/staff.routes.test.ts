import type { ActivityResponse } from '@nawl/contract/desk/activity'
import type { StaffList } from '@nawl/contract/desk/staff'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NOW, openEmailingApp, openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { deskChange, staffMember } from '../../platform/db/schema/desk-schema.ts'
import { erasePerson } from '../../privacy/erase-person.ts'

type Problem = { readonly code?: string; readonly field?: string }

describe('the staff', () => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp()))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.delete(staffMember)
    await shop.database.orm.delete(deskChange)
  })
  afterAll(() => shop.close())

  const as = async <T>(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    shop.call<T>(method, `/api/desk${path}`, body, await shop.signedIn(who))
  const invite = (who: string, email: string, role: string, more: object = {}) =>
    as<StaffList & Problem>(who, 'POST', '/staff', { email, role, ...more })

  it('is invited by e-mail in its language, and is let in with that address alone', async () => {
    expect((await as<Problem>('mona', 'GET', '/orders')).body.code).toBe('desk/not-staff')
    const { status, body } = await invite('desk', 'Mona@Example.com', 'sales', { language: 'ar' })
    expect(status).toBe(200)
    expect(body.members).toMatchObject([
      { email: 'desk@example.com', role: 'owner', invited: null },
      { email: 'mona@example.com', role: 'sales', invited: { by: 'desk@example.com' }, signedInAt: null },
    ])
    await shop.emails.deliver()
    const [letter] = shop.inbox.for('mona@example.com')
    expect(letter?.text).toContain(`${shop.config.publicUrl}/ar/desk/invitation?token=`)
    expect(letter?.subject).toMatch(/^\p{Script=Arabic}/u)
    expect((await as('mona', 'GET', '/orders')).status).toBe(200)
    expect((await as<Problem>('lina', 'GET', '/orders')).body.code).toBe('desk/not-staff')
    expect((await as<StaffList>('desk', 'GET', '/staff')).body.members[1]?.signedInAt).not.toBeNull()
  })

  it('reads in the letter’s link who invites to what, until it is removed', async () => {
    await invite('desk', 'ines@example.com', 'editor')
    await shop.emails.deliver()
    const [letter] = shop.inbox.for('ines@example.com')
    expect(letter?.text).toContain('has invited you as an editor')
    const token = /token=([\w.~-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    expect(token, 'addresses do not belong in links').not.toMatch(/ines|example/)
    const open = (one: string) =>
      shop.call<Problem>('GET', `/api/staff-invitation?token=${encodeURIComponent(one)}`)
    expect((await open(token)).body).toEqual({
      email: 'ines@example.com',
      role: 'editor',
      by: 'desk@example.com',
    })
    const forged = token.replace(/[0-9a-f]{32}\.0/, `${'0'.repeat(32)}.0`)
    expect((await open(forged)).body.code).toBe('link/invalid')
    expect((await as<Problem>('nobody', 'GET', '/orders')).body.code, 'it lets nobody in').toBe(
      'desk/not-staff',
    )
    await as('desk', 'DELETE', '/staff/ines@example.com')
    expect((await open(token)).body.code).toBe('link/expired')
  })

  it('has a new role from the next call on, and no access once removed', async () => {
    await invite('desk', 'sami@example.com', 'workshop')
    expect((await as('sami', 'GET', '/orders')).status).toBe(403)
    await as('desk', 'PUT', '/staff/sami@example.com/role', { was: 'workshop', role: 'accountant' })
    expect((await as('sami', 'GET', '/orders')).status).toBe(200)
    await as('desk', 'DELETE', '/staff/sami@example.com')
    expect((await as<Problem>('sami', 'GET', '/orders')).body.code).toBe('desk/not-staff')
  })

  it('is not let in again by a session from before it was removed, when its address is invited anew', async () => {
    await invite('desk', 'rana@example.com', 'accountant')
    const former = await shop.signedIn('rana')
    const orders = () => shop.call<Problem>('GET', '/api/desk/orders', undefined, former)
    expect((await orders()).status).toBe(200)
    await as('desk', 'DELETE', '/staff/rana@example.com')
    await invite('desk', 'rana@example.com', 'accountant')
    expect((await orders()).body.code).toBe('account/session-ended')
    expect((await as('rana', 'GET', '/orders')).status).toBe(200)
  })

  it.each([
    [
      'an address that is a member’s',
      () => invite('desk', 'OMAR@example.com', 'sales'),
      409,
      'staff/already-member',
    ],
    [
      'an owner of STAFF_EMAILS',
      () => invite('desk', 'desk@example.com', 'sales'),
      409,
      'staff/already-member',
    ],
    ['no address', () => invite('desk', 'omar', 'sales'), 400, 'request/invalid'],
    ['an unknown role', () => invite('desk', 'a@example.com', 'queen'), 400, 'request/invalid'],
    [
      'a change of one’s own role',
      () => as<Problem>('omar', 'PUT', '/staff/omar@example.com/role', { was: 'owner', role: 'sales' }),
      409,
      'staff/not-yourself',
    ],
    [
      'removing oneself',
      () => as<Problem>('omar', 'DELETE', '/staff/omar@example.com'),
      409,
      'staff/not-yourself',
    ],
    [
      'removing an owner of STAFF_EMAILS',
      () => as<Problem>('omar', 'DELETE', '/staff/desk@example.com'),
      409,
      'staff/by-configuration',
    ],
    [
      'somebody unknown',
      () => as<Problem>('desk', 'DELETE', '/staff/x@example.com'),
      404,
      'staff/no-such-member',
    ],
    [
      'a role that somebody else has changed',
      () => as<Problem>('desk', 'PUT', '/staff/omar@example.com/role', { was: 'sales', role: 'workshop' }),
      409,
      'staff/changed-meanwhile',
    ],
  ])('refuses %s', async (_, call, status, code) => {
    await invite('desk', 'omar@example.com', 'owner')
    await as('omar', 'GET', '/me')
    const before = await as('desk', 'GET', '/staff')
    const refused = await call()
    expect([refused.status, refused.body.code]).toEqual([status, code])
    expect((await as('desk', 'GET', '/staff')).body).toEqual(before.body)
  })

  it('is recorded: who changed what, newest first, in pages', async () => {
    await invite('desk', 'omar@example.com', 'sales')
    shop.clock.at = NOW + 1
    await as('desk', 'PUT', '/staff/omar@example.com/role', { was: 'sales', role: 'workshop' })
    shop.clock.at = NOW + 2
    await as('desk', 'DELETE', '/staff/omar@example.com')
    const { changes } = (await as<ActivityResponse>('desk', 'GET', '/activity')).body
    expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['staff.removed', { role: 'workshop' }, null],
      ['staff.role-changed', { role: 'sales' }, { role: 'workshop' }],
      ['staff.invited', null, { role: 'sales' }],
    ])
    expect(changes[0]).toMatchObject({ by: 'desk@example.com', subject: 'omar@example.com' })
    const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: id(n),
      at: new Date(NOW - 1000 * (n >> 1)),
      by: 'desk@example.com',
      kind: 'staff.invited' as const,
      subject: `${n}`,
    }))
    await shop.database.orm.insert(deskChange).values(rows)
    const first = (await as<ActivityResponse>('desk', 'GET', '/activity')).body
    const second = (await as<ActivityResponse>('desk', 'GET', `/activity?before=${first.next}`)).body
    const seen = [...first.changes, ...second.changes].map((change) => change.id)
    expect([first.changes.length, second.changes.length, new Set(seen).size]).toEqual([50, 13, 63])
  })

  it('is forgotten when a person is erased: no access, no address in the record', async () => {
    await invite('desk', 'omar@example.com', 'owner')
    await invite('omar', 'mona@example.com', 'sales')
    const outboxFolder = join(shop.config.dataDir, 'outbox')
    await erasePerson({ database: shop.database, outboxFolder, now: Date.now }, 'omar@example.com')
    const rows = [
      await shop.database.orm.select().from(staffMember),
      await shop.database.orm.select().from(deskChange),
    ]
    expect(JSON.stringify(rows)).not.toContain('omar@')
    expect(JSON.stringify(rows)).toContain('mona@')
  })
})

describe.each(DATABASES)('two owners who remove each other at once, on %s', (kind) => {
  it('leave one owner', async () => {
    const shop = await openShopApp({ kind })
    try {
      for (const round of [1, 2, 3, 4, 5]) {
        const [a, b] = [`a${round}`, `b${round}`]
        for (const name of [a, b])
          await shop.call(
            'POST',
            '/api/desk/staff',
            { email: `${name}@example.com`, role: 'owner' },
            await shop.signedIn('desk'),
          )
        const [first, second] = [await shop.signedIn(a), await shop.signedIn(b)]
        const answers = await Promise.all([
          shop.call('DELETE', `/api/desk/staff/${b}@example.com`, undefined, first),
          shop.call('DELETE', `/api/desk/staff/${a}@example.com`, undefined, second),
        ])
        expect(answers.map(({ status }) => status).toSorted((p, q) => p - q)).toEqual([200, 403])
      }
      expect(await shop.database.orm.select().from(staffMember)).toHaveLength(5)
    } finally {
      await shop.close()
    }
  })
})
