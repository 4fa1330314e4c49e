import type { ShownRug } from '@nawl/contract/imaging/shown-rug'
import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { describe, expect, it } from 'vitest'

import { stripeLink, stripeShopOfFile, TEAL, UNREADABLE_LINKS } from '../../../test/share/stripe.ts'

const { get, refusal } = stripeShopOfFile()
const shown = async (query = '') => (await get(`/api/rug/stripe/shown${query}`)).json<ShownRug>()

describe('GET /api/rug/{address}/shown', () => {
  it('names the yarns of the link with their shares, and a room that the rug fits', async () => {
    const drawn = await shown()
    const replaced = await shown(`?${stripeLink()}`)
    expect(drawn.yarns.map(({ name }) => name)).toContain('Ink')
    expect(replaced.yarns.find(({ hex }) => hex === TEAL)).toMatchObject({ name: 'Teal' })
    const total = replaced.yarns.reduce((sum, { share }) => sum + share, 0)
    expect(total).toBeCloseTo(100, 3)
    expect(drawn.room).not.toBeNull()
  })

  it('knows no room for a rug larger than any', async () => {
    const size = { ...AS_DRAWN.size, width: '1000', length: '1500', unit: 'cm' } as const
    expect((await shown(`?${stripeLink({ size })}`)).room).toBeNull()
  })

  it.each(UNREADABLE_LINKS)('refuses the link %s', async (link) => {
    expect((await refusal(`/api/rug/stripe/shown?${link}`)).slice(0, 2)).toEqual([400, 'request/invalid'])
  })

  it('knows no other rug', async () => {
    expect((await refusal('/api/rug/nobody/shown')).slice(0, 2)).toEqual([404, 'image/not-found'])
  })
})
