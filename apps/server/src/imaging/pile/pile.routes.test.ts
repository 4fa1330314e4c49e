import { brotliDecompressSync } from 'node:zlib'

import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const get = (url: string, headers = {}) => shop.app.inject({ url, headers })

describe('the pile tile for browsers', () => {
  it('redirects to an immutable URL with its content hash', async () => {
    const redirect = await get('/pile/cut-1.bin')
    expect(redirect.statusCode).toBe(307)
    expect(redirect.headers['cache-control']).toBe('no-cache')
    expect(redirect.headers.location).toMatch(/^\/pile\/cut-1-[0-9a-f]{32}\.bin$/)
    const tile = await get(String(redirect.headers.location), { 'accept-encoding': 'gzip, br' })
    expect(tile.statusCode).toBe(200)
    expect(tile.headers['cache-control']).toContain('immutable')
    expect(tile.headers['content-encoding']).toBe('br')
    const { strands, scale } = tileFromBytes(brotliDecompressSync(tile.rawPayload))
    expect({ strands, scale }).toEqual({ strands: 'cut', scale: 1 })
  })

  it('is sent uncompressed to clients without Brotli', async () => {
    const { headers } = await get('/pile/cut-1.bin')
    const tile = await get(String(headers.location))
    expect(tile.headers['content-encoding']).toBeUndefined()
    expect(tileFromBytes(tile.rawPayload).size).toBe(1024)
  })

  it('redirects from an outdated hash to the current one', async () => {
    const redirect = await get(`/pile/cut-1-${'0'.repeat(32)}.bin`)
    expect(redirect.headers.location).toBe((await get('/pile/cut-1.bin')).headers.location)
  })

  it('is not found for other strands and scales', async () => {
    for (const name of ['shag-1', 'cut-3', 'cut-1-zz']) {
      expect((await get(`/pile/${name}.bin`)).statusCode).toBe(400)
    }
  })
})
