import type { StrikeOffAnswer } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { blobJudges } from '../unreferenced-blobs.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (shop = await openShopApp()))
afterAll(() => shop.close())

const BOX = { kind: 'sample-box', form: 'tuft', codes: ['0102', '0101'] } as const
const put = async (design: object) => shop.buyer().add(design as never)
const text = encodeDesign({ ...AS_DRAWN, size: { ...DESIGN.size, quantity: 1 } })
const where = (query = '', rug = 'onyx', d = text) =>
  shop.call<StrikeOffAnswer>('GET', `/api/strike-off/${rug}?d=${d}${query}`)

/** The pack of a paid order of something. */
async function packOf(design: object, total: number) {
  const guest = shop.buyer()
  await guest.add(design as never, 2)
  const { status, body } = await guest.checkout({ expectedTotal: total })
  expect([status, body]).toMatchObject([201, {}])
  const ref = await shop.refOf(body.number)
  shop.provider.become(ref, 'paid')
  await shop.sales.settle('stripe', ref)
  const { headers } = await shop.signedIn('desk')
  const get = async (format: string) =>
    (await shop.app.inject({ url: `/api/desk/orders/${body.number}/pack.${format}`, headers })).rawPayload
  return { files: unzipSync(await get('zip')), pdf: await get('pdf') }
}

describe('a box of samples', () => {
  it('is put into the cart by the codes of the card, with a picture of its yarns', async () => {
    const { status, body } = await put(BOX)
    expect(status).toBe(200)
    const [line] = body.lines
    expect(line).toMatchObject({
      design: {
        kind: 'sample-box',
        form: 'tuft',
        yarns: [
          { code: '0101', name: 'Egret', hex: '#EEF2EA' },
          { code: '0102', name: 'Gypsum', hex: '#E9E8EA' },
        ],
      },
      inRoom: null,
      was: null,
    })
    expect(body.price.amounts.USD.goods).toBe(2_500)
    const answer = await shop.app.inject(line!.picture)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 })
  })

  it.each([
    [[], 'cart/no-yarns'],
    [
      cardYarns()
        .slice(0, 9)
        .map(({ code }) => code),
      'cart/too-many-yarns',
    ],
    [['0101', 'W-9'], 'cart/unknown-yarn'],
  ])('is refused with the codes %j', async (codes, code) => {
    expect((await put({ ...BOX, codes })).body).toMatchObject({ code })
  })

  it(
    'has a card for each box in its pack, with codes, shelves and labels',
    { timeout: 120_000 },
    async () => {
      const { files, pdf } = await packOf(BOX, 5_000 + 3_400)
      expect(strFromU8(files['line-1/yarns.csv']!)).toBe(
        'code,place,name,hex\r\n0101,01 · 01,Egret,#EEF2EA\r\n0102,01 · 02,Gypsum,#E9E8EA',
      )
      const { text: page } = await readTearSheet(pdf, 4)
      expect(page).toContain('Sample box 2 of 2')
      expect(page).toContain('Gypsum')
    },
  )
})

describe('a strike-off', () => {
  it('lies where it shows most, or where it is wanted, and nothing is stored of it', async () => {
    const stored = async () => (await Array.fromAsync(shop.blobs.list('frozen/'))).map(({ key }) => key)
    const before = await stored()
    const oval = encodeDesign({ ...AS_DRAWN, size: { ...DESIGN.size, shape: 'oval', quantity: 1 } })
    const { status, body } = await where('', 'onyx', oval)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Onyx', widthMm: 1524, lengthMm: 2438 })
    expect(body.place).toEqual(body.proposed)
    expect(body.yarns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 1)
    const moved = await where('&x=312&y=634', 'onyx', oval)
    expect(moved.body).toMatchObject({ place: { xMm: 312, yMm: 634 }, proposed: body.proposed })
    const answer = await shop.app.inject(moved.body.square)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 })
    const whole = await shop.app.inject(moved.body.picture)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 480, height: 768 })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['&x=1225&y=0', 'onyx', text, 'cart/not-on-rug'],
    ['&x=-1&y=0', 'onyx', text, 'cart/not-on-rug'],
    ['', 'nothing', text, 'cart/no-such-rug'],
    ['', 'onyx', encodeDesign(AS_DRAWN), 'cart/invalid-dimensions'],
    ['', 'onyx', 'nonsense', 'request/invalid'],
  ])('is refused at %s of %s', async (query, rug, d, code) => {
    expect((await where(query, rug, d)).body).toMatchObject({ code })
  })

  it('is refused in the corner that a round rug does not have', async () => {
    const size = { shape: 'round', width: '200', length: '200', unit: 'cm', quantity: 1 } as const
    const round = encodeDesign({ ...AS_DRAWN, size })
    expect((await where('&x=0&y=0', 'onyx', round)).body).toMatchObject({ code: 'cart/not-on-rug' })
    expect((await where('&x=850&y=850', 'onyx', round)).status).toBe(200)
  })

  it('is in the cart with its yarns, and the drawing of its rug is kept', async () => {
    const { kind: _, ...rug } = { kind: 'rug', ...DESIGN }
    const { status, body } = await put({ kind: 'strike-off', rug })
    expect(status).toBe(200)
    const [line] = body.lines
    expect(line).toMatchObject({
      design: { kind: 'strike-off', name: 'Onyx', rug: { rugId: 'onyx' } },
      inRoom: null,
    })
    expect(body.price.amounts.USD.goods).toBe(12_000)
    const hash = (line!.design as unknown as { rug: { bitmapHash: string } }).rug.bitmapHash
    const judges = blobJudges(
      { database: shop.database, now: () => Number.MAX_SAFE_INTEGER },
      shop.sales.photos,
    )
    const blob = { key: `frozen/${hash}.bmp`, touchedAt: 0, bytes: 1 } as const
    expect((await judges.frozen([blob] as never)).unwanted).toEqual([])
    const outside = await put({ kind: 'strike-off', rug, place: { xMm: 5_000, yMm: 0 } })
    expect(outside.body).toMatchObject({ code: 'cart/not-on-rug' })
  })

  it(
    'has a pack with its place on the rug, a cartoon at 1 : 1 and its yarns in grams',
    { timeout: 120_000 },
    async () => {
      const { files, pdf } = await packOf({ kind: 'strike-off', rug: DESIGN }, 24_000 + 3_700)
      const about = JSON.parse(strFromU8(files['line-1/order.json']!)) as {
        widthMm: number
        lengthMm: number
        strikeOffOf: string
        yarns: { kilograms: number }[]
      }
      expect(about).toMatchObject({ widthMm: 300, lengthMm: 300, strikeOffOf: 'Onyx' })
      // 0.09 m² of 2,400 g, and 15 % of waste.
      expect(about.yarns.reduce((sum, { kilograms }) => sum + kilograms, 0)).toBeCloseTo(0.248, 2)
      expect(Object.keys(files)).toContain('line-1/cartoon.pdf')
      const { text: page } = await readTearSheet(pdf, 3)
      expect(page).toContain('Position on the rug')
    },
  )
})
