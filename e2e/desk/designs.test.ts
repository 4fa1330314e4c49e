import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { adminOn } from '../pages/admin-page.ts'
import { cartOn } from '../pages/cart-page.ts'
import { studioOn } from '../pages/studio-page.ts'
import { labelIn } from '../in-arabic/expected-text.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** Three bands and a disc, as an owner may have drawn them. */
function drawing(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1600">
    <rect width="1000" height="1600" fill="#E6DAC3"/>
    <rect width="1000" height="500" y="900" fill="#2F6B66"/>
    <rect width="1000" height="200" y="1400" fill="#26323D"/>
    <circle cx="640" cy="460" r="240" fill="#A8452F"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The name of the drawing as a design, in the language of the run. */
const NAME = IN_ARABIC ? 'شمس الصحراء' : 'Desert Sun'

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')

test('an owner uploads a drawing, sees it by a private link, publishes it, sells it and archives it', async ({
  page,
  context,
  allowError,
}) => {
  // Pictures that are being made, texts that are missing, and the address of what is sold no longer.
  allowError(/status of (?:400|404|410|503)/)
  test.setTimeout(240_000)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Designs', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'On sale' })).toBeVisible()
  await fitsAtEveryWidth(page, 'designs-1')

  await page.getByRole('link', { name: 'New design' }).press('Enter')
  await page.getByRole('button', { name: 'Find the yarns' }).press('Enter')
  await expect(page.getByText('Choose a picture first.')).toBeVisible()
  await page
    .getByLabel(/^Choose a picture/)
    .setInputFiles({ name: 'Desert Sun.png', mimeType: 'image/png', buffer: await drawing() })
  await expect(page.getByLabel('Last part of the page’s address')).toHaveValue('desert-sun')
  await page.getByRole('button', { name: 'Find the yarns' }).press('Enter')

  const yarns = page.getByLabel(/^Yarn for the colour/)
  await expect(yarns).toHaveCount(4)
  await expect(page.getByText('No problems were found with making this design.')).toBeVisible()
  const brick = page.getByLabel('Yarn for the colour #A8452F', { exact: false })
  await brick.focus()
  await brick.selectOption({ index: 4 })
  await expect(page.getByText('Changing the yarn…')).toBeHidden()
  await expect(page.getByText(/^Draft saved .* by noor@example\.com$/)).toBeVisible()
  await expect(yarns).toHaveCount(4)
  await page
    .getByRole('button', { name: /^Add (?!a palette)/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('group', { name: 'Palette 1' })).toBeVisible()

  await page.getByLabel('Name in English').fill('Desert Sun')
  await page.getByLabel('Description in English').fill('A sun over dunes, and the sea below.')
  await publish(page)
  await expect(page.getByLabel('Name in Arabic')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Name in Arabic').fill('شمس الصحراء')
  await page.getByLabel('Description in Arabic').fill('شمس فوق الكثبان، والبحر من تحتها.')
  await page.getByLabel('Collection').selectOption({ label: 'Minimalist' })
  await page.getByLabel('Fit in other sizes').selectOption({ label: 'Repeated' })
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await fitsAtEveryWidth(page, 'designs-2')
  await page.goto(`${shop.url}/ar/desk/designs/desert-sun`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شمس الصحراء')
  await fitsAtEveryWidth(page, 'designs-3')
  await page.goto(`${shop.url}/ar/desk/designs`)
  await expect(page.getByRole('region', { name: 'غير معروض للبيع' })).toContainText('مسودة')
  await fitsAtEveryWidth(page, 'designs-4')
  await page.goto(`${shop.url}/desk/designs/desert-sun`)

  const [draft] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'See the draft in the studio' }).click(),
  ])
  await expect(draft.getByText(/^This is a draft: only people with this link can see it/)).toBeVisible()
  await expect(draft.getByRole('heading', { name: NAME }).first()).toBeAttached()
  await expect(draft.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await draft.close()

  await publish(page)
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  await page.goto(`${shop.url}/products`)
  await expect(page.getByRole('link', { name: new RegExp(NAME, 'i') }).first()).toBeVisible()
  await page.goto(`${shop.url}/ar/product/desert-sun`)
  await expect(page).toHaveTitle(/شمس الصحراء/)
  await page.goto(`${shop.url}/product/desert-sun`)
  await expect(page).toHaveTitle(new RegExp(NAME))
  const { addToCart, inCart, line } = cartOn(page)
  const studio = studioOn(page)
  await expect(studio.shuffle).toBeEnabled()
  await studio.setSize('6', '6')
  await expect(page.getByRole('radio', { name: 'Repeat' })).toBeChecked()
  await addToCart.click()
  await expect(inCart(NAME)).toBeAttached()
  await page.goto(`${shop.url}/cart`)
  await expect(line(NAME)).toBeVisible()

  await page.goto(`${shop.url}/desk/designs/desert-sun`)
  await page.getByLabel('Archived: no longer sold').check()
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await publish(page)
  await expect(page.getByText(/^Public: revision 2/)).toBeVisible()
  const answer = await page.goto(`${shop.url}/ar/product/desert-sun`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم نعد نصنع \u2068شمس الصحراء\u2069.')
  await page.goto(`${shop.url}/cart`)
  await expect(line(NAME)).toBeVisible()
})

test('a square logo becomes a rug whole, with a margin of its ground', async ({ page }) => {
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/designs/new`)
  const logo = sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
      <rect width="800" height="800" fill="#E6DAC3"/><rect y="300" width="800" height="200" fill="#A8452F"/></svg>`),
  )
  await page
    .getByLabel(/^Choose a picture/)
    .setInputFiles({ name: 'Logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() })
  await expect(page.getByRole('group', { name: /^Crop, 63% of the width/ })).toBeVisible()
  const whole = page.getByRole('button', { name: 'Use the whole picture, with a margin' })
  await whole.press('Enter')
  await expect(
    page.getByRole('group', { name: /^Crop, 100% of the width and 100% of the height/ }),
  ).toBeVisible()
  await expect(whole).toBeHidden()
  await fitsAtEveryWidth(page, 'designs-logo')
  await page.getByRole('button', { name: 'Find the yarns' }).press('Enter')
  // A quarter of the square is five thirty-seconds of the rug: nothing of the band is cut off, and the margin is ground.
  await expect(page.getByLabel(/^Yarn for the colour #A8452F, 15\.6\d*% of the rug/)).toBeVisible()
  await expect(page.getByLabel(/^Yarn for the colour #E6DAC3, 84\.\d+% of the rug/)).toBeVisible()
})

test('an owner changes the order of the designs by keyboard, and the home page', async ({
  page,
  allowError,
}) => {
  allowError(/status of (?:404|503)/)
  test.setTimeout(120_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/designs`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move .* up$/ }) })
  const names = () => rows.getByRole('link').allTextContents()
  await expect(rows).toHaveCount(60)
  const [first, second] = await names()
  await page
    .getByRole('button', { name: `Move ${first} down` })
    .first()
    .press('Enter')
  await expect.poll(names).toEqual(expect.arrayContaining([second]))
  expect((await names()).slice(0, 2)).toEqual([second, first])
  await page.getByRole('checkbox', { name: /On the home page\s*Bab$/ }).check()
  await expect(page.getByText('1 of 8 designs for the home page has been chosen.')).toBeVisible()
  await publish(page)
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  const listed = await page.request.get(`${shop.url}/api/rug/collections`)
  const rugs = (await listed.json()) as { name: string; isFeatured?: boolean }[]
  expect(rugs.slice(0, 2).map(({ name }) => labelIn(name))).toEqual([second, first])
  expect(rugs.filter(({ isFeatured }) => isFeatured).map(({ name }) => name)).toEqual(['Bab'])
  await page.goto(shop.url)
  await expect(page.locator('.featured-grid').getByRole('listitem').first()).toContainText('Bab')
})
