import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

test('a page loads its scripts only after the pictures of its first view are painted', async ({ page }) => {
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
  // Longer than scripts would need, shorter than the page's own timeout.
  await page.waitForTimeout(500)
  expect(order).not.toContain('script')
  letPictures()
  await expect.poll(() => order).toContain('script')
  expect(order.indexOf('image')).toBeLessThan(order.indexOf('script'))
})

test('a page hydrates even if its pictures never load', async ({ page }) => {
  await page.route('**/artwork/**', () => {})
  await page.goto('/products', { waitUntil: 'commit' })
  await pageAlive(page)
})

test('a page hydrates at the first interaction', async ({ page }) => {
  await page.route('**/artwork/**', () => {})
  await page.clock.install()
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await pageAlive(page)
})
