import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { adminOn } from '../pages/admin-page.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('a yarn is put out of stock in two presses from the desk, and the studio offers it as on order', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Yarns', exact: true }).press('Enter')
  // The page of orders has a search field, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Yarns' })).toBeVisible()
  await page.getByRole('searchbox').fill('teal')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Mark Teal as out of stock' }).press('Enter')
  await expect(page.getByText('Teal is out of stock. Visitors see “On order”.')).toBeVisible()
  await fitsAtEveryWidth(page, 'yarns')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${shop.url}/product/mizan`)
  await visitor.getByRole('group', { name: 'Yarns' }).getByRole('button', { name: /%/ }).first().click()
  await visitor.getByRole('button', { name: 'Teal On order' }).click()
  await expect(visitor.getByText(/^Teal is on order: we will dye it for your rug/)).toBeVisible()

  await page.getByRole('link', { name: 'Teal', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nearest in stock' })).toBeVisible()
  await page.getByLabel('Name in Arabic').fill('أخضر مزرق')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Saved. Visitors will see the change within seconds.')).toBeVisible()
  await fitsAtEveryWidth(page, 'yarn')
  await page.goto(`${shop.url}/ar/desk/yarns?stock=out`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الخيوط')
  await expect(page.getByRole('link', { name: 'أخضر مزرق' })).toBeVisible()
  await fitsAtEveryWidth(page, 'yarns-ar')
})

test('a file of yarns is tried, and applied when each row’s fate has been seen', async ({ page }) => {
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/yarns/import`)
  const text =
    'code;name_en;name_ar;hex;kg\nKARAK;Karak;كرك;#A0703C;12,5\n0101;;;wool;\nEVIL;=cmd|calc;;#102030;\n'
  const file = { name: 'yarns.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel(/^File/).setInputFiles(file)
  await expect(page.getByText(/^Read as utf-8: 1 new, 0 changed, 0 unchanged, 2 refused/)).toBeVisible()
  await expect(page.getByText('hex cannot be read.')).toBeVisible()
  await expect(page.getByText(/^name_en begins like a formula/)).toBeVisible()
  await fitsAtEveryWidth(page, 'yarn-import')
  await page.getByLabel('Skip the 2 refused rows').press('Space')
  await page.getByRole('button', { name: 'Apply 1 row' }).press('Enter')
  await expect(page.getByText(/^Applied: 1 new, 0 changed/)).toBeVisible()
  await page.goto(`${shop.url}/desk/yarns/KARAK`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IN_ARABIC ? 'كرك' : 'Karak')
  await page.goto(`${shop.url}/ar/desk/yarns/import`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('استيراد الخيوط')
  await fitsAtEveryWidth(page, 'yarn-import-ar')
})
