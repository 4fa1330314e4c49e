import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { openShop, writeBitmap } from '../../../test/shop-fixture.ts'
import { serveWishes, type Wish, type WishAnswer } from './drawing-socket.ts'
import { allDrawn } from './late-artwork.ts'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

let shop: Awaited<ReturnType<typeof openShop>>
let stop: (() => Promise<void>) | undefined
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await stop?.()
  stop = undefined
})
afterAll(() => shop.close())

/** A fake of the drawing process; resolves to the requests it receives. */
async function drawingWith(answerTo: (wish: Wish) => Promise<WishAnswer>): Promise<Wish[]> {
  const wishes: Wish[] = []
  const answer = async (wish: Wish) => {
    wishes.push(wish)
    return answerTo(wish)
  }
  await new Promise<void>((opened) => {
    stop = serveWishes(shop.config.artworkDir, answer, () => {}, opened)
  })
  return wishes
}

const never = () => new Promise<never>(() => {})

describe('a picture that does not exist yet', () => {
  it('is sent once it is drawn', async () => {
    const wishes = await drawingWith(async () => {
      writeBitmap(shop.config.artworkDir, 'geometric/onyx-400.jpg', JPEG)
      return 'drawn'
    })
    const answer = await shop.app.inject('/artwork/geometric/onyx-400.jpg?again')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(wishes).toEqual([{ file: 'geometric/onyx-400.jpg', urgent: false, waits: true }])
  })

  it('is refused as busy when drawing takes too long', async () => {
    await drawingWith(never)
    const answer = await shop.app.inject('/artwork/geometric/mizan.jpg')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is not waited for in a HEAD request, by which a page checks for it', async () => {
    const wishes = await drawingWith(async () => 'coming')
    const answer = await shop.app.inject({ method: 'HEAD', url: '/artwork/geometric/mizan.jpg' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(wishes).toMatchObject([{ waits: false }])
  })

  it('is not found when it is not being drawn', async () => {
    await drawingWith(async () => 'none')
    expect((await shop.app.inject('/artwork/geometric/nobody.jpg')).statusCode).toBe(404)
  })

  it('is not found without a drawing process', async () => {
    expect((await shop.app.inject('/artwork/geometric/mizan.jpg')).statusCode).toBe(404)
    expect(await allDrawn(shop.config.artworkDir)).toBe(false)
  })

  it('is not found when the drawing process has died', async () => {
    await drawingWith(never)
    const asked = shop.app.inject('/artwork/geometric/mizan.jpg')
    setTimeout(() => void stop?.(), 200)
    expect((await asked).statusCode).toBe(404)
  })
})

it('a picture that exists is not requested from the drawing process', async () => {
  writeBitmap(shop.config.artworkDir, 'geometric/khatam.jpg', JPEG)
  const wishes = await drawingWith(never)
  expect((await shop.app.inject('/artwork/geometric/khatam.jpg')).statusCode).toBe(200)
  expect(wishes).toEqual([])
})

it('a name that no artwork has is not requested from the drawing process', async () => {
  const wishes = await drawingWith(never)
  for (const path of ['/artwork/drawing.sock', '/artwork/geometric/onyx.bmp', '/artwork/%2e%2e/nawl.jpg'])
    expect((await shop.app.inject(path)).statusCode).toBe(404)
  expect(wishes).toEqual([])
})

it('a bitmap that the studio waits for is requested urgently', async () => {
  const { rawPayload } = await shop.app.inject('/bitmap/test/rug.bmp')
  const wishes = await drawingWith(async () => {
    writeBitmap(shop.config.artworkDir, 'geometric/fold.bmp', rawPayload)
    return 'drawn'
  })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/color/extract',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify('geometric/fold.bmp'),
  })
  expect([answer.statusCode, answer.json().extractedColors]).toEqual([200, expect.any(Array)])
  expect(wishes).toEqual([{ file: 'geometric/fold.bmp', urgent: true, waits: true }])
})

it('allDrawn resolves to true once everything is drawn', async () => {
  const wishes = await drawingWith(async () => 'drawn')
  expect(await allDrawn(shop.config.artworkDir)).toBe(true)
  expect(wishes).toEqual([{ urgent: false, waits: true }])
})
