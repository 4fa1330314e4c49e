import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askAgain } from '../../../test/http/ask-again.ts'
import { openShop } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const get = (path: string) => shop.app.inject(`/bitmap/${path}`)

describe('the bitmap of a design', () => {
  it('is the original file', async () => {
    const answer = await get('test/rug.bmp')
    expect(answer.headers['content-type']).toBe('image/bmp')
    expect(answer.rawPayload).toEqual(readFileSync(join(shop.config.artworkDir, 'test/rug.bmp')))
  })

  it('is answered with 304 to a matching ETag', async () => {
    expect(await askAgain(shop.app, '/bitmap/test/rug.bmp')).toEqual([304, ''])
  })

  it('falls back to the rectangle when the requested shape does not exist', async () => {
    const rectangle = await get('test/rug.bmp')
    expect((await get('test/rug-round.bmp')).rawPayload).toEqual(rectangle.rawPayload)
    expect((await get('test/other-round.bmp')).statusCode).toBe(404)
  })

  it('is refused outside the artwork folder', async () => {
    expect((await get('test/..%2Frug.bmp')).statusCode).toBe(400)
    expect((await get('test/rug.txt')).statusCode).toBe(400)
  })
})
