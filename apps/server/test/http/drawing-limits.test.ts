import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { EMPTY_FLOOR, type Floor } from '@nawl/domain/workshop/frames'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { routesOf } from '../accounts/routes-of.ts'
import { openShopApp, RUG } from '../chaos/shop-app.ts'
import { RUG_HEXES, writeBitmap } from '../shop-fixture.ts'
import { shutLimits } from './shut-limits.ts'

const design = catalogue[0]!
const path = artworkPath(design)
const size = { shape: 'rectangle', width: '200', length: '300', unit: 'cm', composed: true } as const
const d = encodeDesign({ ...AS_DRAWN, size: { ...size, quantity: 1 } })
const sized = `sized/${path}.200x300.rectangle.bmp`
const hash = '0a'.repeat(32)
const FROZEN = indexedBmp(new Uint8Array(160).fill(1, 40), 10, 16, RUG_HEXES)
const kept = encodeDesign({ ...AS_DRAWN, size: { ...size, composed: undefined, quantity: 1 } })
const MAPPED = { imagePath: sized, colorMappings: { '#26323D': '#5B2227' } }

/** Every route that draws for whoever asks, by an address of which nothing is drawn, and what is sent. */
const DRAW: Readonly<Record<string, readonly [url: string, body?: unknown]>> = {
  'get /bitmap/*': [`/bitmap/${sized}`],
  'get /template/*': [`/template/${sized}?outline=rectangle&style=fine`],
  'post /api/color/extract': ['/api/color/extract', JSON.stringify(sized)],
  'post /api/color/replace': [
    '/api/color/replace',
    { imagePath: sized, originalColor: '#26323D', newColor: '#5B2227' },
  ],
  'post /api/color/replace-multiple': ['/api/color/replace-multiple', MAPPED],
  'post /api/color/replace-multiple-with-texture': ['/api/color/replace-multiple-with-texture', MAPPED],
  'post /api/color/shuffle': ['/api/color/shuffle', { imagePath: sized, colorsToShuffle: ['#26323D'] }],
  'get /yarn/{cut}/{file}': ['/yarn/large/0A0B0C.webp'],
  'get /yarn/box/{file}': ['/yarn/box/0A0B0C-0D0E0F.webp'],
  'get /yarn/row/{file}': ['/yarn/row/0A0B0C-0D0E0F.webp'],
  'get /api/rug/{address}/shown': [`/api/rug/aria/shown?d=${d}`],
  'get /share/{file}': [`/share/aria.jpg?d=${d}`],
  'get /api/rooms/{room}/{file}': [`/api/rooms/dining/aria.webp?d=${d}`],
  'get /take-along/{file}': [`/take-along/aria.png?d=${d}`],
  'get /take-along/floor/{file}': [`/take-along/floor/aria.glb?d=${d}`],
  'get /frozen/{file}': [`/frozen/${hash}.webp?d=${kept}`],
  'get /frozen/{hash}/{file}': [`/frozen/${hash}/dining.jpg?d=${kept}`],
  'get /frozen/{hash}/cartoon.svg': [`/frozen/${hash}/cartoon.svg?d=${kept}`],
  'get /frozen/{hash}/strike-off.webp': [`/frozen/${hash}/strike-off.webp?d=${kept}&x=0&y=0`],
  'get /api/strike-off/{rug}': [`/api/strike-off/aria?d=${d}`],
  'get /api/strike-off/{rug}/picture.webp': [`/api/strike-off/aria/picture.webp?d=${d}`],
  'get /api/promised-days': ['/api/promised-days?country=US&rug=1524x2438x3x1xrectangle'],
  'get /api/orders/{number}/invoice.pdf': ['/invoice.pdf'],
  'get /api/orders/{number}/statement.pdf': ['/statement.pdf'],
}

