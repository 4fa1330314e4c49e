import { expect, test } from './shop-test.ts'

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
  const html = await (await request.get('/product/bab')).text()
  for (const words of ['12 to 15 mm pile', 'Cloth on latex', 'blot what is spilt', 'Others like it'])
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
  await page.getByRole('heading', { name: 'Others like it' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 3000)
  await expect(page.getByRole('region', { name: 'Seen lately' }).getByRole('link')).toHaveText(['Bab'])
})
