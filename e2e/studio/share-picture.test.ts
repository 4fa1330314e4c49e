import sharp from 'sharp'

import { expect, test } from '../shop-test.ts'

const TEAL_BRASS = '111fFdrfB5_8_vpdIIWJmPH'

test('a shared link previews the rug in its yarns', async ({ page, request, studio, baseURL }) => {
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  const link = page.url()

  const crawled = await request.get(link, { headers: { 'user-agent': 'Twitterbot/1.0' } })
  const tags = metaTags(await crawled.text())
  expect(tags.get('og:title')).toBe('Bab, Minimalist')
  expect(tags.get('og:url')).toBe(link)
  expect(tags.get('twitter:card')).toBe('summary_large_image')
  expect(tags.get('og:image')).toBe(link.replace('/product/bab', '/share/bab.jpg'))
  expect(tags.get('og:image'), 'absolute').toContain(baseURL)

  const picture = await request.get(tags.get('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect(picture.headers()['cache-control']).toContain('public')
  const size = await sharp(await picture.body()).metadata()
  expect(String(size.width)).toBe(tags.get('og:image:width'))
  expect(String(size.height)).toBe(tags.get('og:image:height'))
  const drawn = await request.get('/share/bab.jpg')
  expect((await picture.body()).equals(await drawn.body()), 'its yarns are in it').toBe(false)
})

test('every rug has a share picture, which an invalid link falls back to', async ({ request, rugs }) => {
  for (const { id } of rugs.slice(0, 5)) {
    const answer = await request.get(`/share/${id.toLowerCase()}.jpg`)
    expect(answer.status(), id).toBe(200)
  }
  const tags = metaTags(await (await request.get(`/product/bab?d=${TEAL_BRASS.slice(0, -2)}`)).text())
  expect(tags.get('og:image')).toMatch(/\/share\/bab\.jpg$/)
})

/** The page's meta tags by name or property. */
function metaTags(html: string): ReadonlyMap<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]))
}
