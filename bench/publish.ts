// `npm run bench:publish`: an owner publishes a design from a drawing of 8 megapixels while visitors open pages: the
// time from the file to the public page with all its pictures, and what the visitors waited beside a quiet shop.
// `-- --times 1` for a shorter run; `-- --postgres` on a PostgreSQL server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { DrawingAnswer, ShopDesign } from '@nawl/contract/desk/design'
import sharp from 'sharp'

import { testBrowser } from '../apps/server/test/auth/browser.ts'
import { startShop } from '../apps/server/test/crash/shop-process.ts'
import { startDatabase } from '../apps/server/test/db/postgres.ts'
import { readOptions } from '../tools/read-options.ts'

const { values } = readOptions({
  usage: 'npm run bench:publish [-- --times 1 --postgres]',
  options: { times: 6, postgres: false },
})
const PAGES = ['/', '/products', '/product/mizan', '/about']
/** A visitor opens a page this often. */
const EVERY_MS = 100
const [WIDTH, HEIGHT] = [2240, 3584]
const STAFF = 'noor@example.com'

const home = mkdtempSync(join(tmpdir(), 'nawl-publish-'))
const server = await startDatabase(values.postgres ? 'PostgreSQL' : 'the embedded database')
const shop = await startShop(home, server.url, ['--max-semi-space-size=4', '--max-old-space-size=256'], {
  pages: true,
  settings: { STAFF_EMAILS: STAFF, ARTWORK_DIR: resolve('var/artwork') },
})
try {
  const { access_token: token } = await testBrowser(shop.url).signIn('local-noor')
  console.log(
    'goals: 60 s from the drawing to the public page with its pictures; pages 99 % in 150 ms meanwhile',
  )
  await visitWhile(() => wait(5_000))
  console.table({ 'quiet shop': summary(await visitWhile(() => wait(10_000))) })
  const all: number[] = []
  for (let time = 1; time <= values.times; time++) {
    const steps: Record<string, number> = {}
    const waits = await visitWhile(() => publish(`drawn-${time}`, time, token, steps))
    console.table({ [`design ${time}, s`]: steps })
    console.table({ 'pages meanwhile': summary(waits) })
    all.push(...waits)
  }
  console.table({ 'pages, all publications': summary(all) })
} finally {
  await shop.kill()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}

/** Opens pages at a steady rate, however long each takes, until `work` ends; the milliseconds of each. */
async function visitWhile(work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  const visits: Promise<void>[] = []
  const over = new AbortController()
  const visit = async (page: string) => {
    const start = performance.now()
    const answer = await fetch(shop.url + page, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${page} answers ${answer.status}`)
    waits.push(performance.now() - start)
  }
  const visitors = (async () => {
    for (let n = 0; !over.signal.aborted; n++) {
      visits.push(visit(PAGES[n % PAGES.length]!))
      await wait(EVERY_MS)
    }
  })()
  try {
    await work()
  } finally {
    over.abort()
    await visitors
    await Promise.all(visits)
  }
  return waits
}

function summary(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  return { visits: sorted.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(1) }
}

/** Uploads a drawing, publishes it, and opens its page, the listing and every picture of it. */
async function publish(
  slug: string,
  seed: number,
  token: string,
  steps: Record<string, number>,
): Promise<void> {
  const picture = await drawing(seed)
  let last = performance.now()
  const begun = last
  const step = (name: string) => {
    steps[name] = Math.round((performance.now() - last) / 10) / 100
    last = performance.now()
  }
  const authorization = `Bearer ${token}`
  const form = new FormData()
  form.set('options', JSON.stringify({ yarnCount: 6 }))
  form.set('picture', new Blob([picture], { type: 'image/png' }), `${slug}.png`)
  const drawn = await answered<DrawingAnswer>(
    fetch(`${shop.url}/api/desk/drawings`, { method: 'POST', body: form, headers: { authorization } }),
  )
  step('drawing')
  const [palette] = drawn.palettes
  const value: ShopDesign = {
    name: { en: `Drawn ${seed}`, ar: `مرسوم ${seed}` },
    description: { en: 'Waves of six yarns.', ar: 'أمواج من ستة خيوط.' },
    collection: 'Modern',
    tags: [],
    room: 'living',
    drawing: drawn.drawing,
    palettes: palette ? [palette] : [],
    fit: 'crop-50',
    isArchived: false,
  }
  await answered(
    fetch(`${shop.url}/api/desk/designs/${slug}/publish`, {
      method: 'POST',
      body: JSON.stringify({ value, base: 0, draftVersion: 0 }),
      headers: { authorization, 'content-type': 'application/json' },
    }),
  )
  step('publishing')
  const page = await (await open(`/product/${slug}`)).text()
  step('page')
  const listing = await (await open('/products')).text()
  const places = [page, listing].flatMap((html) => picturesIn(html))
  const own = [...new Set(places)].filter((path) => path.includes(drawn.drawing.id) || path.includes(slug))
  for (const path of own) await (await open(path)).arrayBuffer()
  step(`${own.length} pictures`)
  steps['all'] = Math.round((performance.now() - begun) / 10) / 100
}

/** A picture that is still being made answers 503 with the time to come back. */
async function open(path: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(shop.url + path)
    if (answer.ok) return answer
    if (answer.status !== 503 && answer.status !== 404) throw new Error(`${path} answers ${answer.status}`)
    await wait(250)
  }
}

/** The addresses of pictures on a page, those for sharing included. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href|content|srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, found = '']) =>
    found
      .split(/,\s+/)
      .map((each) => each.trim().split(' ')[0]!.replaceAll('&amp;', '&').replace(shop.url, ''))
      .filter((path) => /^\/.*\.(?:jpe?g|png|webp|avif)/.test(path)),
  )
}

async function answered<T>(sent: Promise<Response>): Promise<T> {
  const answer = await sent
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Waves in six colours with soft edges, as drawing programs export them. */
function drawing(seed: number): Promise<Buffer<ArrayBuffer>> {
  const colours = ['#E6DAC3', '#2F6B66', '#26323D', '#A8452F', '#C9982F', '#9DB4BF']
  const waves = colours.slice(1).map((colour, n) => {
    const y = ((n + 1) * HEIGHT) / 6
    const swing = 180 + 60 * ((seed + n) % 4)
    return `<path fill="${colour}" d="M0 ${y} C ${WIDTH / 3} ${y - swing}, ${(2 * WIDTH) / 3} ${y + swing}, ${WIDTH} ${y} V ${y + 330} H 0 Z"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colours[0]}"/>${waves.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
