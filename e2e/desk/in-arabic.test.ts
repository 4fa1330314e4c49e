import type { Page } from '@playwright/test'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

// One shop for the three: each needs a minute to begin.
test.describe.configure({ mode: 'default' })

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** Opens a page of the desk by its link, from the keyboard. */
async function turnTo(page: Page, link: string, title = link): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('status').filter({ hasText: 'لحظة من فضلك…' })).toHaveCount(0)
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter')

test('orders, customers, messages and staff in Arabic, by keyboard', async ({ page, request }) => {
  test.setTimeout(240_000)
  const placed = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  const enquiry = { language: 'ar', topic: 'shipping', message: 'هل تشحنون إلى مسقط؟', name: 'نورة' }
  await request.post(`${shop.url}/api/messages`, { data: { ...enquiry, email: 'noura@example.com' } })

  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/ar/desk`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الطلبات')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('layla@')
  await page.keyboard.press('Enter')
  const order = page.getByRole('link', { name: placed.number })
  await expect(order).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-orders')
  await order.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(placed.number)
  await fitsAtEveryWidth(page, 'arabic-order')

  await turnTo(page, 'العملاء')
  await fitsAtEveryWidth(page, 'arabic-customers')
  await page.getByRole('main').getByRole('link', { name: 'Layla Haddad' }).press('Enter')
  await expect(page.getByRole('link', { name: placed.number })).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-customer')

  await turnTo(page, 'الرسائل')
  await fitsAtEveryWidth(page, 'arabic-messages')
  await page.getByRole('main').getByRole('link', { name: 'نورة' }).press('Enter')
  await page.getByRole('textbox', { name: /noura@example\.com/ }).fill('نعم، خلال أسبوعين.')
  await press(page, 'إرسال الرد')
  await expect(page.getByText('تم إرسال الرد.')).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-message')

  await turnTo(page, 'المشغل')
  await expect(page.getByRole('article', { name: placed.number })).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-workshop')

  await turnTo(page, 'فريق العمل')
  await page.getByLabel('البريد الإلكتروني').fill('marcus@example.com')
  await page.getByRole('main').getByRole('combobox').first().selectOption('المشغل')
  await press(page, 'إرسال الدعوة')
  await expect(page.getByRole('row', { name: /marcus@example\.com/ })).toContainText('المشغل')
  await fitsAtEveryWidth(page, 'arabic-staff')

  await turnTo(page, 'سجل التغييرات')
  await expect(page.getByRole('row', { name: /دعوة .?marcus@example\.com/u })).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-activity')
})

test('designs, yarns, prices and texts in Arabic, by keyboard', async ({ page }) => {
  test.setTimeout(240_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/ar/desk`)

  await turnTo(page, 'الخيوط')
  await page.getByRole('main').getByRole('searchbox').fill('أزرق مخضر')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /تسجيل نفاد مخزون/ }).press('Enter')
  await expect(page.getByText(/يرى الزوار عبارة «حسب الطلب»/)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-yarns')

  await turnTo(page, 'التصاميم')
  await expect(page.getByRole('main').getByRole('listitem').nth(59)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-designs')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().press('Enter')
  await expect(page.getByLabel('الاسم بالعربية', { exact: true })).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-design')

  await turnTo(page, 'الأسعار', 'الأسعار والشحن')
  await page.getByLabel('هندسي', { exact: true }).fill('12')
  await expect(page.getByText(/^آخر حفظ للمسودة/)).toBeVisible()
  await press(page, 'نشر')
  await expect(page.getByText(/^الإصدار المنشور: 1/)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-prices')

  await turnTo(page, 'النصوص')
  await fitsAtEveryWidth(page, 'arabic-texts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /الشحن والتوصيل/ })
    .first()
    .press('Enter')
  await page.getByRole('main').getByRole('textbox').nth(1).fill('Safe packaging')
  await expect(page.getByText(/^آخر حفظ للمسودة/)).toBeVisible()
  await press(page, 'نشر')
  await expect(page.getByText(/^الإصدار المنشور: 1/)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-text')
})

test('reports, newsletter, settings, integrations and security in Arabic, by keyboard', async ({ page }) => {
  test.setTimeout(240_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/ar/desk`)

  await turnTo(page, 'التقارير')
  await fitsAtEveryWidth(page, 'arabic-reports')

  await turnTo(page, 'النشرة البريدية')
  await press(page, 'عدد جديد')
  await page.getByLabel('الموضوع').first().fill('صوف من الجنوب')
  await expect(page.getByText(/^تم الحفظ في .*noor@example\.com/u)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-issue')

  await turnTo(page, 'الإعدادات', 'إعدادات المتجر')
  await page.getByLabel('الاسم بالعربية').fill('بيت الرمال')
  await expect(page.getByText(/^آخر حفظ للمسودة/)).toBeVisible()
  await press(page, 'نشر')
  await expect(page.getByText(/^الإصدار المنشور: 1/)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-settings')
  // Its page is named among the pages of the settings, and where the addresses of the shop are missed.
  await page.getByRole('main').getByRole('link', { name: 'بيانات المنشأة' }).first().press('Enter')
  await page.getByLabel('الاسم القانوني بالعربية').fill('بيت الرمال ذ.م.م')
  await expect(page.getByText(/^آخر حفظ للمسودة/)).toBeVisible()
  await fitsAtEveryWidth(page, 'arabic-business')
  await page.getByRole('main').getByRole('link', { name: 'ساعات العمل والعطل' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ساعات العمل والعطل')
  await fitsAtEveryWidth(page, 'arabic-hours')

  await turnTo(page, 'التكاملات')
  await fitsAtEveryWidth(page, 'arabic-integrations')
  await page.getByRole('link', { name: 'الأمان' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأمان')
  await fitsAtEveryWidth(page, 'arabic-security')
})
