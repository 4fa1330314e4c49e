// `npm run weigh:pages`: what a page's scripts weigh in each language, compressed, all that it names when it is opened.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { LANGUAGES } from '@nawl/messages/languages'
import { pagePath } from '@nawl/messages/text/page-path'

import { startDatabase } from '../apps/server/test/db/postgres.ts'
import { startShop } from '../apps/server/test/crash/shop-process.ts'
import { buildWeb } from '../tools/build-web.ts'

const PAGES = [
  '/',
  '/products',
  '/product/khatam',
  '/samples',
  '/cart',
  '/checkout',
  '/account',
  '/journal',
  '/about',
]
/** By how many KB other languages may exceed English. */
const MOST_MORE_KB = 15

await buildWeb()
const home = mkdtempSync(join(tmpdir(), 'nawl-weight-'))
const server = await startDatabase('the embedded database')
const shop = await startShop(home, server.url, [], { pages: true })
try {
  const rows: Record<string, Record<string, number>> = {}
  for (const path of PAGES) {
    const weights = await Promise.all(
      Object.values(LANGUAGES).map(async ({ code, prefix }) => [code, await weigh(pagePath(path, prefix))]),
    )
    const row = Object.fromEntries(weights) as Record<string, number>
    const most = Math.max(...Object.values(row)) - row['en']!
    rows[path] = { ...row, 'most more': Math.round(most * 10) / 10 }
    if (most > MOST_MORE_KB) process.exitCode = 1
  }
  console.log(`KB of scripts in brotli; goal: no language ${MOST_MORE_KB} KB above English`)
  console.table(rows)
} finally {
  await shop.kill()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}

async function weigh(path: string): Promise<number> {
  const html = await (await fetch(shop.url + path)).text()
  const scripts = new Set(Array.from(html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g), ([, file]) => file))
  const bytes = [...scripts].reduce((sum, file) => sum + statSync(`apps/web/build/client${file}.br`).size, 0)
  return Math.round(bytes / 102.4) / 10
}
