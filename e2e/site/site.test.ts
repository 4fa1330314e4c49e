import type { APIRequestContext } from '@playwright/test'

import { SHOP } from '../shop-servers.ts'
import { expect, test } from '../shop-test.ts'

/** Specified texts by page. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  '/about': [
    'Our Philosophy',
    'What Drives Us',
    'Design Democracy',
    'Global Perspective',
    'Sustainable Luxury',
    'Artisan Excellence',
    'A Global Design Collective',
    'Why Dubai?',
    'Innovation at Every Step',
    'Our Commitment',
    'Transparent pricing',
    'Clear communication',
    'Quality control',
    'Sustainable practices',
    'Lifetime care support',
    'Looking Forward',
    'Explore Design Studio',
  ],
  '/process': [
    'FROM VISION TO REALITY',
    'Design & Customization',
    'instant to 7 days',
    'Consultation & Refinement',
    '1-3 days',
    'Production Planning',
    '2-3 days',
    'Artisan Craftsmanship',
    '3-4 weeks',
    'Quality Assurance',
    'Delivery & Installation',
    '5-10 days',
    '6-8 weeks',
    'Start Your Design Journey',
    'Satisfaction guaranteed',
    'Premium materials only',
    'Transparent communication',
  ],
  '/contact': [
    'Sunday-Thursday 9am-6pm GST',
    'Saturday 10am-4pm GST',
    'within 24 hours',
    'Live chat',
    'Dubai',
    'Get Directions',
    'Book a Free Design Consultation',
    'Virtual',
    'In-Person',
    'Press',
    'Customer care',
  ],
  '/trade': [
    'Exclusive pricing',
    'Dedicated account manager',
    'Sample programme',
    'Custom capabilities',
    'Priority production',
    'Marketing support',
    'Interior designers',
    'Architects',
    'Hospitality',
    'Luxury retailers',
  ],
  '/faq': ['Design', 'Ordering', 'Materials', 'Shipping', 'Care', 'General'],
  '/shipping': [
    'Secure packaging',
    'over 100 countries',
    'Insured delivery',
    'UAE',
    '5-7 business days',
    'AED 2,000',
    'GCC',
    'Saudi Arabia, Kuwait, Qatar, Bahrain, Oman',
    '7-10 days',
    '12-16 days',
    '14-21 days',
    'Calculated at checkout',
    'White glove delivery',
    'Customs and import duties',
    'HS codes',
    'Tracking and support',
  ],
  '/terms': ['Last updated January 2025', '13. '],
  '/privacy-policy': ['Last updated January 2025'],
  '/journal': ['Stay Inspired', 'Subscribe'],
}

test('every page of the sitemap has one title, one heading, a description and its canonical address', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const seen = new Map<string, string>()
  for (const path of await sitemapPaths(request)) {
    const page = await read(request, path)
    expect.soft(page.status, path).toBe(200)
    expect.soft(page.titles, `title of ${path}`).toHaveLength(1)
    expect.soft(page.titles[0], path).toMatch(/ · (?:Nawl|نول)$/)
    expect.soft(seen.get(page.titles[0] ?? ''), `another page called as ${path}`).toBeUndefined()
    seen.set(page.titles[0] ?? '', path)
    expect.soft(page.headings, `first-level headings of ${path}`).toBe(1)
    expect.soft(page.meta('description')?.length ?? 0, `description of ${path}`).toBeGreaterThan(40)
    expect.soft(page.canonical, path).toBe(SHOP.url + path)
    expect.soft(page.meta('og:image'), path).toMatch(/^http:\/\/127/)
    for (const json of page.structured) expect.soft(structureFaults(json), path).toEqual([])
  }
  expect(seen.size).toBeGreaterThan(90)
})

test('personal pages are excluded from search engines', async ({ request }) => {
  const listed = await sitemapPaths(request)
  for (const path of [
    '/cart',
    '/checkout',
    '/orders',
    '/order/NW-AAAA-AAAA',
    '/desk',
    '/desk/NW-AAAA-AAAA',
  ]) {
    const page = await read(request, path)
    expect.soft(page.meta('robots'), path).toBe('noindex')
    expect.soft(page.canonical, path).toBeUndefined()
    expect.soft(listed, path).not.toContain(path)
  }
})

test('the shop has no broken link', async ({ request }) => {
  test.setTimeout(180_000)
  const visited = new Map<string, Awaited<ReturnType<typeof read>>>()
  const waiting = ['/']
  const dead: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    const page = await read(request, path)
    visited.set(path, page)
    if (page.status !== 200) dead.push(`${path} (${page.status})`)
    waiting.push(...page.links.map((link) => link.split('#')[0] ?? '').filter((link) => link.startsWith('/')))
  }
  expect(dead).toEqual([])
  const lost = [...visited].flatMap(([from, page]) =>
    page.links
      .map((link) => link.split('#'))
      .filter(([path = '', anchor]) => anchor && !visited.get(path === '' ? from : path)?.ids.has(anchor))
      .map((link) => `${from} → ${link.join('#')}`),
  )
  expect(lost).toEqual([])
  expect(visited.size).toBeGreaterThan(100)
})

for (const [path, texts] of Object.entries(FIXED)) {
  test(`${path} contains its specified texts`, async ({ page }) => {
    await page.goto(path)
    const shownText = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    for (const text of texts) expect.soft(shownText).toContain(text)
  })
}

test('an unknown article is not found and leads back to the journal', async ({ page, allowError }) => {
  allowError(/status of 404/)
  const response = await page.goto('/journal/never-written')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Journal' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
})

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(SHOP.url, ''))
}

/** The metadata of a page. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  const html = isPage ? await response.text() : ''
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => plain(found))
  const metas = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      plain(content ?? ''),
    ]),
  )
  return {
    status: response.status(),
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    meta: (name: string) => metas.get(name),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0],
    ids: new Set(all(/\sid="([^"]+)"/g)),
    links: all(/<a [^>]*?href="(\/[^"]*|#[^"]+)"/g),
    structured: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (json) => JSON.parse(json) as Record<string, unknown>,
    ),
  }
}

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')

/** Required properties of the described types (schema.org, Google's rich results). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OnlineStore: ['name'],
  PostalAddress: ['addressCountry'],
  Person: ['name'],
  Brand: ['name'],
}

function structureFaults(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(structureFaults)
  if (typeof thing !== 'object' || thing === null) return []
  const fields = thing as Record<string, unknown>
  const kind = String(fields['@type'])
  const required = REQUIRED[kind]
  if (!required) return [`${kind} is a kind nobody checks`]
  return [
    ...required.filter((field) => !(field in fields)).map((field) => `${kind} has no ${field}`),
    ...Object.values(fields).flatMap(structureFaults),
  ]
}
