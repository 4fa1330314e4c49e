import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { DESIGN, openCounter } from '../../../test/chaos/shop-app.ts'
import { heldDesigns } from './cart-designs.ts'

describe.each(DATABASES)('designs that somebody counts on, on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openCounter>>
  beforeAll(async () => void (counter = await openCounter(kind)))
  afterAll(() => counter.close())

  it('are those of accounts too', async () => {
    const ada = await counter.signedIn('ada')
    const saved = { address: 'onyx', name: 'The stairs', link: '' }
    await counter.call('PUT', `/api/account/designs/${randomUUID()}`, saved, { headers: ada.headers })
    expect(await heldDesigns(counter.database)).toEqual({
      rugIds: new Set(['onyx']),
      bitmapHashes: new Set(),
    })
    await counter.call('DELETE', '/api/account', undefined, { headers: ada.headers })
  })

  it('are those of lines, and of every version that was ever ordered', async () => {
    expect((await heldDesigns(counter.database)).rugIds).toEqual(new Set())
    const guest = counter.buyer()
    const [line] = (await guest.add()).body.lines
    const held = { rugIds: new Set(['onyx']), bitmapHashes: new Set([line?.design.bitmapHash]) }
    expect(await heldDesigns(counter.database)).toEqual(held)
    await guest.checkout()
    expect((await guest.cart()).lines).toEqual([])
    expect(await heldDesigns(counter.database)).toEqual(held)
    await guest.add({ ...DESIGN, rugId: 'ONYX' })
    expect(await heldDesigns(counter.database)).toEqual(held)
  })
})
