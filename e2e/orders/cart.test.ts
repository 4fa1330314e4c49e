import { accountOn } from '../pages/account-page.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { cartOn, DESIGN } from '../pages/cart-page.ts'
import { pageAlive } from '../support/page-alive.ts'
import { SHOP_WITHOUT_DATABASE } from '../shop-servers.ts'
import { expect, test } from '../shop-test.ts'

test('a rug is added to the cart as shown, and the count updates in every tab', async ({
  page,
  studio,
  context,
}) => {
  const { addToCart, inCart, viewCart, door, line } = cartOn(page)
  await studio.open('bab')
  await expect(door).toHaveAccessibleName('Cart')
  const other = await context.newPage()
  await other.goto('/about')
  await pageAlive(other)

  await studio.replace('Brass', 'Teal')
  await studio.setSize('5,5', '8')
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2')
  await addToCart.click()
  await expect(inCart('Bab')).toBeAttached()
  await expect(door).toHaveAccessibleName('Cart 2 rugs')
  await expect(cartOn(other).door).toHaveAccessibleName('Cart 2 rugs')

  await viewCart.click()
  await expect(line('Bab')).toContainText('Rectangle, 5.5 × 8 ft (168 × 244 cm)')
  await expect(line('Bab').getByRole('list', { name: 'Yarns' })).toContainText('Teal')
  await expect(line('Bab')).toContainText('$880.00')
  await expect(line('Bab')).toContainText('AED 3,231.80')
  await expect(line('Bab').locator('img').first()).not.toHaveJSProperty('naturalWidth', 0)

  const html = await (await page.request.get('/about')).text()
  expect(html, 'the server sends the count, so that nothing jumps').toMatch(
    /Cart[^2]*2<\/span><span[^>]*>2 rugs/,
  )
})

test('a missing dimension is reported at its field, and the nearest size is one press away', async ({
  page,
  studio,
}) => {
  const { addToCart, inCart } = cartOn(page)
  const width = page.getByRole('textbox', { name: 'Width' })
  const length = page.getByRole('textbox', { name: 'Length' })
  await studio.open('bab')
  await page.getByRole('radio', { name: 'cm' }).check()
  await addToCart.click()
  await expect(width).toBeFocused()
  await expect(width).toHaveAccessibleDescription('To order, enter the width in cm, such as 170.')
  await width.fill('50')
  await length.fill('120')
  await addToCart.click()
  await expect(width).toHaveAccessibleDescription('The smallest rug we make is 60 × 90 cm.')
  await width.fill('200')
  await length.fill('1600')
  await addToCart.click()
  await expect(length).toBeFocused()
  await expect(length).toHaveAccessibleDescription('The largest rug we make is 1000 × 1500 cm.')
  await page.getByRole('button', { name: 'Use the nearest size, 200 × 1500 cm' }).click()
  await expect(length).toHaveValue('1500')
  await addToCart.click()
  await expect(inCart('Bab')).toBeAttached()
})

