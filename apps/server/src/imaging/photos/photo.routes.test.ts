import { DAY_MS } from '@nawl/domain/time/durations'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteText } from '@nawl/contract/desk/site-text'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'
import { photoImage, photoJpeg } from '@nawl/contract/imaging/photo-paths'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { damagedFiles, wrongFiles } from '../../../test/uploads/hostile-pictures.ts'
import { formOf } from '../../../test/uploads/upload.ts'
import { blobJudges } from '../../sales/unreferenced-blobs.ts'

const ARTICLE: SiteText = {
  fields: {
    title: 'Our workshop',
    category: 'Guides',
    excerpt: 'Where rugs are made.',
    author: 'Noor',
    published: '2027-01-03',
    tags: ['workshop'],
    description: 'The room in which rugs are tufted, and the people who tuft them there every day.',
    rug: 'onyx',
    caption: 'Onyx on the frame.',
  },
  body: 'It is bright.',
}

const room = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })

describe('a photograph of an owner’s own', () => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp()))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change, call_count`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function upload(picture: Uint8Array) {
    const signed = await shop.signedIn('desk')
    const form = formOf([{ name: 'picture', content: picture, fileName: 'room.jpg' }])
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/desk/photos',
      payload: form.payload,
      headers: { ...signed.headers, ...form.headers },
    })
    return { status: answer.statusCode, ...answer.json<{ name: string; code?: string }>() }
  }
  async function publish(text: SiteText) {
    const { headers } = await shop.signedIn('desk')
    const path = '/api/desk/texts/en.journal.our-workshop'
    const { body } = await shop.call<DocumentAnswer<SiteText>>('GET', path, undefined, { headers })
    const wish = { value: text, base: body.base, draftVersion: 0 }
    return shop.call<{ problems?: unknown }>('POST', `${path}/publish`, wish, { headers })
  }

  it.each([
    ['JPEG', () => room(900, 600).jpeg()],
    ['PNG', () => room(900, 600).png()],
    ['WebP', () => room(900, 600).webp()],
    ['AVIF', () => room(900, 600).avif()],
  ] as const)('is made of a %s', async (_kind, picture) => {
    const { status, name } = await upload(await picture().toBuffer())
    expect([status, name]).toEqual([201, expect.stringMatching(/^[0-9a-f]{32}-900x600$/)])
  })

  it('stands upright in the widths of pages, without the place it was taken at', async () => {
    const taken = await room(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Noor' }, IFD3: { GPSLatitude: '24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { name } = await upload(taken)
    expect(name).toMatch(/-1600x2400$/)
    const image = photoImage(name)!
    const addresses = image.srcSet.split(', ').map((source) => source.split(' ')[0] ?? '')
    expect(addresses).toHaveLength(2)
    for (const address of [...addresses, image.src, photoJpeg(name)]) {
      const answer = await shop.app.inject(address)
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
      const { exif, orientation, width, height, format } = await sharp(answer.rawPayload).metadata()
      expect([exif, orientation, width < height]).toEqual([undefined, undefined, true])
      expect(answer.headers['content-type']).toBe(`image/${format}`)
    }
  })

  it('leads an article and stands in its text, and is named by its words', async () => {
    const { name } = await upload(await room(900, 600).jpeg().toBuffer())
    const lead = { name, alt: 'A tufter at her frame' }
    const body = `It is bright.\n\n![The "north" \\[window\\]](photo:${name} "Noon")\n`
    expect((await publish({ fields: { ...ARTICLE.fields, photo: lead }, body })).status).toBe(200)
    const { body: article } = await shop.call<JournalArticle>('GET', '/api/journal/our-workshop')
    expect(article.photo).toEqual(lead)
    expect(article.content).toContain(`srcset="/photos/${name}-900.webp 900w, /photos/${name}-800.webp 800w"`)
    expect(article.content).toContain('alt="The &quot;north&quot; [window]"')
    expect(article.content).toContain('<figcaption>Noon</figcaption>')
    expect((await shop.app.inject('/sitemap.xml')).body).toContain(`/photos/${name}.jpg`)
  })

  it('has to be one that was uploaded, with words', async () => {
    const name = `${'0'.repeat(32)}-900x600`
    const lead = { name, alt: '' }
    const { body } = await publish({
      fields: { ...ARTICLE.fields, photo: lead },
      body: `![x](photo:${name})`,
    })
    expect(body.problems).toEqual(
      expect.arrayContaining([
        { field: 'fields.photo.alt', problem: 'missing' },
        { field: 'body', problem: 'unknown-photo' },
      ]),
    )
    for (const file of [`${name}.jpg`, 'x.jpg', '..%2fletter.jpg', `${name}-900.webp`])
      expect((await shop.app.inject(`/photos/${file}`)).statusCode).toBe(404)
  })

  it('is refused when the file is none, damaged or too large', async () => {
    for (const [file, bytes, code] of [...(await wrongFiles()), ...(await damagedFiles())]) {
      if (code === null) continue
      const { status, code: refusal } = await upload(bytes)
      expect([file, status >= 400, refusal]).toEqual([file, true, expect.stringMatching(/^picture\//)])
    }
    expect((await upload(await room(8000, 6250).png().toBuffer())).code).toBe('picture/too-many-pixels')
    expect((await upload(await room(40, 900).png().toBuffer())).code).toBe('picture/too-small')
  })

  it('stays while a text, its draft or an issue of the newsletter names it, and else for thirty days', async () => {
    const names = await Promise.all(
      [400, 500, 600, 700].map(async (width) => (await upload(await room(width, 300).png().toBuffer())).name),
    )
    const [inText = '', inDraft = '', inIssue = '', inNone = ''] = names
    await publish({ ...ARTICLE, body: `![x](photo:${inText})` })
    const { headers } = await shop.signedIn('desk')
    const value = { ...ARTICLE, body: `![x](photo:${inDraft})` }
    const draft = { value, version: 0, base: 0 }
    await shop.call('PUT', '/api/desk/texts/en.journal.another/draft', draft, { headers })
    const words = JSON.stringify({ body: { en: `![x](/photos/${inIssue}.jpg)`, ar: '' } })
    await shop.database.orm.execute(sql`
      insert into newsletter_issue (id, text, instead, state, started_by, started_at, due_at)
      values (gen_random_uuid(), ${words}::jsonb, '{}', 'sent', 'noor@example.com', now(), now())`)
    const there = []
    for await (const blob of shop.blobs.list('photos/')) there.push(blob)
    const young = await blobJudges({ ...shop, now: () => Date.now() }, shop.sales.photos).photos(there)
    expect(young.unwanted).toEqual([])
    const later = { ...shop, now: () => Date.now() + 31 * DAY_MS }
    const judged = await blobJudges(later, shop.sales.photos).photos(there)
    const of = (blobs: readonly { readonly key: string }[]) =>
      new Set(blobs.map(({ key }) => key.split('/')[1] ?? '').filter((name) => names.includes(name)))
    expect(of(judged.needed)).toEqual(new Set([inText, inDraft, inIssue]))
    expect(of(judged.unwanted)).toEqual(new Set([inNone]))
  })
})
