import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askAgain } from './ask-again.ts'
import { openShopApp } from '../chaos/shop-app.ts'
import { writeBitmap } from '../shop-fixture.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Every picture route with its expected cache policy. A URL without a content hash has an ETag. */
const PICTURES: Readonly<Record<string, RegExp | string>> = {
  '/yarn/large/E6DAC3.webp': FOR_EVER,
  '/yarn/row/E6DAC3-26323D.webp': FOR_EVER,
  '/artwork/test/rug.jpg': /^public, max-age=\d+$/,
  '/bitmap/test/rug.bmp': 'no-cache',
  '/share/onyx.png': /^public, max-age=\d+/,
  '/share/onyx.jpg': /^public, max-age=\d+/,
}

describe('public pictures', () => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => {
    counter = await openShopApp()
    writeBitmap(counter.config.artworkDir, 'test/rug.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))
  })
  afterAll(() => counter.close())
  /** Follows the redirect to the address with a content hash, if any. */
  const ask = async (url: string) => {
    const answer = await counter.app.inject(url)
    const { location } = answer.headers
    return typeof location === 'string' ? counter.app.inject(location) : answer
  }

  it('carry no document policies, only headers that apply to pictures', async () => {
    const { headers } = await ask('/share/onyx.png')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'image/png' })
    expect(headers).not.toHaveProperty('content-security-policy')
    const { headers: ofPage } = await ask('/api/contacts')
    expect(ofPage).toHaveProperty('content-security-policy')
  })

  it.each(Object.entries(PICTURES))('are cached by content: %s', async (url, policy) => {
    // A shop that is too busy for the room sends the rug without it, not to be cached, and the room later.
    await expect
      .poll(async () => (await ask(url)).headers['cache-control'], { timeout: 30_000 })
      .toMatch(policy)
    const { statusCode, headers } = await ask(url)
    expect(statusCode).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    if (policy === FOR_EVER) return
    expect(await askAgain(counter.app, url)).toEqual([304, ''])
  })
})
