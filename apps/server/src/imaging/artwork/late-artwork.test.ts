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

/** Somebody who draws, as far as the shop can see; the wishes that come in. */
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

describe('a picture that is not there', () => {
  it('is waited for while it is drawn, and sent', async () => {
    const wishes = await drawingWith(async () => {
      writeBitmap(shop.config.artworkDir, 'geometric/onyx-400.jpg', JPEG)
      return 'drawn'
    })
    const answer = await shop.app.inject('/artwork/geometric/onyx-400.jpg?again')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(wishes).toEqual([{ file: 'geometric/onyx-400.jpg', urgent: false, waits: true }])
  })

  it('is to be asked for again when its drawing takes long', async () => {
    await drawingWith(never)
    const answer = await shop.app.inject('/artwork/geometric/mizan.jpg')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is answered for at once where a page asks whether to load it again', async () => {
    const wishes = await drawingWith(async () => 'coming')
    const answer = await shop.app.inject({ method: 'HEAD', url: '/artwork/geometric/mizan.jpg' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(wishes).toMatchObject([{ waits: false }])
  })

  it('does not exist where nobody draws it', async () => {
    await drawingWith(async () => 'none')
    expect((await shop.app.inject('/artwork/geometric/nobody.jpg')).statusCode).toBe(404)
  })

  it('does not exist where nobody draws', async () => {
    expect((await shop.app.inject('/artwork/geometric/mizan.jpg')).statusCode).toBe(404)
    expect(await allDrawn(shop.config.artworkDir)).toBe(false)
  })

  it('does not exist where whoever drew has died', async () => {
    await drawingWith(never)
    const asked = shop.app.inject('/artwork/geometric/mizan.jpg')
    setTimeout(() => void stop?.(), 200)
    expect((await asked).statusCode).toBe(404)
  })
})

it('sends what is there without asking anybody', async () => {
  writeBitmap(shop.config.artworkDir, 'geometric/khatam.jpg', JPEG)
  const wishes = await drawingWith(never)
  expect((await shop.app.inject('/artwork/geometric/khatam.jpg')).statusCode).toBe(200)
  expect(wishes).toEqual([])
})

it('asks nobody for what can be no file of ours', async () => {
  const wishes = await drawingWith(never)
  for (const path of ['/artwork/drawing.sock', '/artwork/geometric/onyx.bmp', '/artwork/%2e%2e/nawl.jpg'])
    expect((await shop.app.inject(path)).statusCode).toBe(404)
  expect(wishes).toEqual([])
})

it('draws a bitmap that the studio waits for before anything else', async () => {
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

it('knows when everything is drawn', async () => {
  const wishes = await drawingWith(async () => 'drawn')
  expect(await allDrawn(shop.config.artworkDir)).toBe(true)
  expect(wishes).toEqual([{ urgent: false, waits: true }])
})
