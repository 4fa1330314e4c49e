import { cartOn, DESIGN } from '../pages/cart-page.ts'
import { openPage } from '../support/page-alive.ts'
import { roomOn } from '../pages/room-page.ts'
import { expect, test } from '../shop-test.ts'

test('a card shows its rug in a room after a pause of the pointer, and loads nothing before', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // Between the cards the listing shows rooms of other rugs.
    if (/^\/api\/rooms\/\w+\/khatam\./.test(pathname)) requested.push(pathname + search)
  })
  await openPage(page, '/products')
  const card = page.locator('.rug-card').filter({ hasText: 'KHATAM' })
  const room = card.locator('.rug-card-room')
  expect(requested).toEqual([])
  await card.hover()
  await expect(room).toHaveCSS('opacity', '1')
  expect(requested).toEqual(['/api/rooms/majlis/khatam.avif?frame=upright'])
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(room).toHaveCSS('opacity', '0')
  await expect(card.locator('.rug-picture')).toBeVisible()
})

test('a card focused by keyboard shows its room too', async ({ page }) => {
  await openPage(page, '/products')
  const card = page.locator('.rug-card').filter({ hasText: 'ATLAS' })
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(card.locator('.rug-card-room')).toHaveCSS('opacity', '1')
})

test('a card keeps its rug when the room cannot be loaded', async ({ page, failCalls }) => {
  await failCalls('/api/rooms/**')
  await openPage(page, '/products')
  const card = page.locator('.rug-card').filter({ hasText: 'KHATAM' })
  const gone = page.waitForEvent('requestfailed')
  await card.hover()
  await gone
  await expect(card.locator('.rug-card-room')).toHaveCSS('opacity', '0')
  await expect(card.locator('picture').first()).toHaveCSS('opacity', '1')
})

test('the cart shows each rug in a room, and reserves the space of one that cannot be loaded', async ({
  page,
  failCalls,
}) => {
  const { fill, openCart, line } = cartOn(page)
  await page.goto('/cart')
  await fill()
  await openCart()
  const room = line('Bab').getByRole('img', { name: /^Bab, Rectangle, 5 × 8 ft .* in our hallway/ })
  await expect(room).not.toHaveJSProperty('naturalWidth', 0)
  const size = await line('Bab').boundingBox()
  await failCalls('/frozen/*/*')
  await page.reload()
  await expect(room).toHaveCount(0)
  expect(await line('Bab').boundingBox()).toEqual(size)
  await fill(1, { ...DESIGN, size: { ...DESIGN.size, width: '30', length: '40' } })
  await openCart()
  await expect(page.locator('.cart-room')).toHaveCount(1)
})

test('a room reports that its rug cannot be tufted, and can be retried', async ({
  page,
  studio,
  failCalls,
}) => {
  await failCalls('**/bitmap/**')
  await studio.open('bab')
  await page.getByRole('radio', { name: 'In a room' }).check()
  const notice = page.getByText('The rug could not be shown here')
  await expect(notice).toBeVisible()
  await page.unroute('**/bitmap/**')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(roomOn(page).rug).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('the home page opens with the rug alone when its room cannot be loaded', async ({ page, failCalls }) => {
  await failCalls('/stills/hero-*')
  await page.goto('/')
  const rug = page.locator('.hero-picture img')
  await expect(rug).toHaveJSProperty('currentSrc', new URL('/artwork/geometric/mizan.jpg', page.url()).href)
  await expect(rug).not.toHaveJSProperty('naturalWidth', 0)
})

test('a rug chosen in its room opens in that room', async ({ page }) => {
  await page.goto('/products?show=rooms')
  await page.getByRole('link', { name: 'KHATAM' }).click()
  await expect(page.locator('.room-caption')).toContainText('to scale in the majlis')
  await expect(page.getByRole('radio', { name: 'In a room' })).toBeChecked()
})
