import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../test/db/postgres.ts'
import { DESIGN, openShopApp } from '../../test/chaos/shop-app.ts'
import { rugLine } from '../../test/chaos/rug-line.ts'
import { cartDesigns } from './unreferenced-blobs.ts'

describe.each(DATABASES)('designs in use, on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (counter = await openShopApp({ kind })))
  afterAll(() => counter.close())

  it('include those saved in accounts', async () => {
    const ada = await counter.signedIn('ada')
    const saved = { address: 'onyx', name: 'The stairs', link: '' }
    await counter.call('PUT', `/api/account/designs/${randomUUID()}`, saved, { headers: ada.headers })
    expect(await cartDesigns(counter.database)).toEqual({
      rugIds: new Set(['onyx']),
      bitmapHashes: new Set(),
    })
    await counter.call('DELETE', '/api/account', undefined, { headers: ada.headers })
  })

  it('include those in carts and in every version of every order', async () => {
    expect((await cartDesigns(counter.database)).rugIds).toEqual(new Set())
    const guest = counter.buyer()
    const [line] = (await guest.add()).body.lines
    const held = { rugIds: new Set(['onyx']), bitmapHashes: new Set([rugLine(line).design.bitmapHash]) }
    expect(await cartDesigns(counter.database)).toEqual(held)
    await guest.checkout()
    expect((await guest.cart()).lines).toEqual([])
    expect(await cartDesigns(counter.database)).toEqual(held)
    await guest.add({ ...DESIGN, rugId: 'ONYX' })
    expect(await cartDesigns(counter.database)).toEqual(held)
  })
})
