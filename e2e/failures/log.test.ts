import type { CartResponse } from '@nawl/contract/sales/cart'
import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { DESIGN, freshEmail, ORDER_FORM } from '../pages/cart-page.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop({ LOG_LEVEL: 'trace' })
})
test.afterAll(() => shop.close())

/** Orders and pays without scripts; returns the URL of the order. */
async function order(page: Page, email: string): Promise<URL> {
  const { request } = page
  const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' }
  await request.post(`${shop.url}/api/cart/lines`, { data: { design: DESIGN, quantity: 1 } })
  const answer = await request.put(`${shop.url}/api/cart/country`, { data: { country: 'US' } })
  const { price } = (await answer.json()) as CartResponse
  const expectedTotal = String(price.amounts.USD.total)
  const form = { ...ORDER_FORM, email, key: crypto.randomUUID(), expectedTotal }
  const placed = await request.post(`${shop.url}/checkout`, { form, headers, maxRedirects: 0 })
  expect(placed.status()).toBe(303)
  const paid = await request.post(placed.headers()['location'] ?? '', { form: { outcome: 'approve' } })
  return new URL(paid.url())
}

test('the log of a whole journey contains no e-mail address and no secret', async ({ page, allowError }) => {
  allowError(/status of [45]\d\d/)
  const secrets = new Set<string>()
  // Sign-in codes and link tokens.
  page.on('request', (request) => {
    for (const value of new URL(request.url()).searchParams.values())
      if (value.length > 15) secrets.add(value)
  })
  const email = freshEmail()
  await page.request.post(`${shop.url}/newsletter`, { form: { email }, headers: { origin: shop.url } })

  const placed = await order(page, email)
  const [number, token] = [placed.pathname.split('/')[2] ?? '', placed.searchParams.get('token') ?? '']
  expect(token.length).toBeGreaterThan(20)
  await page.goto(placed.href)
  await expect(page.getByText(number).first()).toBeVisible()

  // The API refuses this overlong number while the page is rendered.
  const failed = await page.goto(`${shop.url}/order/${number}-and-so-much-more?token=${token}`)
  expect(failed?.status()).toBe(500)

  const query = `token=${encodeURIComponent(token)}`
  const claim = { reason: 'damaged', text: `Write to ${email}`, photoIds: [] }
  await page.request.post(`${shop.url}/api/orders/${number}/claim?${query}`, { data: claim })
  await page.request.post(`${shop.url}/api/orders/${number}/claim/photos?${query}`, {
    multipart: { photo: { name: `${email}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('no picture') } },
  })
  await page.request.get(`${shop.url}/api/claim-photos/${token}`)
  await page.request.post(`${shop.url}/orders`, { form: { number, email }, headers: { origin: shop.url } })

  await page.goto(shop.url)
  const { signIn, storedSession } = accountOn(page)
  await signIn()
  const session = await storedSession()
  for (const secret of [email, token, session?.access_token, session?.refresh_token])
    secrets.add(secret ?? 'missing')
  for (const { value } of await page.context().cookies()) if (value.length > 15) secrets.add(value)

  const { output, errors } = shop.written()
  const written = `${output}${errors}`.split('\n')
  expect(written.filter((line) => [...secrets].some((secret) => line.includes(secret)))).toEqual([])
  expect(`${output}${errors}`).not.toMatch(/@example\.com/)
  expect(secrets.size).toBeGreaterThan(5)
  expect(secrets).not.toContain('missing')
  expect(errors, 'nothing goes past the log').toBe('')
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('Nawl is open at '))
  expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([])
  expect(lines.some((line) => line.includes('"a page failed"'))).toBe(true)
})
