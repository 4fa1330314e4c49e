import { AS_DRAWN, type LinkedDesign } from '@nawl/domain/rug/design-link'
import { printSize } from '@nawl/domain/rug/sizes/print-size'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { upload, wishFor } from '../../../test/uploads/upload.ts'
import { stripeShopOfFile, stripeLink, TEAL, UNREADABLE_LINKS } from '../../../test/share/stripe.ts'
import { RUG_HEXES } from '../../../test/shop-fixture.ts'
import { readTearSheet } from '../../../test/downloads/read-tear-sheet.ts'

const [ground, stripe] = RUG_HEXES
const SIZE = { ...AS_DRAWN.size, width: '8', length: '10' } as const
const link = (design: Partial<LinkedDesign> = {}) => stripeLink({ size: SIZE, ...design })

const { app, get, refusal } = stripeShopOfFile()

describe('GET /take-along/{address}.png', () => {
  it('is the cut-out rug in its proportions at full resolution, sized for A4', async () => {
    const answer = await get(`/take-along/stripe.png?${link()}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['content-disposition']).toContain('filename="Stripe 8 x 10 ft, Nawl.png"')
    const { widthPx, heightPx, dpi } = printSize(0.8)
    const { width, height, density, hasAlpha, space } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, density, hasAlpha, space }).toEqual({
      width: widthPx,
      height: heightPx,
      density: dpi,
      hasAlpha: true,
      space: 'srgb',
    })
    expect(answer.rawPayload.subarray(37, 41).toString()).toBe('sRGB')
    const corner = await sharp(answer.rawPayload)
      .extract({ left: 0, top: 0, width: 4, height: 4 })
      .raw()
      .toBuffer()
    expect(corner[3]).toBe(0)
  })

  it("has the colours of the server's own picture", async () => {
    const [printed, shown] = await Promise.all([
      get(`/take-along/stripe.png?${link()}`).then(blocks),
      get(`/share/stripe.png?${link()}`).then(blocks),
    ])
    const apart = printed.map((rgb, at) => deltaE2000(labFromRgb(rgb), labFromRgb(shown[at] ?? 0)))
    expect(apart.reduce((sum, delta) => sum + delta, 0) / apart.length).toBeLessThanOrEqual(1)
  })

  it('is round for a round rug', async () => {
    const round = { ...SIZE, shape: 'round', width: '170', length: '', unit: 'cm' } as const
    const answer = await get(`/take-along/stripe.png?${link({ size: round })}`)
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([3200, 3200])
    const rim = await sharp(answer.rawPayload)
      .extract({ left: 60, top: 60, width: 9, height: 9 })
      .raw()
      .toBuffer()
    expect(rim[3]).toBe(0)
  })
})

describe('GET /take-along/{address}.pdf', () => {
  let answer: Awaited<ReturnType<typeof get>>
  let sheet: Awaited<ReturnType<typeof readTearSheet>>
  beforeAll(async () => {
    answer = await get(`/take-along/stripe.pdf?${link()}`)
    sheet = await readTearSheet(answer.rawPayload)
  })

  it('is one A4 page with all facts as text', () => {
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('filename="Stripe 8 x 10 ft, Nawl.pdf"')
    expect(sheet.pages).toBe(1)
    expect(sheet.size.map(Math.round)).toEqual([595, 842])
    for (const said of [
      'Stripe',
      'Geometric',
      'em-24-ma-1',
      '8 × 10 ft',
      '243.8 × 304.8 cm',
      'Rectangle',
      'Fine, 12–15 mm',
      '$800.00',
      'AED 2,938.00',
      'Ivory',
      ground,
      'Teal',
      TEAL,
      'in place of Ink',
    ])
      expect(sheet.text).toContain(said)
    const shares = [...sheet.text.matchAll(/(\d+\.\d)%/g)].map(([, share]) => Number(share))
    expect(shares).toHaveLength(3)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0)
  })

  it('opens the same rug by QR code, link and printed address', async () => {
    const address = `http://localhost:3000/product/stripe?${link()}`
    expect(await sheet.code()).toBe(address)
    expect(sheet.links).toEqual([address])
    expect(sheet.text.replaceAll('\n', '')).toContain(address)
  })

  it('is tagged for screen readers', () => {
    const { info, tree } = sheet
    expect(info).toMatchObject({ Title: 'Stripe, Geometric · Nawl', Author: 'Nawl', Language: 'en-GB' })
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Figure', 'Link'])
      expect(tree).toContain(`"role":"${role}"`)
    expect(tree).toContain('rug seen from above')
  })

  it('is byte-identical all day and answers 304 to a matching ETag', async () => {
    // The address of a design may be typed in capitals.
    const second = await get(`/take-along/Stripe.pdf?${link()}`)
    expect(second.rawPayload.equals(answer.rawPayload)).toBe(true)
    const again = await get(`/take-along/stripe.pdf?${link()}`, {
      'if-none-match': String(answer.headers['etag']),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('shows the price per square foot while no size is set', async () => {
    const answer = await get('/take-along/stripe.pdf')
    expect(answer.headers['content-disposition']).toContain('filename="Stripe, Nawl.pdf"')
    const { text } = await readTearSheet(answer.rawPayload)
    expect(text).toContain('To be decided')
    expect(text).toContain('$10\nper square foot, in any size')
    expect(text).not.toMatch(/in place of|AED|NaN/)
  })
})

describe('an uploaded design', () => {
  it('is downloaded under its name, and not cached', async () => {
    const name = 'Über سجادة "2" '.repeat(4).trim()
    const shapes = `<svg width="200" height="320"><rect width="200" height="320" fill="${ground}"/><rect y="90" width="200" height="80" fill="${stripe}"/></svg>`
    const picture = await sharp(Buffer.from(shapes)).png().toBuffer()
    const made = await upload(app(), picture, wishFor({ name }))
    const { design } = made.json<{ design: { id: string; code: string } }>()
    const answer = await get(`/take-along/${design.id}.pdf?${link({ mappings: {} })}`)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('Über سجادة 2 Über')
    const sheet = await readTearSheet(answer.rawPayload)
    expect(sheet.info['Title']).toBe(`${name}, Your designs · Nawl`)
    expect(sheet.text).toContain(design.code)
  })
})

describe('a download that is refused', () => {
  it.each<readonly [path: string, status: number, code: string]>([
    ['/take-along/nobody.pdf', 404, 'image/not-found'],
    [`/take-along/own-${'0'.repeat(32)}.pdf`, 404, 'image/not-found'],
    ['/take-along/stripe.gif', 400, 'request/invalid'],
    ['/take-along/stripe.png.pdf', 400, 'request/invalid'],
    ['/take-along/..%2f..%2fsecret.pdf', 400, 'request/invalid'],
    ...['png', 'pdf'].flatMap((kind) =>
      UNREADABLE_LINKS.map((link) => [`/take-along/stripe.${kind}?${link}`, 400, 'request/invalid'] as const),
    ),
  ])('gives the reason: %s', async (path, status, code) => {
    expect(await refusal(path)).toEqual([status, code, 'no-store', undefined])
  })

  it('refuses callers as busy rather than rendering for all at once', async () => {
    const leaving = new AbortController()
    const statuses: number[] = []
    const asked = Array.from({ length: 24 }, (_, at) =>
      app()
        .inject({
          url: `/take-along/stripe.png?${link({ size: { ...SIZE, width: '2', length: String(8 + at) } })}`,
          headers: { 'x-forwarded-for': `203.0.113.${at % 8}` },
          signal: leaving.signal,
        })
        .then(({ statusCode }) => statuses.push(statusCode))
        .catch(() => {}),
    )
    // One is being rendered and sixteen wait; they are not rendered once their callers have gone.
    await expect.poll(() => statuses.filter((status) => status === 503), { timeout: 20_000 }).toHaveLength(7)
    leaving.abort()
    await Promise.all(asked)
    expect(statuses.filter((status) => status === 503)).toHaveLength(7)
  })
})

/** Mean colours of 10 × 10 blocks of a rug, as 24-bit numbers, without the rim. */
async function blocks({ rawPayload }: { rawPayload: Buffer }): Promise<readonly number[]> {
  const rgb = await sharp(rawPayload)
    .removeAlpha()
    .resize(12, 12, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return Array.from({ length: 144 }, (_, at) => at)
    .filter((at) => at % 12 > 0 && at % 12 < 11 && at > 11 && at < 132)
    .map((at) => (rgb[3 * at]! << 16) | (rgb[3 * at + 1]! << 8) | rgb[3 * at + 2]!)
}
