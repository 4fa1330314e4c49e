import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CartResponse } from '@nawl/contract/sales/cart'
import { MOST_CART_LINES } from '@nawl/domain/cart/cart-line'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { sha256 } from '../../platform/sha256.ts'
import { askAgain } from '../../../test/http/ask-again.ts'
import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'

let counter: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (counter = await openShopApp()))
afterAll(() => counter.close())

it('snapshots the shop’s own data of a rug, whatever the caller sends', async () => {
  const mappings = { '#26323d': '#A8452F' }
  const { body } = await counter.buyer().add({ ...DESIGN, mappings }, 2)
  const [line] = body.lines
  const bitmap = readFileSync(join(counter.config.artworkDir, 'test/rug.bmp'))
  const hash = sha256(bitmap)
  expect(line?.design).toMatchObject({ name: 'Onyx', bitmapHash: hash, mappings: { '#26323D': '#A8452F' } })
  expect(rugLine(line).design.yarns.map(({ hex }) => hex)).toEqual(['#E6DAC3', '#A8452F'])
  expect(await counter.blobs.read(`frozen/${hash}.bmp`)).toEqual(new Uint8Array(bitmap))
  expect(body.price.amounts.USD.total).toBe(80_000)
})

it('shows each rug in its room, rendered from the stored bitmap', async () => {
  const guest = counter.buyer()
  const { body } = await guest.add({ ...DESIGN, mappings: { '#26323D': '#A8452F' } })
  const shown = body.lines[0]?.inRoom
  expect(shown?.room).toBe('dining')
  const path = shown?.picture ?? ''
  const answer = await counter.app.inject(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 560, height: 350 })
  expect(await askAgain(counter.app, path)).toEqual([304, ''])
  const plain = await counter.app.inject(path.replace(/d=.*/, `d=${encodeDesign(AS_DRAWN)}`))
  expect(plain.rawPayload.equals(answer.rawPayload)).toBe(false)
  expect((await counter.app.inject(path.replace('dining', 'cellar'))).statusCode).toBe(400)
  expect((await counter.app.inject(path.replace(/[0-9a-f]{64}/, '0'.repeat(64)))).statusCode).toBe(404)
})

it('shows a rug in another room when its own is too small, and in none when all are', async () => {
  const guest = counter.buyer()
  const sized = (width: string, length: string) => ({
    ...DESIGN,
    size: { ...DESIGN.size, width, length, unit: 'cm' as const },
  })
  await guest.add(sized('540', '600'))
  const { body } = await guest.add(sized('1000', '1500'))
  expect(body.lines.map(({ inRoom }) => inRoom?.room)).toEqual(['gallery', undefined])
})

it('shows a rug in the room that its customer looked at it in', async () => {
  const { body } = await counter.buyer().add({ ...DESIGN, room: 'bedroom' })
  expect(body.lines[0]?.inRoom?.room).toBe('bedroom')
})

it('changes quantity and design of a line, and removes it', async () => {
  const guest = counter.buyer()
  const [line] = (await guest.add()).body.lines
  const path = `/api/cart/lines/${line?.id}`
  const wider = { ...DESIGN, size: { ...DESIGN.size, width: '6' } }
  const { body } = await guest.ask<CartResponse>('PATCH', path, { quantity: 3, design: wider })
  expect(body.lines).toMatchObject([{ id: line?.id, quantity: 3, design: { size: { width: '6' } } }])
  expect((await guest.ask<CartResponse>('DELETE', path)).body.lines).toEqual([])
  expect((await guest.ask<CartResponse>('DELETE', path)).status).toBe(200)
  expect(await guest.ask('PATCH', path, { quantity: 1 })).toMatchObject({
    status: 404,
    body: { code: 'cart/no-such-line' },
  })
})

it('prices shipping once a country is chosen', async () => {
  const guest = counter.buyer()
  await guest.add()
  expect((await guest.cart()).price.shipping).toBeNull()
  await guest.ask('PUT', '/api/cart/country', { country: 'us' })
  const { country, price } = await guest.cart()
  expect([country, price.shipping?.basis, price.amounts.USD.total]).toEqual(['US', 'weight', 48_200])
  expect((await guest.ask('PUT', '/api/cart/country', { country: 'XX' })).status).toBe(400)
})

it.each([
  [{ rugId: 'nobody' }, 404, { code: 'cart/no-such-rug' }],
  [
    { size: { ...DESIGN.size, width: '1' } },
    422,
    { code: 'cart/too-small', nearest: { width: '1.97', unit: 'ft' } },
  ],
  [{ size: { ...DESIGN.size, width: '90' } }, 422, { code: 'cart/too-large' }],
  [{ size: { ...DESIGN.size, width: 'wide' } }, 422, { code: 'cart/invalid-dimensions' }],
  [{ tolerance: 11 }, 400, { code: 'request/invalid' }],
  [
    { kind: 'yarn-book' },
    400,
    { field: 'design.kind', detail: 'design.kind: is no kind of product that is sold here' },
  ],
])('refuses %j', async (change, status, body) => {
  const guest = counter.buyer()
  expect(await guest.add({ ...DESIGN, ...change } as typeof DESIGN)).toMatchObject({ status, body })
  expect((await guest.cart()).lines).toEqual([])
})

it('takes a rug that says it is one for the same as one that does not', async () => {
  const guest = counter.buyer()
  await guest.add()
  const { body } = await guest.add({ ...DESIGN, kind: 'rug' })
  expect(body.lines).toMatchObject([{ quantity: 2 }])
  expect(body.lines[0]?.design).not.toHaveProperty('kind')
})

it('separates the carts of guests and signed-in people', async () => {
  const ada = counter.buyer((await counter.signedIn('ada')).headers)
  await ada.add()
  expect((await counter.buyer().cart()).lines).toEqual([])
  const eve = counter.buyer((await counter.signedIn('eve')).headers)
  const [line] = (await ada.cart()).lines
  expect((await eve.ask('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 2 })).status).toBe(404)
  await eve.ask('DELETE', `/api/cart/lines/${line?.id}`)
  expect((await ada.cart()).lines).toHaveLength(1)
})

it('refuses to merge a cart into a full one, keeps both, and reports it', async () => {
  const { headers } = await counter.signedIn('layla')
  const [own, guest] = [counter.buyer(headers), counter.buyer()]
  const wide = (cm: number) => ({
    ...DESIGN,
    size: { ...DESIGN.size, width: String(cm), length: '300', unit: 'cm' as const },
  })
  for (let n = 0; n < MOST_CART_LINES; n++) await own.add(wide(100 + n))
  await guest.add(wide(300))
  const merge = () =>
    own.ask<CartResponse>('POST', '/api/cart/merge', undefined, { headers: { cookie: guest.cookie() } })
  expect(await merge()).toMatchObject({ status: 409, body: { code: 'cart/cart-full' } })
  const [first] = (await own.cart()).lines
  expect([(await own.cart()).lines.length, (await guest.cart()).lines.length]).toEqual([MOST_CART_LINES, 1])
  await own.ask('DELETE', `/api/cart/lines/${first?.id}`)
  expect(await merge()).toMatchObject({ status: 200, body: { lines: { length: MOST_CART_LINES } } })
})