/** Every other route that anybody reads from, with the reason why no limit of drawings is needed. */
const DRAW_NOTHING: Readonly<Record<string, readonly RegExp[]>> = {
  'answers of a few rows, or what is held in memory': [
    /^\/api\/(?:docs|designs|consultations|contacts|cart|yarns|own-artwork|newsletter|assistant|prices|policies|payments|journal|faq|search|sign-in|staff-invitation|proofs)\b/,
    /^\/api\/rug\/collections$/,
    /^\/api\/rooms$/,
    /^\/auth\/v1\//,
    /^\/(?:test-payment|accent|sitemap\.xml|speech|robots\.txt|readyz|healthz|metrics)\b/,
    /^(?:\/ar)?\/journal\/rss\.xml$/,
  ],
  'files as they are stored': [
    /^\/api\/(?:claim-photos|floor-photographs)\//,
    /^\/(?:logo|photos|artwork\/designs)\//,
  ],
  'the caller’s own rows': [
    /^\/api\/account(?:\/(?:export|kept|orders|trade|projects|proofs|quotes))?(?:\/\{id\})?$/,
  ],
  'one order': [
    /^\/api\/orders\/\{number\}(?:\/(?:progress|invoice|documents(?:\/\{document\}(?:\/xml)?)?))?$/,
  ],
  'printed as invoice.pdf is': [/^\/api\/orders\/\{number\}\/documents\/\{document\}\/pdf$/],
  'for members of the trade, by `trade-file`': [
    /^\/api\/account\/(?:projects|quotes)\/\{id\}\/[\w-]+\.(?:pdf|csv|zip)$/,
  ],
  'pages and files on the disk': [/^\*$/],
}

describe('a route that draws', () => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  let placed: Awaited<ReturnType<typeof shop.confirmed>>
  const { limits, shut } = shutLimits()
  beforeAll(async () => {
    shop = await openShopApp({ limits })
    const hexes = design.yarns.map(({ hex }) => hex)
    const { artworkDir } = shop.config
    writeBitmap(artworkDir, `${path}.bmp`, indexedBmp(drawDesign(design, 10, 16), 10, 16, hexes))
    const aria = { ...RUG, id: 'aria', code: 'T-02', name: 'Aria', processingImage: `${path}.bmp` }
    await shop.rugs.seed([RUG, aria])
    placed = await shop.confirmed()
    await openWorkshop()
    shut()
  })
  afterAll(() => shop.close())

  /** Nothing is planned for a workshop without frames. */
  async function openWorkshop() {
    const value: Floor = {
      ...EMPTY_FLOOR,
      frames: [{ id: 'large', name: 'Large', widthMm: 3000, lengthMm: 4000 }],
      tufters: [{ id: 'huda', name: 'Huda', hours: [8, 8, 8, 8, 8, 0, 6], away: [] }],
    }
    const { headers } = await shop.signedIn('desk')
    const url = '/api/desk/settings/floor'
    const { body } = await shop.call<DocumentAnswer<Floor>>('GET', url, undefined, { headers })
    await shop.call('POST', `${url}/publish`, { value, base: body.base, draftVersion: 0 }, { headers })
    await shop.published.refresh()
  }

  it.each(Object.keys(DRAW))('refuses a caller beyond a limit: %s', async (name) => {
    const [url, body] = DRAW[name]!
    // No order refers to it, so that the sweep of unreferenced bitmaps may have taken it on a slow machine.
    if (name.includes('/frozen/')) await shop.blobs.write(`frozen/${hash}.bmp`, FROZEN)
    const answer = await shop.app.inject({
      method: name.startsWith('post ') ? 'POST' : 'GET',
      url: name.includes('/orders/') ? shop.url(placed.number, placed.token, url) : url,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, payload: body as object }),
    })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
      429,
      '3600',
      { code: 'request/too-many' },
    ])
  })

  it('is listed, or draws nothing', () => {
    const exempt = Object.values(DRAW_NOTHING).flat()
    const unlisted = routesOf(shop.app)
      .filter((name) => /^(?:get|post \/api\/color)\b/.test(name) && !name.includes(' /api/desk'))
      .map((name) => name.replace('{file}|{hash}/', '{hash}/').replace('{file}|{hash}', '{file}'))
      .filter((name) => !Object.hasOwn(DRAW, name))
      .filter((name) => !exempt.some((pattern) => pattern.test(name.replace(/^\w+ /, ''))))
    expect(unlisted).toEqual([])
  })
})
