import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'
import { type SignedLinks, signedLinks } from './signed-links.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const ID = '3f2a1b9c-0000-4000-8000-000000000000~1'

let shop: Awaited<ReturnType<typeof openShop>>
let links: SignedLinks
const open = () => signedLinks({ database: shop.database, secret: undefined })
beforeAll(async () => {
  shop = await openShop()
  await shop.database.migrate()
  links = await open()()
})
afterAll(() => shop.close())

describe('a signed link', () => {
  it('returns the id it was signed with', () => {
    expect(links.open('newsletter-leave', links.sign('newsletter-leave', ID), NOW)).toBe(ID)
  })

  it('is readable by every process, even when two create the key at once', async () => {
    const others = await Promise.all([open()(), open()()])
    for (const other of others)
      expect(other.open('newsletter-leave', links.sign('newsletter-leave', ID), NOW)).toBe(ID)
  })

  it('works until it expires, to the second', () => {
    const token = links.sign('newsletter-confirm', ID, NOW)
    expect(links.open('newsletter-confirm', token, NOW)).toBe(ID)
    const later = new Date(NOW.getTime() + 1000)
    expect(() => links.open('newsletter-confirm', token, later)).toThrow(refused('link/expired'))
  })

  it('is valid for one purpose', () => {
    const token = links.sign('newsletter-leave', ID)
    expect(() => links.open('consultation-cancel', token, NOW)).toThrow(refused('link/wrong-purpose'))
  })

  it('is invalid after any change', () => {
    const token = links.sign('newsletter-confirm', ID, NOW)
    const changed = Array.from(token, (character, place) => {
      const other = character === '1' ? '2' : '1'
      return token.slice(0, place) + other + token.slice(place + 1)
    })
    for (const forged of [
      ...changed,
      '',
      'x',
      `${token}0`,
      token.slice(1),
      token.toUpperCase(),
      `${token}\n`,
    ])
      expect(() => links.open('newsletter-confirm', forged, NOW)).toThrow(refused('link/invalid'))
  })
})

const refused = (code: string) => expect.objectContaining({ code })
