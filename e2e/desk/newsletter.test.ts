import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: Awaited<ReturnType<typeof openMailingShop>>
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** The path of a link in an e-mail. */
const pathIn = (text: string, path: string) =>
  new RegExp(`https?://[^\\s/]+(${path}\\S+)`).exec(text)?.[1] ?? ''

test('an owner writes an issue, tries it, and sends it by keyboard to a reader, who leaves', async ({
  page,
  browser,
  allowError,
}) => {
  allowError(/status of 422/)
  test.setTimeout(240_000)
  const reader = await (await browser.newContext()).newPage()
  await reader.request.post(`${shop.url}/api/newsletter`, {
    data: { email: 'ada@example.com', language: 'ar' },
  })
  await expect.poll(() => shop.inbox.for('ada@example.com').length).toBe(1)
  await reader.goto(
    shop.url + pathIn(shop.inbox.for('ada@example.com')[0]?.text ?? '', '/ar/newsletter/confirm'),
  )
  await reader.getByRole('main').getByRole('button').first().click()
  await expect.poll(() => shop.inbox.for('ada@example.com').length).toBe(2)

  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Newsletter', exact: true }).press('Enter')
  const confirmed = page.getByText(/^1 address confirmed/)
  await expect(confirmed).toContainText('0 in English')
  await expect(confirmed).toContainText('1 in Arabic')
  await expect(page.getByText('No issue has been written yet.')).toBeVisible()
  await fitsAtEveryWidth(page, 'newsletter')
  await page.getByRole('button', { name: 'New issue' }).press('Enter')
  const english = page.getByRole('region', { name: 'English' })
  await english.getByLabel('Subject').fill('Wool from the south')
  await english.getByLabel('Text').fill('## New yarns\n\nThey are **soft**. [See them](/collection)')
  await expect(page.getByText(/^Saved .* by noor@example\.com$/)).toBeVisible()
  const letter = page.getByTitle('Preview of the e-mail').contentFrame()
  await expect(letter.getByRole('heading', { name: 'New yarns' })).toBeVisible()
  await expect(letter.getByRole('heading', { name: 'New yarns' })).toHaveCSS('color', 'rgb(30, 26, 22)')
  await fitsAtEveryWidth(page, 'issue')

  await page.getByRole('button', { name: 'Send me a test' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Send the test' }).press('Enter')
  await expect
    .poll(() => shop.inbox.for('noor@example.com').map(({ subject }) => subject))
    .toEqual(['Test: Wool from the south'])

  await page.getByRole('button', { name: 'Send…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send to 1 address' }).press('Enter')
  await expect(dialog.getByText(/^Choose what subscribers get/)).toBeVisible()
  await dialog.getByLabel(/not written in Arabic/).selectOption('en')
  await dialog.getByRole('button', { name: 'Send to 1 address' }).press('Enter')
  await expect(page.getByText('1 of 1 e-mails accepted by mail servers.')).toBeVisible({
    timeout: 30_000,
  })
  await fitsAtEveryWidth(page, 'issue-sent')

  const [, , arrived] = shop.inbox.for('ada@example.com')
  expect(arrived?.subject).toBe('Wool from the south')
  await reader.goto(shop.url + pathIn(arrived?.text ?? '', '/ar/newsletter/unsubscribe'))
  await reader.getByRole('main').getByRole('button').first().click()
  await page.goto(`${shop.url}/ar/desk/newsletter`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('النشرة البريدية')
  await expect(page.getByText(/لم يؤكّد أحد اشتراكه بعد/)).toBeVisible()
  await fitsAtEveryWidth(page, 'newsletter-ar')
})
