import { holdCalls } from '../support/delayed-calls.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

test('a rug shows its picture, name, price, collection, description and short code', async ({
  page,
  studio,
  rugs,
}) => {
  const rug = rugs.find(({ id }) => id === 'eclipse')
  await studio.open('eclipse')
  for (const part of [/^Eclipse/, /Modern/, /Nawl$/]) await expect(page).toHaveTitle(part)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
  const label = page.getByRole('region', { name: 'Eclipse on paper' })
  await expect(label.getByText('$720.00', { exact: true })).toBeVisible()
  await expect(label.getByText('Modern', { exact: true })).toBeVisible()
  await expect(label.getByText(/\bCLIPSE$/)).toBeVisible()
  await expect(label.getByText(rug?.description ?? '?')).toBeVisible()
  await label.getByRole('link', { name: 'All rugs' }).click()
  await expect(page).toHaveURL('/products')
})

for (const [width, height] of [
  [360, 780],
  [844, 390],
  [1000, 800],
] as const)
  test(`a rug of six yarns tells hexes, price, code and description at ${width} × ${height}`, async ({
    page,
    rugs,
  }) => {
    const rug = rugs.find(({ id }) => id === 'falaj')
    await page.setViewportSize({ width, height })
    await openPage(page, '/product/falaj')
    for (const { hex } of rug?.yarns ?? [])
      await expect.soft(page.locator(`[data-yarn="${hex}"]`)).toContainText(hex, { useInnerText: true })
    const details = page.getByRole('tab', { name: 'Details' })
    if (await details.isVisible()) await details.click()
    for (const text of ['$900.00', /\bFALAJ$/, rug?.description ?? '?'])
      await expect.soft(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  })

test('an id is found in any case', async ({ page }) => {
  const answer = await page.goto('/product/ECLIPSE')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
})

test('an unknown id is not found and leads to all rugs', async ({ page, allowError }) => {
  allowError(/status of 404.*\/product\/nobody/)
  const answer = await page.goto('/product/nobody')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Product not found · Nawl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found.')
  await page.getByRole('main').getByRole('link', { name: 'Browse all rugs' }).click()
  await expect(page).toHaveURL('/products')
})

test('an unknown address shows the not-found page', async ({ page, allowError }) => {
  allowError(/status of 404.*\/nowhere/)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · Nawl')
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse all rugs' })).toHaveAttribute(
    'href',
    '/products',
  )
})

test('a malformed address shows a working not-found page', async ({ page, allowError }) => {
  allowError(/status of 404/)
  const answer = await page.goto('/%E0%A4%A')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · Nawl')
  await page.getByRole('main').getByRole('link', { name: 'Browse all rugs' }).click()
  await expect(page).toHaveURL('/products')
})

test('the page shows a loading state until the rug arrives', async ({ page }) => {
  await openPage(page, '/products')
  const held = await holdCalls(page, '**/api/rug/collections*')
  await page.getByRole('link', { name: 'ECLIPSE' }).first().click()
  await expect(page.getByText('Loading product details...')).toBeVisible()
  held.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
  await expect(page.getByText('Loading product details...')).toHaveCount(0)
})

test('the rug is marked as being analysed until its yarns arrive', async ({ page, studio }) => {
  const held = await holdCalls(page, '**/api/color/extract')
  await page.goto('/product/eclipse')
  await expect(page.getByText('Analyzing colors...')).toBeVisible()
  await expect(page.getByText('Extracting colors from rug image...')).toBeVisible()
  await expect(studio.picture).toBeVisible()
  await expect(studio.shuffle).toBeDisabled()
  held.release()
  await expect(studio.swatches.first()).toBeEnabled()
  await expect(page.getByText('Analyzing colors...')).toHaveCount(0)
})
