import { randomUUID } from 'node:crypto'

import type { ActivityResponse } from '@nawl/contract/desk/activity'
import type { FactorChallenge } from '@nawl/contract/desk/second-factor'
import type { DeskCaller, StaffList } from '@nawl/contract/desk/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, NOW, openEmailingApp, openShopApp, SECOND } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { softwareAuthenticator } from '../../../test/second-factor/authenticator.ts'
import { CODE_MS, forgetFactors, memberOf, type Shop } from '../../../test/second-factor/member.ts'
import { staffCodes } from '../../platform/db/schema/second-factor-schema.ts'
import { dropFactors } from './own-factors.ts'

type Problem = { readonly code?: string }

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((p, q) => p - q)
const MINUTE = 60 * SECOND

describe('a second factor at the desk', () => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp()))
  beforeEach(async () => {
    shop.reset()
    await forgetFactors(shop)
  })
  afterAll(() => shop.close())
  const member = (who = 'desk') => memberOf(shop, who)
  const invite = async (who: string, role = 'owner') =>
    (await member()).call('POST', '/staff', { email: `${who}@example.com`, role })
  const subjectsFor = async (email: string) => {
    await shop.emails.deliver()
    return shop.inbox.for(email).map(({ subject }) => subject)
  }

  it('is not asked of anybody who has none, and advised to those who move money', async () => {
    const owner = await member()
    expect((await owner.call('GET', '/orders')).status).toBe(200)
    expect((await invite('mona', 'sales')).status).toBe(200)
    expect((await owner.call<DeskCaller>('GET', '/me')).body.secondFactor).toBe('advised')
    expect((await (await member('mona')).call<DeskCaller>('GET', '/me')).body.secondFactor).toBe('none')
  })

  it('comes with ten recovery codes, once, and is asked of every other browser', async () => {
    const owner = await member()
    const { recoveryCodes } = await owner.addCodes()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await owner.call('GET', '/orders')).status).toBe(200)
    const other = await member()
    expect((await other.call('GET', '/orders')).body.code).toBe('desk/second-factor-needed')
    expect((await other.call('GET', '/security')).body.code).toBe('desk/second-factor-needed')
    expect((await other.call<DeskCaller>('GET', '/me')).body.secondFactor).toBe('set-up')
    expect(
      (await owner.addPasskey(softwareAuthenticator(shop.config.publicUrl))).body.recoveryCodes,
    ).toBeNull()
    expect((await owner.security()).factors.map(({ kind, name }) => [kind, name])).toEqual([
      ['passkey', 'Laptop'],
      ['codes', 'Phone'],
    ])
    expect(await subjectsFor('desk@example.com')).toContain('A second factor was added')
  })

  it('takes a code once, also from two browsers at the same time', async () => {
    const owner = await member()
    const { secret } = await owner.addCodes()
    const browsers = await Promise.all(Array.from({ length: 5 }, () => member()))
    const code = owner.codeOf(secret)
    const answers = await Promise.all(browsers.map((browser) => browser.byCode(code)))
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422])
    expect((await (await member()).byCode(code)).body.code).toBe('second-factor/used')
    // The code of the step before is older than the one that was taken.
    const before = owner.codeOf(secret, shop.clock.at - CODE_MS)
    expect((await (await member()).byCode(before)).body.code).toBe('second-factor/used')
    shop.clock.at += 3 * CODE_MS
    expect((await (await member()).byCode(code)).body.code).toBe('second-factor/wrong')
  })

  it('does not take the code that added the app', async () => {
    const owner = await member()
    const { secret } = await owner.addCodes()
    const added = owner.codeOf(secret, shop.clock.at - CODE_MS)
    expect((await (await member()).byCode(added)).body.code).toBe('second-factor/used')
  })

  it('refuses codes after ten wrong ones in an hour, at once or one by one; other ways stay open', async () => {
    const owner = await member()
    const { secret, recoveryCodes } = await owner.addCodes()
    const thief = await member()
    const wrong = await Promise.all(Array.from({ length: 14 }, () => thief.byCode('000000')))
    const codes = Map.groupBy(wrong, ({ body }) => body.code)
    expect([codes.get('second-factor/wrong')?.length, codes.get('second-factor/locked')?.length]).toEqual([
      10, 4,
    ])
    const other = await member()
    expect((await other.byCode(other.codeOf(secret))).body.code).toBe('second-factor/locked')
    const { body } = await other.call<FactorChallenge>('POST', '/security/challenge')
    expect(body).toMatchObject({ codes: true, codesLocked: true, recovery: true })
    shop.clock.at += HOUR - MINUTE
    expect((await other.byCode(other.codeOf(secret))).body.code).toBe('second-factor/locked')
    shop.clock.at = NOW + HOUR + MINUTE
    const later = await member()
    expect((await later.byCode(later.codeOf(secret))).status).toBe(200)
    await Promise.all(Array.from({ length: 11 }, () => later.byCode('000000')))
    expect((await later.byRecovery(recoveryCodes[0] ?? '')).status).toBe(200)
    shop.clock.at += CODE_MS
    expect((await later.byCode(later.codeOf(secret))).status).toBe(200)
  })

  it('is asked again after ten minutes: for money, prices, staff and the factors themselves, and for nothing else', async () => {
    const owner = await member()
    const { secret, id } = await owner.addCodes()
    const paid = await shop.confirmed()
    const old = await member()
    await old.byCode(old.codeOf(secret))
    shop.clock.at += 10 * MINUTE
    const stale = [
      ['POST', `/orders/${paid.number}/cancel`],
      ['POST', `/orders/${paid.number}/transfer`, { paymentId: 'x', reference: 'x', amount: 1 }],
      ['POST', `/trade/${randomUUID()}/accept`, { tier: 'trade', contact: null }],
      ['POST', '/staff', { email: 'new@example.com', role: 'sales' }],
      ['PUT', '/staff/new@example.com/role', { was: 'sales', role: 'owner' }],
      ['DELETE', '/staff/new@example.com'],
      ['POST', '/security/passkeys/options'],
      ['POST', '/security/codes/options'],
      ['DELETE', `/security/factors/${id}`],
      ['POST', '/security/recovery-codes', {}],
    ] as const
    for (const [method, path, body] of stale) {
      const answer = await old.call(method, path, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'desk/second-factor-needed'])
    }
    for (const path of ['/orders', '/staff', '/activity', '/security', `/orders/${paid.number}`])
      expect((await old.call('GET', path)).status).toBe(200)
    expect((await old.call('POST', `/orders/${paid.number}/notes`, { text: 'Called.' })).status).toBe(200)
    await old.byCode(old.codeOf(secret))
    expect((await old.call('POST', `/orders/${paid.number}/cancel`)).status).toBe(200)
  })

  it('repeats a refund under its key after the proof, and pays once', async () => {
    const owner = await member()
    const { secret } = await owner.addCodes()
    const paid = await shop.confirmed()
    shop.clock.at += 10 * MINUTE
    const { headers } = owner
    const key = randomUUID()
    const path = `/api/desk/orders/${paid.number}/refunds`
    const refund = () =>
      shop.call<Problem>('POST', path, { currency: 'AED', amount: 100, why: 'Late' }, { headers, key })
    expect((await refund()).body.code).toBe('desk/second-factor-needed')
    expect((await owner.byCode(owner.codeOf(secret))).status).toBe(200)
    expect([(await refund()).status, (await refund()).status]).toEqual([200, 200])
    expect((await shop.see(paid)).refunds).toHaveLength(1)
  })

  it('passes by a recovery code as typed, which tells the member and is recorded', async () => {
    const { recoveryCodes } = await (await member()).addCodes()
    const other = await member()
    const typed = ` ${(recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ')} `
    expect((await other.byRecovery(typed)).body).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await (await member()).byRecovery(typed)).body.code).toBe('second-factor/wrong')
    await shop.emails.deliver()
    const letter = shop.inbox
      .for('desk@example.com')
      .find(({ subject }) => subject === 'A recovery code was used')
    expect(letter?.text).toContain('9 are left')
    const { changes } = (await other.call<ActivityResponse>('GET', '/activity')).body
    expect(changes.slice(0, 2).map(({ kind }) => kind)).toEqual([
      'second-factor.recovered',
      'second-factor.added',
    ])
    const renewed = await other.call<{ recoveryCodes: string[] }>('POST', '/security/recovery-codes', {})
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await other.byRecovery(recoveryCodes[5] ?? '')).body.code).toBe('second-factor/wrong')
    expect((await other.byRecovery(renewed.body.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it('can be removed, after which other browsers prove themselves anew, or need nothing', async () => {
    const owner = await member()
    const { secret, id } = await owner.addCodes()
    await owner.addPasskey(softwareAuthenticator(shop.config.publicUrl))
    const other = await member()
    await other.byCode(other.codeOf(secret))
    expect((await owner.call('DELETE', `/security/factors/${id}`)).status).toBe(200)
    expect((await other.call('GET', '/orders')).body.code).toBe('desk/second-factor-needed')
    const {
      factors: [last],
    } = await owner.security()
    expect((await owner.call('DELETE', `/security/factors/${last?.id}?language=ar`)).body).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
    })
    expect((await other.call('GET', '/orders')).status).toBe(200)
    const subjects = await subjectsFor('desk@example.com')
    expect(subjects.filter((subject) => subject === 'A second factor was removed')).toHaveLength(1)
    expect(subjects).toContainEqual(expect.stringMatching(/^\p{Script=Arabic}/u))
  })

  it('is reset by another owner only, who writes to the member', async () => {
    await invite('omar')
    await invite('mona', 'sales')
    const [owner, omar, mona] = [await member(), await member('omar'), await member('mona')]
    await omar.addCodes()
    const reset = (by: typeof owner, who: string) =>
      by.call<StaffList>('POST', `/staff/${who}@example.com/reset-second-factor`, { language: 'en' })
    expect((await reset(mona, 'omar')).body.code).toBe('desk/not-permitted')
    expect((await reset(omar, 'omar')).body.code).toBe('staff/not-yourself')
    expect((await reset(owner, 'eve')).body.code).toBe('staff/no-such-member')
    expect((await reset(owner, 'mona')).body.code).toBe('second-factor/unknown')
    const locked = await member('omar')
    expect((await locked.call('GET', '/orders')).status).toBe(403)
    const { body } = await reset(owner, 'omar')
    expect(body.members.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([false, false, false])
    expect((await locked.call('GET', '/orders')).status).toBe(200)
    expect(await subjectsFor('omar@example.com')).toContain('Your second factors were reset')
    const [change] = (await owner.call<ActivityResponse>('GET', '/activity')).body.changes
    expect(change).toMatchObject({
      kind: 'second-factor.reset',
      by: 'desk@example.com',
      subject: 'omar@example.com',
    })
    // An owner of STAFF_EMAILS is reset by another owner, too.
    await owner.addCodes()
    expect((await reset(omar, 'desk')).status).toBe(200)
  })

  it('survives its account: who deletes it and signs in anew is asked still', async () => {
    await (await member()).addCodes()
    const { headers } = await shop.signedIn('desk')
    await shop.call('DELETE', '/api/account', undefined, { headers })
    expect((await (await member()).call('GET', '/orders')).body.code).toBe('desk/second-factor-needed')
    await shop.database.orm.transaction((tx) => dropFactors(tx, 'desk@example.com'))
    expect((await (await member()).call('GET', '/orders')).status).toBe(200)
  })

  it('is in the copy of the account, without its secrets', async () => {
    const owner = await member()
    const { secret } = await owner.addCodes('Phone of Desk')
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<object>('GET', '/api/account/export', undefined, { headers })
    expect(body).toMatchObject({ secondFactors: [{ kind: 'codes', name: 'Phone of Desk' }] })
    expect(JSON.stringify(body)).not.toContain(secret)
  })
})

