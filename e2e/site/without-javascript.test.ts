import { expect, test } from '../shop-test.ts'
import { byNameShown } from '../support/by-name-shown.ts'

test.use({ javaScriptEnabled: false })

test('the home page is readable without scripts', async ({ page, rugs }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'FEATURED COLLECTIONS' }).getByRole('heading', { level: 3 }),
  ).toHaveText(rugs.slice(0, 8).map(({ name }) => name))
  await expect(page.getByText('Loading Nawl collections...')).toHaveCount(0)
})

test('the listing is readable and can be filtered and sorted without scripts', async ({ page, rugs }) => {
  await page.goto('/products')
  await expect(page.getByRole('article')).toHaveCount(rugs.length)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Minimalist' }).click()
  const minimalist = rugs.filter(({ collection }) => collection === 'Minimalist').map(({ name }) => name)
  const headings = (names: readonly string[]) => names.map((name) => name.toUpperCase())
  await expect(page.getByRole('article').getByRole('link')).toHaveText(headings(minimalist))
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('article').getByRole('link')).toHaveText(
    headings(minimalist.toSorted(byNameShown)),
  )
})

test('the studio shows name, price and picture without scripts', async ({ page, studio }) => {
  await page.goto('/product/eclipse')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('$720.00', { exact: true }).first()).toBeVisible()
  await expect(studio.picture).toBeVisible()
  await expect(studio.picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('Loading product details...')).toHaveCount(0)
})
