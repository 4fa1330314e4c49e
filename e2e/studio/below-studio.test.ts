import { expect, test } from '../shop-test.ts'

test('what is below the studio follows its yarns, and names them', async ({ page, studio }) => {
  await studio.open('bab')
  const close = page.locator('.below-close-frame')
  await page.getByRole('heading', { name: 'Tuft by tuft' }).scrollIntoViewIfNeeded()
  await expect(close).toHaveAttribute('data-painted', '')
  const designed = await close.screenshot()
  const room = page.locator('.below-room-frame')
  await room.scrollIntoViewIfNeeded()
  await expect(room.locator('[data-painted="full"]')).toBeVisible()
  // The frame shows itself over 180 ms, and is still then.
  await page.waitForTimeout(400)
  const furnished = await room.screenshot()
  expect(Buffer.compare(await room.screenshot(), furnished), 'nothing moves by itself').toBe(0)

  await studio.replace('Brass', 'Teal')
  await expect(page.getByRole('region', { name: 'Tuft by tuft' })).toContainText('Teal')
  await close.scrollIntoViewIfNeeded()
  await expect.poll(async () => Buffer.compare(await close.screenshot(), designed)).not.toBe(0)
  await room.scrollIntoViewIfNeeded()
  await expect.poll(async () => Buffer.compare(await room.screenshot(), furnished)).not.toBe(0)
})

test('facts, care and like rugs are there without scripts; nothing of the pictures loads before it is near', async ({
  page,
  request,
}) => {
  // Ranges are in spans, so that they do not break.
  const html = (await (await request.get('/product/bab')).text()).replaceAll(/<\/?span[^>]*>/g, '')
  for (const words of ['12 to 15 mm pile', 'Cloth over latex', 'blot up spills', 'More like this'])
    expect(html).toContain(words)
  const files: string[] = []
  page.on('request', (asked) => files.push(new URL(asked.url()).pathname))
  await page.goto('/product/bab')
  await expect(page.getByRole('button', { name: 'Shuffle' })).toBeEnabled()
  expect(files.filter((file) => /^\/(rooms|stills)\//.test(file))).toEqual([])
})

test('a rug that was looked at is among those seen lately', async ({ page, studio }) => {
  await page.clock.install()
  await studio.open('bab')
  await page.clock.runFor(6000)
  await studio.open('khatam')
  await page.getByRole('heading', { name: 'More like this' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 3000)
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveText(['Bab'])
})

test('name, size, price and Add to cart stay at the window’s edge while the studio is above it, without a shift', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await studio.setSize('5', '8')
  await expect(page.locator('.estimate-figure')).toHaveText('$400.00')
  const bar = page.getByRole('region', { name: 'Order Bab' })
  await expect(bar).toHaveCount(0)
  // The rug takes the size typed within half a second; what shifts then is not the bar's doing.
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    )
    observer.observe({ type: 'layout-shift' })
  })
  await page.getByRole('heading', { name: 'Made for you, by hand' }).scrollIntoViewIfNeeded()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 400)
  await expect(bar).toContainText('5 × 8 ft')
  await expect(bar).toContainText('$400.00')

  // Back from a link below by keyboard, without the bar covering the link.
  const link = page.getByRole('link', { name: 'All about care' })
  await link.focus()
  const [barBox, linkBox] = [await bar.boundingBox(), await link.boundingBox()]
  expect(linkBox!.y).toBeGreaterThan(barBox!.y + barBox!.height)
  await page.keyboard.press('Shift+Tab')
  await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeFocused()
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart 1 rug' })).toBeAttached()
  await page.keyboard.press('Home')
  await expect(bar).toHaveCount(0)
})

test('a phone’s bar stays at its foot, and no second one appears', async ({ page, studio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await studio.open('bab')
  await page.getByRole('button', { name: 'More about this rug' }).click()
  await page.getByRole('heading', { name: 'Made for you, by hand' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.estimate-bar')).toBeInViewport()
  await expect(page.locator('.order-bar')).toHaveCount(0)
})
