import { SHOP, SHOP_WITHOUT_DATABASE } from '../shop-servers.ts'
import { expect, test } from '../shop-test.ts'

// A shop whose database is unreachable.
test.use({ baseURL: SHOP_WITHOUT_DATABASE.url })

test('home and listing show the built-in catalogue', async ({ page, playwright }) => {
  const shop = await playwright.request.newContext({ baseURL: SHOP.url })
  const rugs = (await (await shop.get('/api/rug/collections')).json()) as { name: string }[]
  await shop.dispose()
  await page.goto('/')
  await expect(page.locator('.rug-card')).toHaveCount(8)
  await page.goto('/products')
  await expect(page.getByRole('article').getByRole('link')).toHaveText(
    rugs.map(({ name }) => name.toUpperCase()),
  )
  await page.goto('/products/modern')
  await expect(page.getByRole('article').first()).toContainText('$720.00')
})

test('the studio opens the built-in rug, says that it is sample data, and works', async ({
  page,
  studio,
}) => {
  await studio.open('eclipse')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
  const notice = page.getByText('Connected to backend but showing sample data')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Sample product data is displayed.')).toBeVisible()
  await studio.pictureAfter(() => studio.shuffle.click())
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
})

test('an unknown id opens the sample Aria at its own price', async ({ page, studio }) => {
  await studio.open('nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aria')
  await expect(page.getByText('$720.80', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Connected to backend but showing sample data')).toBeVisible()
})