test('on a phone the sheet opens for the missing dimension', async ({ page, studio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await studio.open('bab')
  await cartOn(page).addToCart.click()
  await expect(page.getByRole('textbox', { name: 'Width' })).toBeFocused()
  await expect(page.getByText('To order, enter the width in ft, such as 5.')).toBeInViewport()
})

test('a line is edited in the studio and replaced, not added', async ({ page, studio }) => {
  const { fill, openCart, line, lines, updateCart, toastWith } = cartOn(page)
  await fill(2)
  await openCart()
  await line('Bab').getByRole('link', { name: 'Edit Bab in the studio' }).click()
  await expect(studio.shuffle).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('5')
  await expect(page.getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')
  await page.getByRole('textbox', { name: 'Width' }).fill('6')
  await updateCart.click()
  await expect(page).toHaveURL('/cart')
  await expect(toastWith('The cart has been updated')).toBeVisible()
  await expect(lines).toHaveCount(1)
  await expect(line('Bab')).toContainText('Rectangle, 6 × 8 ft (183 × 244 cm)')
  await expect(line('Bab')).toContainText('$960.00')
})

test('three rugs get a discount, the next step is shown, and another tab updates', async ({
  page,
  context,
}) => {
  const { fill, openCart, line, summary, row } = cartOn(page)
  await fill(2)
  await openCart()
  const other = await context.newPage()
  await cartOn(other).openCart()
  await expect(summary).toContainText('One more rug: 5% off all of them.')
  await line('Bab').getByRole('button', { name: 'One more' }).click()
  await expect(row('Discount for 3 or more rugs, 5%')).toContainText('−$60.00')
  await expect(summary).toContainText('2 more rugs: 8% off all of them.')
  await expect(cartOn(other).row('Discount for 3 or more rugs, 5%')).toContainText('−$60.00')
})

test('a removed line is restored by one press', async ({ page }) => {
  const { fill, openCart, line, lines, toastWith } = cartOn(page)
  await fill(3)
  await openCart()
  await line('Bab').getByRole('button', { name: 'Remove Bab' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused()
  await toastWith('Bab has been removed from the cart').getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(1)
  await expect(line('Bab').getByRole('group', { name: 'Quantity of Bab' })).toContainText('3')
})

test('shipping is priced for the header’s country, in its currency', async ({ page }) => {
  const { fill, openCart, row } = cartOn(page)
  await fill()
  await openCart()
  await expect(row('Delivery to USA, insured')).toContainText('$')
  await expect(row('VAT')).toContainText('none on exports')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Delivery and currency/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^United Arab Emirates/ })
    .click()
  await expect(row('Delivery to UAE, insured')).toContainText('AED 73.45')
  await expect(row('Includes 5% VAT')).toContainText('AED')
  await expect(row('In dollars')).toContainText('$420.00')
})

test('offline, the cart stays on screen with a notice', async ({ page, context, allowError }) => {
  allowError(/Failed to load resource|net::ERR/)
  const { fill, openCart, line, toastWith } = cartOn(page)
  await fill(2)
  await openCart()
  // What has not arrived yet stays away offline.
  await expect(line('Bab').getByRole('button', { name: 'One more' })).toBeEnabled()
  await context.setOffline(true)
  await line('Bab').getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('You are offline. This is what was last in the cart')).toBeVisible()
  await expect(toastWith('The shop is not answering')).toBeVisible()
  await expect(line('Bab').getByRole('group', { name: 'Quantity of Bab' })).toContainText('2')
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

test('without a database the page of the cart says that nothing is lost', async ({ page, allowError }) => {
  allowError(/status of 5\d\d/)
  await page.goto(`${SHOP_WITHOUT_DATABASE.url}/cart`)
  await expect(page.getByRole('alert')).toContainText('We could not load the cart.')
})

test('a guest’s cart is merged into the account', async ({ page, browser }) => {
  const { fill, door, line, openCart } = cartOn(page)
  const account = accountOn(page)
  await fill(2, { ...DESIGN, rugId: 'onyx' })
  await page.goto('/cart')
  await account.signIn('Marcus')
  await expect(door).toHaveAccessibleName(/\d+ rugs$/)
  await openCart()
  await expect(line('Onyx')).toBeVisible()
  const count = await door.innerText()
  await account.button.click()
  await account.signOut.click()
  await expect(door).toHaveAccessibleName('Cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/cart')
  await accountOn(elsewhere).signIn('Marcus')
  await cartOn(elsewhere).openCart()
  await expect.poll(() => cartOn(elsewhere).door.innerText()).toBe(count)
  await expect(cartOn(elsewhere).line('Onyx')).toBeVisible()
  await elsewhere.close()
})

for (const width of [1440, 820, 390])
  test(`the cart passes axe at ${width} pixels, full and empty`, async ({ page }) => {
    const { fill, openCart, lines } = cartOn(page)
    await page.setViewportSize({ width, height: 900 })
    await openCart()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await fill(2)
    await openCart()
    await expect(lines).toHaveCount(1)
    expect(await barriersOn(page)).toEqual([])
    const [scroll, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(scroll).toBeLessThanOrEqual(view ?? 0)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart can be read', async ({ page }) => {
    const { fill, line, summary } = cartOn(page)
    await fill(3)
    await page.goto('/cart')
    await expect(line('Bab')).toContainText('$1,200.00')
    await expect(summary).toContainText('−$60.00')
    expect(await page.content()).toContain('You need JavaScript to change the cart')
  })
})
