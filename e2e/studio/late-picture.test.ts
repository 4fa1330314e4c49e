import { expect, test } from '../shop-test.ts'

test('a card whose rug is still being drawn shows its picture as soon as it exists', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503.*\/artwork\/geometric\/khatam/)
  let isDrawn = false
  await page.route('**/artwork/geometric/khatam*', (route) =>
    isDrawn ? route.continue() : route.fulfill({ status: 503, headers: { 'retry-after': '1' } }),
  )
  await page.goto('/products')
  const picture = page.getByRole('article').filter({ hasText: 'Khatam' }).locator('.rug-picture')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('data-awaited')
  await expect(picture, 'no broken picture meanwhile').toHaveCSS('opacity', '0')
  isDrawn = true
  await expect(picture).toHaveCSS('opacity', '1')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc]))
    .toEqual([true, expect.stringContaining('/artwork/geometric/khatam-')])
})
