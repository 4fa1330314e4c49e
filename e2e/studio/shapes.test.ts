import { claimGraphicsProcessor } from '../support/claim-graphics-processor.ts'
import { cartOn, freshEmail } from '../pages/cart-page.ts'
import { roomOn, shareOfChange } from '../pages/room-page.ts'
import { expect, test } from '../shop-test.ts'

test('an oval rug has two measures, is drawn without corners, and is bought as it is', async ({
  page,
  studio,
}) => {
  const { addToCart, viewCart, line, checkout, fillAddress, acceptTerms, pay } = cartOn(page)
  await studio.open('bab')
  expect(await studio.coversCorner()).toBe(true)
  const picture = await studio.pictureAfter(() => page.getByRole('radio', { name: 'Oval' }).check())
  expect(await studio.coversCorner()).toBe(false)
  expect(picture.rgba[3], 'outside the outline the picture is clear').toBe(0)

  await studio.setSize('5', '8')
  await expect(page.getByText('$400.00')).toBeVisible()
  await expect(page.getByText('Oval rugs cost as much as a rectangle of the same size.')).toBeVisible()
  await addToCart.click()
  await viewCart.click()
  await expect(line('Bab')).toContainText('Oval, 5 × 8 ft (152 × 244 cm)')
  await expect(line('Bab').locator('img').first()).toHaveJSProperty('naturalHeight', 770)

  await checkout.click()
  await fillAddress(freshEmail())
  await acceptTerms()
  await pay.click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/NW-/)
  await expect(page.getByText('Oval, 5 × 8 ft (152 × 244 cm)').first()).toBeVisible()
})

test('an oval rug lies in a room by its outline', async ({ page, studio }) => {
  const room = roomOn(page)
  await studio.open('bab')
  await page.getByRole('radio', { name: 'Oval' }).check()
  await room.open()
  expect((await room.outline()).length).toBeGreaterThan(30)
})

test('a runner says how long it has to be, and takes the nearest size by one press', async ({
  page,
  studio,
}) => {
  const { addToCart, viewCart, line } = cartOn(page)
  const width = page.getByRole('textbox', { name: 'Width' })
  await studio.open('bab')
  await page.getByRole('radio', { name: 'Runner' }).check()
  await expect(width).toHaveAttribute('placeholder', '2.5')
  await width.fill('5')
  await page.getByRole('textbox', { name: 'Length' }).fill('8')
  await addToCart.click()
  await expect(page.getByText('A runner must be at least 2.5 times as long as it is wide.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the nearest size, 3.2 × 8 ft' }).click()
  await expect(width).toHaveValue('3.2')
  await addToCart.click()
  await viewCart.click()
  const picture = line('Bab').locator('img').first()
  await expect(picture, 'as long as it is').toHaveJSProperty('naturalHeight', 1200)
})

test('a scalloped rug lies in a room by its lobes, drawn by WebGL as by the engine', async ({
  page,
  studio,
}) => {
  const room = roomOn(page)
  await page.addInitScript(claimGraphicsProcessor)
  await studio.open('bab')
  await page.getByRole('radio', { name: 'Scallop' }).check()
  await room.open()
  await expect(room.canvas).toHaveAttribute('data-room-rug', 'webgl')
  const byGraphics = await room.painted()
  expect((await room.outline()).length).toBeGreaterThan(100)
  await room.canvas.evaluate((element) => {
    if (element instanceof HTMLCanvasElement)
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(room.canvas).toHaveAttribute('data-room-rug', 'plain')
  expect(shareOfChange(byGraphics, await room.painted())).toBeLessThan(0.0005)
})

test('an arched rug is composed for its size, and turned where it is wider than long', async ({
  page,
  studio,
}) => {
  const { addToCart, viewCart, line } = cartOn(page)
  await studio.open('itar')
  const picture = await studio.pictureAfter(() => page.getByRole('radio', { name: 'Arch' }).check())
  expect(picture.rgba[3], 'outside the outline the picture is clear').toBe(0)
  expect(await studio.coversCorner()).toBe(false)
  await studio.setSize('8', '5')
  await addToCart.click()
  await expect(page.getByText('An arched rug must be at least as long as it is wide.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the nearest size, 5 × 8 ft' }).click()
  await expect(page.getByText('Arched rugs cost as much as a rectangle of the same size.')).toBeVisible()
  await addToCart.click()
  await viewCart.click()
  await expect(line('Itar')).toContainText('Arch, 5 × 8 ft (152 × 244 cm)')
})