describe.each(DATABASES)('a recovery code in a race, on %s', (kind) => {
  it('is used once', async () => {
    const shop = await openShopApp({ kind })
    try {
      const { recoveryCodes } = await (await memberOf(shop, 'desk')).addCodes()
      const { byRecovery } = await memberOf(shop, 'desk')
      const tries = Array.from({ length: 50 }, () => byRecovery(recoveryCodes[0] ?? ''))
      const answers = await Promise.all(tries)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'second-factor/wrong')).toHaveLength(49)
    } finally {
      await shop.close()
    }
  }, 120_000)
})

describe('a shop that requires a second factor', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopApp({ staffSecondFactor: 'required', keySecret: 'a secret of some length' })
  })
  afterAll(() => shop.close())

  it('opens the desk to those who move money once they have one, and keeps their last', async () => {
    const owner = await memberOf(shop, 'desk')
    expect((await owner.call('GET', '/orders')).body.code).toBe('desk/second-factor-missing')
    expect((await owner.call<DeskCaller>('GET', '/me')).body.secondFactor).toBe('required')
    expect((await owner.security()).isRequired).toBe(true)
    const { id, secret } = await owner.addCodes()
    expect((await owner.call('GET', '/orders')).status).toBe(200)
    expect((await owner.call('DELETE', `/security/factors/${id}`)).body.code).toBe('second-factor/last')
    const tablet = await owner.addCodes('Tablet')
    const remove = (one: string) => owner.call('DELETE', `/security/factors/${one}`)
    const both = await Promise.all([remove(id), remove(tablet.id)])
    expect(statusesOf(both)).toEqual([200, 409])
    await owner.call('POST', '/staff', { email: 'mona@example.com', role: 'workshop' })
    expect((await (await memberOf(shop, 'mona')).call('GET', '/workshop')).status).toBe(200)
    const rows = await shop.database.orm.select().from(staffCodes)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
