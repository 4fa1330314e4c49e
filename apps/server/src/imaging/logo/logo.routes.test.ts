import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import type { ShopLogo } from '@nawl/domain/shop/logo'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { damagedFiles, wrongFiles } from '../../../test/uploads/hostile-pictures.ts'
import { vector } from '../../../test/uploads/hostile-vectors.ts'
import { formOf } from '../../../test/uploads/upload.ts'
import { printedLogo } from '../../platform/pdf/printed-logo.ts'
import { openPdf, TAGGED_A4, drawLogo } from '../../platform/pdf/pdf-page.ts'

const PATH = '/api/desk/settings/shop'
const INK = { r: 30, g: 26, b: 22, alpha: 1 }
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Lettering of ink in the middle of a clear ground. */
function mark(width: number, height: number, ink = INK, ground = CLEAR) {
  const bar = {
    create: {
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 2),
      channels: 4 as const,
      background: ink,
    },
  }
  return sharp({ create: { width, height, channels: 4, background: ground } }).composite([{ input: bar }])
}

describe('the logo', () => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp()))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change, call_count`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function upload(picture: Uint8Array) {
    const signed = await shop.signedIn('desk')
    const form = formOf([{ name: 'picture', content: picture, fileName: 'logo.png' }])
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/desk/settings/logo',
      payload: form.payload,
      headers: { ...signed.headers, ...form.headers },
    })
    return {
      status: answer.statusCode,
      body: answer.json<{ logo: ShopLogo; code?: string; field?: string }>(),
    }
  }
  async function publish(change: object) {
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<DocumentAnswer<ShopSettings>>('GET', PATH, undefined, { headers })
    const wish = { value: { ...body.value, ...change }, base: body.base, draftVersion: 0 }
    return shop.call<{ code?: string; problems?: unknown }>('POST', `${PATH}/publish`, wish, { headers })
  }
  const contacts = async () => (await shop.call<ShopAnswer>('GET', '/api/contacts')).body
  const paper = () =>
    openPdf('en', { Title: 'Paper' }, { ...TAGGED_A4, compress: false }, (sheet) =>
      drawLogo(sheet, 45, 60, 25),
    )

  it.each([
    ['PNG', () => mark(600, 200).png()],
    ['WebP', () => mark(600, 200).webp()],
    ['AVIF', () => mark(600, 200).avif()],
    ['JPEG', () => mark(600, 200).flatten({ background: '#FFFFFF' }).jpeg()],
  ] as const)('is made of a %s', async (_kind, picture) => {
    const { status, body } = await upload(await picture().toBuffer())
    expect([status, body.logo.width, body.logo.height]).toEqual([201, 600, 200])
  })

  it('is made of an SVG, as large as the shop shows it', async () => {
    const { status, body } = await upload(vector('<path d="M0 0h600v200z"/>', 'viewBox="0 0 600 200"'))
    expect([status, body.logo]).toMatchObject([201, { width: 960, height: 320 }])
    expect((await upload(vector('<text y="20">Nawl</text>'))).body.code).toBe('vector/has-words')
  })

  it('is the owner’s on pages, in letters and on papers, once the settings that name it are published', async () => {
    expect(await contacts(), 'without one, nothing is said of it').not.toHaveProperty('logo')
    const plain = await paper()
    const { logo } = (await upload(await mark(2400, 600).png().toBuffer())).body
    expect(logo).toMatchObject({ width: 960, height: 240 })
    expect(await contacts()).not.toHaveProperty('logo')
    expect((await publish({ logo })).status).toBe(200)
    expect((await contacts()).logo).toEqual(logo)

    const page = await shop.app.inject(`/logo/${logo.id}-page.webp`)
    expect(page.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': /immutable/ })
    expect(await sharp(page.rawPayload).metadata()).toMatchObject({ width: 960, height: 240, hasAlpha: true })

    await shop.confirmed()
    await shop.emails.deliver()
    const html = shop.inbox.mails.at(-1)?.html ?? ''
    expect(html).toContain(`/logo/${logo.id}-letter.png" alt="NAWL" width="192" height="48"`)
    const letter = await shop.app.inject(`/logo/${logo.id}-letter.png`)
    const { data } = await sharp(letter.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(-3)], 'the paper of letters').toEqual([0xf7, 0xf3, 0xec])

    expect(await printedLogo()).toMatchObject({ width: 960, height: 240 })
    const printed = Buffer.from(await paper()).toString('latin1')
    expect(printed).toMatch(/\/Subtype \/Image/)
    expect(Buffer.from(plain).toString('latin1')).not.toMatch(/\/Subtype \/Image/)
    expect((await publish({ logo: undefined })).status).toBe(200)
    expect(await contacts()).not.toHaveProperty('logo')
    expect(await printedLogo()).toBeNull()
  })

  it('is on invoices and in the workshop’s packs, which threads draw', async () => {
    const { number } = await shop.confirmed()
    const { headers } = await shop.signedIn('desk')
    const pictures = async (url: string) => {
      const { statusCode, rawPayload } = await shop.app.inject({ url, headers })
      expect(statusCode).toBe(200)
      return rawPayload.toString('latin1').split('/Subtype /Image').length - 1
    }
    // Each a document of its own, which is printed once.
    const invoice = async () => {
      const placed = await shop.confirmed()
      return pictures(`/api/orders/${placed.number}/invoice.pdf?token=${placed.token}`)
    }
    const pack = () => pictures(`/api/desk/orders/${number}/pack.pdf`)
    const plain = [await invoice(), await pack()]
    const { logo } = (await upload(await mark(600, 200).png().toBuffer())).body
    expect((await publish({ logo })).status).toBe(200)
    const [onInvoice = 0, inPack = 0] = plain
    expect(await invoice()).toBe(onInvoice + 1)
    expect(await pack(), 'on each page with a head').toBeGreaterThan(inPack)
  })

  it('has to be one that was uploaded, as it was', async () => {
    const { logo } = (await upload(await mark(600, 200).png().toBuffer())).body
    for (const wrong of [
      { ...logo, id: '0'.repeat(32) },
      { ...logo, width: 500 },
    ])
      expect((await publish({ logo: wrong })).body).toMatchObject({
        code: 'document/refused',
        problems: [{ field: 'logo', problem: 'wrong' }],
      })
    expect((await publish({ logo: { ...logo, id: '../etc' } })).body.code).toBe('request/invalid')
    for (const file of [
      `${'0'.repeat(32)}-page.webp`,
      `${logo.id}-about.json`,
      `${logo.id}.png`,
      '..%2fabout',
    ])
      expect((await shop.app.inject(`/logo/${file}`)).statusCode).toBe(404)
  })

  it.each([
    ['of the wrong shape', () => mark(700, 100), 'logo/proportions'],
    ['taller than that', () => mark(100, 300), 'logo/proportions'],
    ['of few pixels', () => mark(120, 60), 'logo/too-small'],
    ['white on clear ground', () => mark(600, 200, { r: 255, g: 255, b: 255, alpha: 1 }), 'logo/too-pale'],
    ['clear', () => mark(600, 200, CLEAR), 'logo/too-pale'],
    ['of fifty million pixels', () => mark(8000, 6250), 'picture/too-many-pixels'],
  ] as const)('is not one %s', async (_what, picture, code) => {
    const { body } = await upload(await picture().png().toBuffer())
    expect(body).toMatchObject({ code, field: 'picture' })
  })

  it('is refused as other pictures are when the file is none, or damaged', async () => {
    for (const [name, bytes, code] of [...(await wrongFiles()), ...(await damagedFiles())]) {
      if (code === null) continue
      const { status, body } = await upload(bytes)
      expect([name, status >= 400, body.code]).toEqual([
        name,
        true,
        expect.stringMatching(/^(?:picture|vector)\//),
      ])
    }
    expect((await upload(await mark(600, 200).gif().toBuffer())).body.code).toBe('picture/unsupported')
  })
})
