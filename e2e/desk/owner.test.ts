import type { Page } from '@playwright/test'

import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { adminOn } from '../pages/admin-page.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const PAGES =
  '/ /products /product/bab /about /process /contact /trade /faq /shipping /terms /privacy-policy /journal /journal/sadu-weaving-gulf-rug-patterns /cart /account /orders /your-design /your-room'.split(
    ' ',
  )

/** The shop's new name, in the language of the run. */
const NAME = IN_ARABIC ? 'بيت الرمال' : 'Rimal House'
const LONG_NAME = {
  en: 'The Hand-Tufted Rug House of Umm Al Quwain',
  ar: 'بيت السجاد المصنوع يدويًا في أم القيوين',
} as const

/** What a page says to people, search engines and link previews. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll('meta[content], script[type="application/ld+json"]')]
    const said = metas.map((each) => each.getAttribute('content') ?? each.textContent ?? '')
    return [document.title, document.body.textContent ?? '', ...said].join('\n')
  })

test('an owner renames the shop by keyboard, and no page says the old name, also after a restart', async ({
  page,
  allowError,
}) => {
  allowError(/status of 400/)
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter')
  await page.getByLabel('Name in English').fill('Rimal House')
  await page.getByLabel('Name in Arabic').fill('بيت الرمال')
  await page.getByLabel('Telephone').fill('call us')
  await expect(page.getByText(/^Draft saved .* by noor@example\.com$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/With the country code/)
  await expect(page.getByLabel('Telephone')).toHaveValue('call us')
  await page.getByLabel('Telephone').fill('+971 4 555 0100')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  await fitsAtEveryWidth(page, 'owner-1')

  await shop.restart()
  for (const path of PAGES) {
    await page.goto(`${shop.url}${path}`)
    const said = await saidBy(page)
    expect.soft(said, path).toContain(NAME)
    // Arabic has the word for a loom; a foreign word in an article about weaving is one, too.
    if (!path.includes('sadu')) expect.soft(said.match(/.{0,40}Nawl.{0,40}/), path).toBeNull()
  }
  await page.goto(`${shop.url}/ar/contact`)
  await expect(page).toHaveTitle(/بيت الرمال$/)
  await expect(page.getByRole('link', { name: '+971 4 555 0100' })).toBeVisible()

  await page.goto(`${shop.url}/desk/settings`)
  await page.getByRole('button', { name: 'Return to the original' }).press('Enter')
  await page.getByRole('button', { name: 'Make this public' }).press('Enter')
  await expect(page.getByText('The earlier revision is public again.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Public afterwards' })).toHaveCount(0)
  await expect(page.getByLabel('Name in English')).toHaveValue('Nawl')
  await page.getByRole('link', { name: 'Activity' }).press('Enter')
  await expect(page.getByRole('row', { name: /Published the shop’s settings, revision 1/ })).toBeVisible()
})

test('an owner’s logo stands in header and footer in its own proportions', async ({ page }) => {
  test.setTimeout(120_000)
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100"><path d="M0 0h100v100zM150 20h350v60h-350z" fill="#26323D"/></svg>',
  )
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter')
  await page
    .getByLabel(/^Choose a logo/)
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo })
  await expect(page.getByAltText('The logo on the page background')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision/)).toBeVisible()
  await fitsAtEveryWidth(page, 'owner-logo-1')
  for (const path of ['/ar', '/']) {
    await page.goto(`${shop.url}${path}`)
    for (const picture of [page.locator('header .header-logo'), page.locator('footer .footer-logo')]) {
      const box = await picture.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(5, 1)
    }
    await fitsAtEveryWidth(page, `owner-logo-${path}`.replace('/', ''))
  }
  await page.goto(`${shop.url}/desk/settings`)
  await page.getByRole('button', { name: 'Remove the logo' }).press('Enter')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByAltText('The logo on the page background')).toBeHidden()
})

test('an owner writes an article in two languages, and sees it as it will look', async ({
  page,
  allowError,
}) => {
  allowError(/status of 422/)
  test.setTimeout(120_000)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Texts', exact: true }).press('Enter')
  await page.getByRole('link', { name: 'New article' }).press('Enter')
  await page.getByLabel('Last part of the page’s address').fill('Summer Rugs')
  await page.getByRole('button', { name: 'Write it' }).press('Enter')
  await expect(page.getByText(/^Lower-case letters, digits and hyphens/)).toBeVisible()
  await page.getByLabel('Last part of the page’s address').fill('summer-rugs')
  await fitsAtEveryWidth(page, 'owner-2')
  await page.getByRole('button', { name: 'Write it' }).press('Enter')

  const write = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  }
  await write({
    Title: 'Summer rugs',
    'Summary in lists': 'What lies well when it is hot.',
    Author: 'Noor',
    'For search engines': 'Too short.',
    'Caption of the picture': 'Bab by a window.',
    'Tags, separated by commas': 'summer, wool',
    Text: '## Cool wool\n\nMade in {{productionWeeks}}.',
  })
  await page.getByLabel('Design in the picture').selectOption('bab')
  await expect(page.getByRole('heading', { name: 'Cool wool' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByLabel('For search engines')).toHaveAttribute('aria-invalid', 'true')
  await write({
    'For search engines': 'Which rugs are cool underfoot in a Gulf summer, and how to care for them.',
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  await fitsAtEveryWidth(page, 'owner-3')

  await page.getByRole('main').getByRole('link', { name: 'العربية' }).press('Enter')
  await expect(page.getByLabel('Design in the picture')).toHaveValue('bab')
  await expect(page.getByText('## Cool wool')).toBeVisible()
  await fitsAtEveryWidth(page, 'owner-translation')
  await write({
    Title: 'سجاد الصيف',
    'Summary in lists': 'ما يناسب الأرض حين يشتد الحر.',
    Author: 'نور',
    'For search engines': 'أي السجاد أبرد تحت القدم في صيف الخليج، وكيف تعتني به حتى الخريف من دون عناء.',
    'Caption of the picture': 'باب قرب نافذة.',
    'Tags, separated by commas': 'صيف، صوف',
    Text: '## صوف بارد\n\nيُصنع خلال {{productionWeeks}}.',
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()

  await page.goto(`${shop.url}/journal/summer-rugs`)
  const [title, made] = IN_ARABIC
    ? (['سجاد الصيف', /^يُصنع خلال .*4.*6/] as const)
    : (['Summer rugs', 'Made in 4-6 weeks.'] as const)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(made)).toBeVisible()
  await page.goto(`${shop.url}/ar/journal/summer-rugs`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سجاد الصيف')
})

test('a long name takes one row of the desk’s header, and a telephone its account', async ({ page }) => {
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/settings`)
  await page.getByLabel('Name in English').fill(LONG_NAME.en)
  await page.getByLabel('Name in Arabic').fill(LONG_NAME.ar)
  // An earlier test may have published a revision, so that what the page says of one proves nothing.
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/publish') && answer.ok()),
    page.getByRole('button', { name: 'Publish', exact: true }).press('Enter'),
  ])
  await page.reload()
  const header = page.getByRole('banner')
  await expect(header.getByText(LONG_NAME[IN_ARABIC ? 'ar' : 'en']).first()).toBeVisible()
  // At 1440 the name has one row, and the desk's twenty-one pages have two.
  for (const [width, most] of [
    [1440, 155],
    [390, 130],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect((await header.boundingBox())?.height, `at ${width}`).toBeLessThan(most)
    await expect(header.getByRole('link', { name: 'Security' })).toBeInViewport()
  }
  await fitsAtEveryWidth(page, 'owner-long-name')
})
