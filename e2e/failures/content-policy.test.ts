import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { VARIABLES } from '../../apps/server/src/platform/config/config.ts'
import { FIXED_PATHS } from '../support/fixed-paths.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** One page of every kind. Violations are console errors, which fail every test. */
const PAGES = ['/', ...FIXED_PATHS, '/product/onyx', '/checkout', '/newsletter', '/search?q=wool', '/desk']

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

for (const path of PAGES)
  test(`the page ${path} complies with the strict policy`, async ({ page }) => {
    const answer = await page.goto(path)
    const policy = policyOf((await answer?.allHeaders()) ?? {})
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-|\*/)
    await pageAlive(page)
  })

test('the API reference complies with Trusted Types and renders', async ({ page, allowError }) => {
  // It works without its inline styles, which the policy blocks.
  allowError(/Applying inline style/)
  const answer = await page.goto('/api/docs')
  const policy = policyOf((await answer?.allHeaders()) ?? {})
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-/)
  await page
    .getByRole('button', { name: /A rug to scale in a room/ })
    .first()
    .click()
  await expect(page.getByText('It lies where the room wants it.').first()).toBeVisible()
})

test('untrusted text cannot become HTML', async ({ page, allowError }) => {
  await openPage(page, '/about')
  allowError(/requires 'TrustedHTML' assignment/)
  const became = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror="globalThis.ran = true">'
      return 'a page'
    } catch {
      return 'nothing'
    }
  })
  expect(became).toBe('nothing')
})

test('every answer has its own nonce', async ({ request }) => {
  const [one, two] = [await request.get('/about'), await request.get('/about')]
  expect(policyOf(one.headers())).not.toBe(policyOf(two.headers()))
})

test('pages reached by client navigation comply as well', async ({ page }) => {
  await openPage(page, '/journal')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('article').or(page.getByRole('main')).first()).toBeVisible()
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL(/faq/)
  await page.goBack()
})

test('the browser build contains no server settings', () => {
  const folder = 'apps/web/build/client'
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((path) =>
    /\.(?:js|css|html|json|map)$/.test(path),
  )
  expect(files.length).toBeGreaterThan(50)
  const secret = VARIABLES.filter((name) => name.includes('_'))
  const SETTINGS = new RegExp(`\\b(?:${secret.join('|')})\\b`)
  const isTelling = (text: string) => SETTINGS.test(text) || /process\.env\.(?!NODE_ENV)/.test(text)
  const telling = files.filter((path) => isTelling(readFileSync(join(folder, path), 'utf8')))
  expect(telling).toEqual([])
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([])
})
