import { labelIn } from '../in-arabic/expected-text.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { expect, test } from '../shop-test.ts'

/** The language whose sentence is corrected. */
const LANGUAGE = IN_ARABIC ? 'ar' : 'en'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('an owner corrects a sentence of the shipping page by keyboard, and takes it back', async ({
  page,
  allowError,
}) => {
  allowError(/status of 422/)
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Texts', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Pages' })).toBeVisible()
  await fitsAtEveryWidth(page, 'texts')
  await page.locator(`a[href$="/texts/pages/${LANGUAGE}.shipping"]`).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    IN_ARABIC ? 'Shipping and delivery, Arabic' : 'Shipping and delivery, English',
  )
  await page.getByLabel('Find a sentence').fill(IN_ARABIC ? labelIn('Secure packaging') : 'secure pack')
  await expect(page.getByRole('status').filter({ hasText: 'One sentence' })).toBeVisible()
  const sentence = page.getByRole('textbox', { name: 'Secure packaging' })
  await sentence.fill('Packed {like glass')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(
    page.getByText('A bracket or a tag is missing its other half.', { exact: false }),
  ).toBeVisible()
  // Until the shop has answered, the button does nothing.
  await expect(page.getByRole('group', { name: 'Publishing' }).getByRole('alert')).not.toBeEmpty()
  await sentence.fill('Packed like glass')
  await expect(page.getByText('The shop’s original: Secure packaging')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  await fitsAtEveryWidth(page, 'sentences')

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('group', { name: 'Publishing' })
  expect((await bar.boundingBox())?.height, 'one row').toBeLessThan(72)
  await bar.getByRole('button', { name: 'More' }).press('Enter')
  await expect(bar.getByLabel(/^Public from/)).toBeVisible()
  await bar.getByRole('button', { name: 'More' }).press('Enter')
  await expect(bar.getByLabel(/^Public from/)).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`${shop.url}/shipping`)
  await expect(page.getByRole('heading', { name: 'Packed like glass' })).toBeVisible()
  await page.goto(`${shop.url}/about`)
  await page
    .getByRole('link', { name: /Shipping/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Packed like glass' })).toBeVisible()
  const other = await page.request.get(`${shop.url}${IN_ARABIC ? '' : '/ar'}/shipping`)
  expect(await other.text()).not.toContain('Packed like glass')

  await page.goto(`${shop.url}/ar/desk/texts/pages/ar.shipping`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('الشحن والتوصيل')
  await fitsAtEveryWidth(page, 'sentences-ar')
  await page.goto(`${shop.url}/desk/texts/pages/${LANGUAGE}.shipping`)
  await page.getByRole('button', { name: 'Return to the original' }).last().press('Enter')
  await expect(page.getByRole('heading', { name: 'Return to the shop’s original version?' })).toBeFocused()
  await expect(page.getByRole('deletion')).toContainText('Packed like glass')
  await fitsAtEveryWidth(page, 'sentences-review')
  await page.getByRole('button', { name: 'Make this public' }).press('Enter')
  await expect(page.getByText(/^Public now: the shop’s original version/)).toBeVisible()
  await page.goto(`${shop.url}/shipping`)
  await expect(page.getByRole('heading', { name: 'Secure packaging' })).toBeVisible()
})

test('an owner’s own photograph stands in an article and before it, in lists, and in a letter', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const photograph = 'docs/pictures/home.webp'
  await page.setViewportSize({ width: 1440, height: 900 })
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/texts/${LANGUAGE}.journal.sadu-weaving-gulf-rug-patterns`)
  await page
    .getByLabel(/^Choose a photograph/)
    .first()
    .setInputFiles(photograph)
  await page.getByLabel(/^Description/).fill('The shop’s first page')
  await page.getByRole('button', { name: 'Add the photograph' }).press('Enter')
  await page.getByText('Insert a picture into the text').press('Enter')
  await page.getByLabel(/^Choose a photograph/).setInputFiles(photograph)
  const words = page.getByLabel(/^Description/)
  await expect(words).toHaveCount(2)
  await words.last().fill('The page again')
  await page
    .getByRole('textbox', { name: 'Text' })
    .evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 0))
  await page.getByRole('button', { name: 'Insert the picture' }).press('Enter')
  await expect(page.locator('.text-preview img[alt="The page again"]')).toBeVisible()
  await page.getByText('Insert a picture into the text').press('Enter')
  await fitsAtEveryWidth(page, 'text-photo')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()

  await page.goto(`${shop.url}/journal/sadu-weaving-gulf-rug-patterns`)
  for (const alt of ['The shop’s first page', 'The page again']) {
    const picture = page.getByAltText(alt)
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  }
  await fitsAtEveryWidth(page, 'article-photo')
  await page.goto(`${shop.url}/journal`)
  await expect(page.locator('img[src^="/photos/"]')).toHaveCount(1)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${shop.url}/desk/newsletter`)
  await page.getByRole('button', { name: 'New issue' }).press('Enter')
  const english = page.getByRole('region', { name: 'English' })
  await english.getByLabel('Subject').fill('Our rooms')
  await english.getByText('Insert a picture into the text').press('Enter')
  await english.getByLabel(/^Choose a photograph/).setInputFiles(photograph)
  await english.getByLabel(/^Description/).fill('A room')
  await english.getByRole('button', { name: 'Insert the picture' }).press('Enter')
  await expect(page.frameLocator('iframe').getByAltText('A room')).toBeVisible()
  await fitsAtEveryWidth(page, 'issue-photo')
})
