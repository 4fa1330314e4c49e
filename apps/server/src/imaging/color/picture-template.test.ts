import { gunzipSync } from 'node:zlib'

import {
  PALETTE_TYPE,
  TEMPLATE_BEING_MADE,
  TEMPLATE_COMPARED_LATER,
  TEMPLATE_HEADER,
  TEMPLATE_NAME_HEADER,
} from '@nawl/contract/imaging/picture-template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { takeTemplate } from '../../../test/http/take-template.ts'
import { openShop, RUG_HEXES } from '../../../test/shop-fixture.ts'

const [IVORY] = RUG_HEXES
const imagePath = 'test/rug.bmp'
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

function call(name: string, payload: unknown, headers: Readonly<Record<string, string>> = {}) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/color/${name}`,
    headers: { 'content-type': 'application/json', accept: 'image/png', ...headers },
    payload: JSON.stringify(payload),
  })
}

describe('a client that holds the template', () => {
  const colorMappings = { [IVORY]: '#112233' }
  const calls = [
    ['replace-multiple', { imagePath, colorMappings }],
    ['replace-multiple-with-texture', { imagePath, colorMappings, textureIntensity: 0.3 }],
    ['replace-multiple-with-texture', { imagePath, colorMappings, textureStyle: 'loop', outline: 'round' }],
  ] as const

  it('assembles, from a kilobyte, the bytes of the whole answer', async () => {
    for (const [name, body] of calls) {
      const whole = await call(name, body)
      const { head, tail, template } = takeTemplate(whole.rawPayload, RUG_HEXES.length)
      const answer = await call(name, body, { [TEMPLATE_HEADER]: `other, ${template}` })
      expect(answer.headers['content-type']).toBe(PALETTE_TYPE)
      expect(answer.rawPayload.length).toBeLessThan(1100)
      expect(Buffer.concat([head, answer.rawPayload, tail]).equals(whole.rawPayload)).toBe(true)
      expect(answer.headers['etag']).not.toBe(whole.headers['etag'])
      expect(answer.headers['vary']).toContain(TEMPLATE_HEADER)
    }
  })

  it('gets the palette compressed if it can read that', async () => {
    const [name, body] = calls[0]
    const { template } = takeTemplate((await call(name, body)).rawPayload, RUG_HEXES.length)
    const plain = await call(name, body, { [TEMPLATE_HEADER]: template })
    const packed = await call(name, body, {
      [TEMPLATE_HEADER]: template,
      'accept-encoding': 'gzip, deflate, br',
    })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length).toBeLessThan(700)
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  it('gets the palette and the name of what it is still making', async () => {
    const [name, body] = calls[0]
    const { template } = takeTemplate((await call(name, body)).rawPayload, RUG_HEXES.length)
    const answer = await call(name, body, { [TEMPLATE_HEADER]: TEMPLATE_BEING_MADE })
    const held = await call(name, body, { [TEMPLATE_HEADER]: template })
    expect(answer.headers[TEMPLATE_NAME_HEADER]).toBe(template)
    expect(answer.rawPayload.equals(held.rawPayload)).toBe(true)
  })

  it('gets the palette before the pile is laid if it compares later, and is told the name then', async () => {
    const [name, body] = calls[1]
    const later = { [TEMPLATE_HEADER]: TEMPLATE_COMPARED_LATER }
    // An outline that nobody has asked for: its pile is not laid for the answer.
    const square = { ...body, outline: 'square' }
    const first = await call(name, square, later)
    expect(first.headers['content-type']).toBe(PALETTE_TYPE)
    expect(first.headers[TEMPLATE_NAME_HEADER]).toBeUndefined()
    expect(first.headers['server-timing']).toContain('tuft;dur=0.00')
    const told = await shop.app.inject(`/template/${imagePath}?outline=square`)
    const whole = await call(name, square)
    expect(told.payload).toBe(takeTemplate(whole.rawPayload, RUG_HEXES.length).template)
    const second = await call(name, square, later)
    expect(second.headers[TEMPLATE_NAME_HEADER]).toBe(told.payload)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await shop.app.inject(`/template/${imagePath}?outline=star`)).statusCode).toBe(400)
    expect((await shop.app.inject('/template/test/none.bmp')).statusCode).toBe(404)
  })

  it('gets a shuffle in a kilobyte, with its mappings', async () => {
    const body = { imagePath, colorsToShuffle: [IVORY], lockedColors: [] }
    const { template } = takeTemplate((await call('shuffle', body)).rawPayload, RUG_HEXES.length)
    const answer = await call('shuffle', body, { [TEMPLATE_HEADER]: template })
    expect(answer.headers['content-type']).toBe(PALETTE_TYPE)
    expect(JSON.parse(String(answer.headers['color-mappings']))).toHaveProperty([IVORY])
  })

  it('gets the whole picture for another rug, another pile or another format', async () => {
    const [name, body] = calls[0]
    const { template } = takeTemplate((await call(name, body)).rawPayload, RUG_HEXES.length)
    const held = { [TEMPLATE_HEADER]: template }
    const loop = await call('replace-multiple-with-texture', { ...body, textureStyle: 'loop' }, held)
    expect(loop.headers['content-type']).toBe('image/png')
    expect((await call(name, body, { ...held, accept: 'image/jpeg' })).headers['content-type']).toBe(
      'image/jpeg',
    )
    const flat = await call(name, { ...body, applyTexture: false }, held)
    expect(flat.headers['content-type']).toBe('image/png')
    const unknown = { [TEMPLATE_HEADER]: ' , ,x'.repeat(200) }
    expect((await call(name, body, unknown)).headers['content-type']).toBe('image/png')
    const endless = await call(name, body, { [TEMPLATE_HEADER]: 'x'.repeat(1001) })
    expect(endless.statusCode).toBe(400)
    expect(endless.json<{ field: string }>().field).toBe(TEMPLATE_HEADER)
  })
})
