import { pageAlive } from './page-alive.ts'
import { expect, test } from './shop-test.ts'

test('the scripts of a page are asked for when the pictures of its first view are painted, not before', async ({
  page,
}) => {
  const order: string[] = []
  let letPictures = () => {}
  const pictures = new Promise<void>((resolve) => (letPictures = resolve))
  await page.route('**/artwork/**', async (route) => {
    await pictures
    await route.continue()
  })
  page.on('requestfinished', (request) => order.push(request.resourceType()))
  await page.goto('/products', { waitUntil: 'commit' })
  await expect.poll(() => order).toContain('stylesheet')
  // Longer than scripts would need, shorter than a page's patience.
  await page.waitForTimeout(500)
  expect(order).not.toContain('script')
  letPictures()
  await expect.poll(() => order).toContain('script')
  expect(order.indexOf('image')).toBeLessThan(order.indexOf('script'))
})

test('a page whose pictures never come wakes all the same', async ({ page }) => {
  await page.route('**/artwork/**', () => {})
  await page.goto('/products', { waitUntil: 'commit' })
  await pageAlive(page)
})

test('somebody who reaches for the page wakes it at once', async ({ page }) => {
  await page.route('**/artwork/**', () => {})
  await page.clock.install()
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await pageAlive(page)
})
