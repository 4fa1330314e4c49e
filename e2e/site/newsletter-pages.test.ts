import { zoneName } from '@nawl/messages/text/zone-name'

import { barriersOn } from '../layout/barriers-on.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { openPage } from '../support/page-alive.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { ONWARD } from '../in-arabic/reading-keys.ts'
import { expect, test } from '../shop-test.ts'

test('the footer’s form subscribes after confirmation, and a link unsubscribes', async ({ page }) => {
  await openPage(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByPlaceholder('Enter your email').fill('not an address')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Enter a valid e-mail address.')).toBeVisible()
  await expect(footer.getByPlaceholder('Enter your email')).toHaveValue('not an address')

  await footer.getByPlaceholder('Enter your email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please check your e-mail')).toBeVisible()

  const confirm = linkIn(await mailTo('ada@example.com', /subscri/i), '/newsletter/confirm')
  await page.goto(confirm)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to our newsletter?')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribed.')

  const leave = linkIn(await mailTo('ada@example.com', /newsletter\/unsubscribe/), '/newsletter/unsubscribe')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed.')
})

test('a forged link is refused with a message', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=forged.by.me')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not one of ours')
})

test('a consultation is booked by keyboard in the visitor’s time zone, and can be cancelled', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await openPage(page, '/contact')
  const form = page.locator('form').filter({ has: page.getByLabel('Virtual') })
  await expect(form.getByText(zoneName('America/New_York', IN_ARABIC ? 'ar-AE' : 'en-GB'))).toBeVisible()
  await form.getByLabel('Day', { exact: true }).selectOption({ index: 3 })
  const hour = form.locator('.consultation-hour').nth(1)
  const label = await hour.innerText()
  // Nine to six in Dubai is midnight to nine or one to ten at night in New York, depending on daylight saving.
  expect(Number(label.slice(0, 2))).toBeLessThan(10)
  await form.getByLabel('In-Person').focus()
  await page.keyboard.press('Space')
  await hour.click()
  await form.getByLabel('Your name').fill('Ada Lovelace')
  await form.getByLabel('E-mail', { exact: true }).fill('ada.at.noon@example.com')
  await form.getByRole('button', { name: 'Book the consultation' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your consultation is booked. A confirmation is on its way')).toBeVisible()

  const mail = await mailTo('ada.at.noon@example.com', /consultation/i)
  expect(mail).toContain('text/calendar')
  await page.goto(linkIn(mail, '/consultation/cancel'))
  await page.getByRole('button', { name: 'Cancel the consultation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled.')
  await context.close()
})

test('an hour that was taken meanwhile is refused, and the input stays', async ({ page, request }) => {
  await openPage(page, '/contact')
  const form = page.locator('form').filter({ has: page.getByLabel('Virtual') })
  await form.getByLabel('Day', { exact: true }).selectOption({ index: 5 })
  const startsAt = await form.locator('input[name="startsAt"]').nth(2).inputValue()
  const taken = await request.post('/api/consultations', {
    data: {
      kind: 'virtual',
      startsAt,
      name: 'Earlier',
      email: 'earlier@example.com',
      timeZone: 'Asia/Dubai',
    },
  })
  expect(taken.status()).toBe(201)
  await form.locator('.consultation-hour').nth(2).click()
  await form.getByLabel('Your name').fill('Too Late')
  await form.getByLabel('E-mail', { exact: true }).fill('late@example.com')
  await form.getByRole('button', { name: 'Book the consultation' }).click()
  await expect(form.getByRole('alert')).toContainText('Someone else has booked this time')
  await expect(form.getByLabel('Your name')).toHaveValue('Too Late')
})

test('trade enquiries and messages arrive, with a receipt to the sender', async ({ page }) => {
  await openPage(page, '/trade')
  const apply = page.getByRole('region', { name: 'Apply' })
  await apply.getByLabel('Your name').fill('Zaha')
  await apply.getByLabel('E-mail').fill('zaha@example.com')
  await apply.getByLabel('Your project').fill('Forty rugs for a hotel by the creek.')
  await page.getByRole('button', { name: 'Send the enquiry' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Company or practice')
  await expect(apply.getByLabel('Company or practice')).toBeFocused()
  await apply.getByLabel('Company or practice').fill('Z Architects')
  await page.getByRole('button', { name: 'Send the enquiry' }).click()
  await expect(page.getByText('We have your enquiry, and a confirmation e-mail is on its way')).toBeVisible()
  await mailTo('zaha@example.com', /Forty rugs|enquiry/i)

  await openPage(page, '/contact#message')
  const message = page.locator('#message')
  await message.getByLabel('Your name').fill('Noor')
  await message.getByLabel('E-mail').fill('noor@example.com')
  await message.getByLabel('Message').fill('Does the pile shed?')
  await message.getByRole('button', { name: 'Send the message' }).click()
  await expect(
    page.getByText('We have received your message, and a confirmation is on its way'),
  ).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter can be requested, and an invalid address is reported', async ({ page }) => {
    await page.goto('/terms')
    await page.getByRole('contentinfo').getByPlaceholder('Enter your email').fill('grace@example.com')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail.')
    await mailTo('grace@example.com', /subscri/i)
  })

  test('a message keeps its input after an error', async ({ page }) => {
    await page.goto('/contact')
    const message = page.locator('#message')
    await message.getByLabel('Your name').fill('Noor')
    await message.getByLabel('E-mail').fill('nowhere')
    await message.getByLabel('Message').fill('Kept.')
    await message.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.locator('#message').getByRole('alert')).toContainText('Enter a valid e-mail address.')
    await expect(page.locator('#message').getByLabel('Message')).toHaveValue('Kept.')
  })
})

for (const path of ['/about', '/process', '/contact', '/trade', '/faq', '/shipping', '/terms', '/journal'])
  for (const width of [390, 1440])
    test(`${path} passes axe at ${width} pixels, and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, path)
      expect(await barriersOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

test('a question opens by its link, while others stay open', async ({ page }) => {
  await openPage(page, '/faq#cancel-an-order')
  await expect(page.getByRole('tab', { name: 'Ordering' })).toHaveAttribute('aria-selected', 'true')
  const cancel = page.locator('details#cancel-an-order')
  await expect(cancel).toHaveAttribute('open', '')
  await page.locator('details#currency > summary').click()
  await expect(cancel).toHaveAttribute('open', '')
  await page.getByRole('tab', { name: 'Ordering' }).focus()
  await page.keyboard.press(ONWARD)
  await expect(page.getByRole('tab', { name: 'Materials' })).toHaveAttribute('aria-selected', 'true')
})

test('the journal can be filtered by category and tag', async ({ page }) => {
  await openPage(page, '/journal')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(12)
  await page.getByRole('link', { name: 'Materials', exact: true }).click()
  await expect(articles).toHaveCount(2)
  await articles.first().getByRole('link').click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Materials')
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journal\?tag=/)
  await expect(articles.first()).toBeVisible()
})
