import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import sharp, { type Region } from 'sharp'
import { describe, expect, it } from 'vitest'

import { askAgain } from '../../../test/http/ask-again.ts'
import { openShop, RUG_HEXES } from '../../../test/shop-fixture.ts'
import { stripeShopOfFile, stripeLink, TEAL, UNREADABLE_LINKS } from '../../../test/share/stripe.ts'

const [ground, stripe] = RUG_HEXES

const { app, get, refusal } = stripeShopOfFile()

describe('GET /share/{address}.jpg', () => {
  it('has the dimensions and file size that networks accept', async () => {
    const answer = await get('/share/stripe.jpg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(answer.rawPayload.length).toBeLessThan(300_000)
  })

  it('shows the yarns of its link', async () => {
    const [drawn, changed] = await Promise.all([
      get('/share/stripe.jpg').then(greenOverRed),
      get(`/share/stripe.jpg?${stripeLink()}`).then(greenOverRed),
    ])
    expect(changed).toBeGreaterThan(drawn + 0.02)
  })

  it('shows name and size beside the rug', async () => {
    const label = async (query: string) => inkIn(await get(`/share/stripe.jpg?${query}`))
    const unsized = await label(stripeLink())
    const sized = await label(stripeLink({ size: { ...AS_DRAWN.size, width: '5', length: '8' } }))
    expect(unsized).toBeGreaterThan(500)
    expect(sized).not.toBe(unsized)
  })

  it('shows the rug in a room at the right when a room is large enough', async () => {
    const right = async (query: string) => {
      const [red] = await meansIn(await get(`/share/stripe.jpg?${query}`), {
        left: 1140,
        top: 0,
        width: 60,
        height: 60,
      })
      return red
    }
    const sized = (width: string, length: string) =>
      stripeLink({ size: { ...AS_DRAWN.size, width, length, unit: 'cm' } })
    // Paper is lighter than any room.
    expect(await right(sized('150', '240'))).toBeLessThan(220)
    expect(await right(sized('1000', '1500'))).toBeGreaterThan(220)
  })

  it('is mirrored in Arabic, its label in Arabic letters', async () => {
    const sized = stripeLink({ size: { ...AS_DRAWN.size, width: '150', length: '240', unit: 'cm' } })
    const [english, arabic] = await Promise.all([
      get(`/share/stripe.jpg?${sized}`),
      get(`/share/stripe.jpg?${sized}&language=ar`),
    ])
    const corner = { top: 0, width: 60, height: 60 }
    const [left] = await meansIn(arabic, { ...corner, left: 0 })
    const [right] = await meansIn(arabic, { ...corner, left: 1140 })
    // The room is at the left, the label on paper at the right.
    expect(left).toBeLessThan(220)
    expect(right).toBeGreaterThan(220)
    expect(await inkIn(arabic, 1200 - 330)).toBeGreaterThan(500)
    expect(arabic.headers['etag']).not.toBe(english.headers['etag'])
  })

  it('is cacheable for a day and answers 304', async () => {
    const { headers } = await get(`/share/stripe.jpg?${stripeLink()}`)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(await askAgain(app(), `/share/stripe.jpg?${stripeLink()}`)).toEqual([304, ''])
    const other = await get(`/share/stripe.jpg?${stripeLink({ light: 'lamp' })}`)
    expect(other.headers['etag']).not.toBe(headers['etag'])
  })
})

describe('GET /share/{address}.png', () => {
  it('equals the studio’s picture for the same yarns', async () => {
    const [shared, rendered] = await Promise.all([get(`/share/stripe.png?${stripeLink()}`), render()])
    expect(shared.headers['content-type']).toBe('image/png')
    expect(shared.rawPayload.equals(rendered.rawPayload)).toBe(true)
  })

  it('is cut to the shape of its link', async () => {
    const round = await get(`/share/stripe.png?${stripeLink({ size: { ...AS_DRAWN.size, shape: 'round' } })}`)
    const { width, height } = await sharp(round.rawPayload).metadata()
    expect(width).toBe(height)
  })
})

describe('an impossible share picture', () => {
  it.each<readonly [path: string, status: number, code: string]>([
    ['/share/nobody.jpg', 404, 'image/not-found'],
    ['/share/stripe.gif', 400, 'request/invalid'],
    ['/share/..%2f..%2fsecret.jpg', 400, 'request/invalid'],
    ...UNREADABLE_LINKS.map((link) => [`/share/stripe.jpg?${link}`, 400, 'request/invalid'] as const),
    [`/share/stripe.jpg?${stripeLink().slice(0, -3)}`, 400, 'request/invalid'],
  ])('gives the reason: %s', async (path, status, code) => {
    expect(await refusal(path)).toEqual([status, code, 'no-store', undefined])
  })

  it('is still rendered for built-in rugs while the database is away', async () => {
    const away = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' } })
    const answer = await away.app.inject('/share/onyx.jpg')
    // The fixture has no artwork for it: the rug was found but not its bitmap.
    expect(answer.json()).toMatchObject({ code: 'image/not-found', detail: 'there is no geometric/onyx.bmp' })
    await away.close()
  })
})

function render() {
  return app().inject({
    method: 'POST',
    url: '/api/color/replace-multiple-with-texture',
    headers: { accept: 'image/png' },
    payload: {
      imagePath: 'test/rug.bmp',
      colorMappings: { [stripe]: TEAL, [ground]: ground },
      tolerance: 15,
      textureStyle: 'fine',
      textureIntensity: 0.5,
    },
  })
}

type Answer = Awaited<ReturnType<typeof get>>

/** How green the rug in the picture is. */
async function greenOverRed(answer: Answer): Promise<number> {
  const [red, green] = await meansIn(answer, { left: 366, top: 64, width: 314, height: 502 })
  return green / red
}

/** Mean red and green of a region. */
async function meansIn({ rawPayload }: Answer, part: Region): Promise<[red: number, green: number]> {
  // sharp computes statistics of the input image, so the region must be extracted first.
  const { channels } = await sharp(await sharp(rawPayload).extract(part).png().toBuffer()).stats()
  return [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0]
}

/** Number of dark pixels in the label's column. */
async function inkIn({ rawPayload }: Answer, left = 0): Promise<number> {
  const column = sharp(rawPayload).extract({ left, top: 0, width: 330, height: 630 })
  return (await column.greyscale().raw().toBuffer()).filter((light) => light < 110).length
}
