import type { FactorChallenge } from '@nawl/contract/desk/second-factor'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp, SECOND } from '../../../test/chaos/shop-app.ts'
import { softwareAuthenticator } from '../../../test/second-factor/authenticator.ts'
import { forgetFactors, memberOf, type Shop } from '../../../test/second-factor/member.ts'

const MINUTE = 60 * SECOND

describe('a passkey at the desk', () => {
  let shop: Shop
  let key: ReturnType<typeof softwareAuthenticator>
  beforeAll(async () => void (shop = await openShopApp()))
  beforeEach(async () => {
    shop.reset()
    key = softwareAuthenticator(shop.config.publicUrl)
    await forgetFactors(shop)
  })
  afterAll(() => shop.close())
  const member = (who = 'desk') => memberOf(shop, who)

  it('is one of this shop and this challenge, whose counter advances', async () => {
    const owner = await member()
    key.behaviour.counter = 5
    expect((await owner.addPasskey(key)).status).toBe(200)
    expect((await owner.addPasskey(key, 'Again')).body.code).toBe('second-factor/already-added')
    const other = await member()
    expect((await other.byPasskey(key)).body.code).toBe('second-factor/wrong')
    key.behaviour.counter = 4
    expect((await other.byPasskey(key)).body.code).toBe('second-factor/wrong')
    key.behaviour.counter = 6
    key.behaviour.origin = 'https://evil.example'
    expect((await other.byPasskey(key)).body.code).toBe('second-factor/wrong')
    key.behaviour.origin = shop.config.publicUrl
    key.behaviour.rpId = 'evil.example'
    expect((await other.byPasskey(key)).body.code).toBe('second-factor/wrong')
    key.behaviour.rpId = 'localhost'
    expect((await other.call('GET', '/orders')).status).toBe(403)
    const { passkey } = (await other.call<FactorChallenge>('POST', '/security/challenge')).body
    const credential = key.get(passkey ?? {})
    expect((await other.verify({ way: 'passkey', credential })).status).toBe(200)
    expect((await other.call('GET', '/orders')).status).toBe(200)
    expect((await owner.security()).factors[0]?.usedAt).not.toBeNull()
    // The same answer again, and one to a challenge of another browser.
    expect((await other.verify({ way: 'passkey', credential })).body.code).toBe('second-factor/wrong')
    const third = await member()
    const { body } = await other.call<FactorChallenge>('POST', '/security/challenge')
    key.behaviour.counter = 7
    const foreign = key.get(body.passkey ?? {})
    expect((await third.verify({ way: 'passkey', credential: foreign })).body.code).toBe(
      'second-factor/expired',
    )
    shop.clock.at += 11 * MINUTE
    expect((await other.verify({ way: 'passkey', credential: foreign })).body.code).toBe(
      'second-factor/expired',
    )
  })

  it('is one of the member alone', async () => {
    await (await member()).call('POST', '/staff', { email: 'omar@example.com', role: 'owner' })
    const [owner, omar] = [await member(), await member('omar')]
    const theirs = softwareAuthenticator(shop.config.publicUrl)
    await owner.addPasskey(key)
    await omar.addPasskey(theirs)
    const { passkey } = (await (await member('omar')).call<FactorChallenge>('POST', '/security/challenge'))
      .body
    expect(JSON.stringify(passkey)).not.toContain(key.get({}).id)
    const stranger = await member('omar')
    expect((await stranger.byPasskey(key)).body.code).toBe('second-factor/wrong')
    expect((await stranger.byPasskey(theirs)).status).toBe(200)
    const { id = '' } = (await owner.security()).factors[0] ?? {}
    expect((await omar.call('DELETE', `/security/factors/${id}`)).body.code).toBe('second-factor/unknown')
  })

  it('refuses what is no credential at all', async () => {
    const owner = await member()
    const { body } = await owner.call<{ options: Record<string, unknown> }>(
      'POST',
      '/security/passkeys/options',
    )
    const credential = key.create(body.options)
    const broken = { ...credential, response: { ...credential.response, attestationObject: 'AAAA' } }
    const add = (one: object) => owner.call('POST', '/security/passkeys', { name: 'x', credential: one })
    expect((await add(broken)).body.code).toBe('second-factor/wrong')
    expect(
      (await add({ ...credential, response: { ...credential.response, clientDataJSON: 'AAAA' } })).body.code,
    ).toBe('second-factor/wrong')
    expect((await add({ id: 'x' })).status).toBe(400)
    expect((await owner.verify({ way: 'codes', code: '12' })).status).toBe(400)
    expect(
      (await owner.call('POST', '/security/codes', { name: 'x', ticket: 'x', code: '123456' })).body.code,
    ).toBe('second-factor/expired')
  })
})
