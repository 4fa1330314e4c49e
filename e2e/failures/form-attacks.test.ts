import { once } from 'node:events'
import { connect } from 'node:net'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { Page } from '@playwright/test'

import { cartOn, freshEmail, ORDER_FORM } from '../pages/cart-page.ts'
import { openPage } from '../support/page-alive.ts'
import { addressIn } from '../in-arabic/expected-text.ts'
import { expect, test } from '../shop-test.ts'
import { SHOP } from '../shop-servers.ts'

/** A page on another site that posts forms to the shop. */
const EVIL = 'http://evil.example'

/** Fills the cart of the page's browser and returns the fields of its order form. */
async function orderForm(page: Page): Promise<Record<string, string>> {
  await cartOn(page).fill()
  const answer = await page.request.put('/api/cart/country', { data: { country: ORDER_FORM.country } })
  const cart = (await answer.json()) as CartResponse
  const expectedTotal = String(cart.price.amounts.USD.total)
  return { ...ORDER_FORM, expectedTotal, email: freshEmail(), key: crypto.randomUUID() }
}

async function linesInCart(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/cart')).json()) as CartResponse).lines.length
}

/** The server's answer to raw bytes. */
async function answerTo(...pieces: readonly string[]): Promise<string> {
  const socket = connect(SHOP.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
  socket.on('error', () => {})
  // A silent connection will get no answer.
  socket.setTimeout(10_000, () => socket.destroy())
  await once(socket, 'connect')
  for (const piece of pieces) if (!socket.destroyed) socket.write(piece)
  if (!socket.destroyed) await once(socket, 'close')
  return answer
}

test.describe('a form on another site', () => {
  for (const target of ['/checkout', '//evil.example/checkout', `${EVIL}/checkout`])
    test(`orders nothing at ${target}`, async ({ page }) => {
      const form = new URLSearchParams(await orderForm(page)).toString()
      const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      const answer = await answerTo(
        [
          `POST ${target} HTTP/1.1`,
          `Host: 127.0.0.1:${SHOP.port}`,
          `Origin: ${EVIL}`,
          'Sec-Fetch-Site: cross-site',
          `Cookie: ${cookie}`,
          'Content-Type: application/x-www-form-urlencoded',
          `Content-Length: ${form.length}`,
          'Connection: close',
          '',
          form,
        ].join('\r\n'),
      )
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).not.toMatch(/^location:/im)
      expect(await linesInCart(page), 'what is in the cart has not been ordered').toBe(1)
    })

  test('orders nothing when only Sec-Fetch-Site tells that it is cross-site', async ({ page }) => {
    const answer = await page.request.post('/checkout', {
      form: await orderForm(page),
      headers: { 'sec-fetch-site': 'cross-site' },
      maxRedirects: 0,
    })
    expect(answer.status()).not.toBe(303)
    expect(await linesInCart(page)).toBe(1)
  })
})

test('the same form on our own page places the order', async ({ page }) => {
  const answer = await page.request.post('/checkout', {
    form: await orderForm(page),
    headers: { origin: SHOP.url, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status(), await answer.text()).toBe(303)
})

test.describe('a form larger than any of ours', () => {
  const PATHS = [
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/consultation/cancel',
    '/country',
    '/orders',
    '/checkout',
    '/trade',
    '/contact',
    '/nowhere',
    '/newsletter.data',
  ]
  const head = (path: string, ...headers: readonly string[]) =>
    [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${SHOP.port}`, `Origin: ${SHOP.url}`, ...headers, '', ''].join(
      '\r\n',
    )
  const form = 'Content-Type: application/x-www-form-urlencoded'

  for (const path of PATHS)
    test(`is refused by ${path}, with and without Content-Length`, async () => {
      const text = `email=${'a'.repeat(64 * 1024)}`
      const sized = await answerTo(head(path, form, `Content-Length: ${text.length}`), text)
      const pieces = [`${text.length.toString(16)}\r\n${text}\r\n`, '0\r\n\r\n']
      const unsized = await answerTo(head(path, form, 'Transfer-Encoding: chunked'), ...pieces)
      for (const answer of [sized, unsized]) expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    })

  test('is not read beyond the limit, whatever size is announced', async () => {
    const answer = await answerTo(head('/newsletter', form, 'Content-Length: 300000000'), 'email=a')
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('is not sent when scripts run, and the input stays', async ({ page }) => {
    await openPage(page, '/contact#message')
    const message = page.locator('#message')
    const text = 'Does the pile shed? '.repeat(4_000)
    await message.getByLabel('Message').fill(text)
    await message.getByRole('button', { name: 'Send the message' }).click()
    await expect(message.getByRole('alert')).toHaveText(/too long to send/)
    await expect(message.getByLabel('Message')).toHaveValue(text)
  })

  test('is answered with a page that says what to do', async ({ page, allowError }) => {
    allowError(/413/)
    await page.goto('/contact')
    await page.evaluate((action) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = action
      const area = document.createElement('textarea')
      area.name = 'message'
      area.value = 'a'.repeat(100_000)
      form.append(area)
      document.body.append(form)
      form.submit()
    }, addressIn('/contact'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That is too long to send.')
    await expect(page).toHaveTitle('Too long · Nawl')
  })
})
