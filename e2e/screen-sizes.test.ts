import { expect, test } from './shop-test.ts'

const PATHS = ['/', '/products', '/products/zebra', '/product/bab', '/product/nobody', '/nowhere'] as const

for (const width of [320, 360, 390, 820, 1440])
  test(`no page is wider than a screen of ${width} pixels`, async ({ page, studio, allowError }) => {
    allowError(/status of 404.*\/(?:nobody|nowhere)/)
    await page.setViewportSize({ width, height: 800 })
    for (const path of PATHS) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      if (path === '/product/bab') await studio.swatches.last().click()
      const overhang = await page.evaluate(() => {
        // Whatever hides its own overhang would also hide it from the page's width.
        const { documentElement, body } = document
        return Math.max(documentElement.scrollWidth, body.scrollWidth) - documentElement.clientWidth
      })
      expect(overhang, path).toBeLessThanOrEqual(0)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('tabs lead to yarns, size and details and say where one is', async ({ page, studio }) => {
    await studio.open('bab')
    const tabs = page.getByRole('navigation', { name: 'Studio' })
    const sections = [
      {
        tab: tabs.getByRole('link', { name: 'Size and price' }),
        heading: page.getByRole('heading', { name: 'Rug Cost Calculator' }),
      },
      {
        tab: tabs.getByRole('link', { name: 'Details' }),
        heading: page.getByRole('heading', { level: 2, name: 'Bab' }),
      },
      {
        tab: tabs.getByRole('link', { name: 'Yarns' }),
        heading: page.getByRole('heading', { name: 'Color Replacement Tool' }),
      },
    ]
    await expect(tabs.getByRole('link', { name: 'Yarns' })).toHaveAttribute('aria-current', 'location')
    for (const { tab, heading } of sections) {
      await tab.tap()
      await expect(heading).toBeInViewport()
      await expect(tab).toHaveAttribute('aria-current', 'location')
      await expect(studio.picture, 'the rug stays in sight').toBeInViewport()
    }
  })

  test('the rug lies on its side until it is turned upright', async ({ page, studio }) => {
    await studio.open('bab')
    const ratio = async () => {
      const box = await studio.picture.boundingBox()
      return box ? box.width / box.height : 0
    }
    const turn = page.getByRole('button', { name: 'Turn the rug upright' })
    await expect(turn).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(ratio).toBeCloseTo(8 / 5, 2)
    await turn.tap()
    await expect(turn).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(ratio).toBeCloseTo(5 / 8, 2)
    await page.getByText('Round', { exact: true }).tap()
    await expect(turn).toHaveCount(0)
    await expect.poll(ratio).toBeCloseTo(1, 2)
    expect(await studio.coversCorner()).toBe(false)
  })

  test('a colour can be changed and a price be read with one thumb', async ({ page, studio }) => {
    await studio.open('bab')
    await studio.swatch('Brass').tap()
    await studio.pictureAfter(() => studio.color('Teal').tap())
    await expect(studio.picture).toBeInViewport()
    await page.getByRole('textbox', { name: 'Width' }).fill('5')
    await page.getByRole('textbox', { name: 'Length' }).fill('8')
    await expect(page.getByText('$400.00', { exact: true })).toBeInViewport()
  })

  test('styles and colour palettes open above the rugs', async ({ page }) => {
    await page.goto('/products')
    const blues = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Blues' })
    await expect(blues).toBeHidden()
    const palettes = page.getByRole('button', { name: /^Color Palette/ })
    await expect(async () => {
      await palettes.tap()
      await expect(palettes).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
    }).toPass()
    await blues.tap()
    await expect(page).toHaveURL(/\/products\/blues$/)
    await expect(blues).toBeHidden()
  })

  test('the menu leads to every part of the shop', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await expect(menu).toBeVisible({ timeout: 1_000 })
    }).toPass()
    for (const name of ['SHOP NOW', 'PROCESS', 'ABOUT', 'JOURNAL', 'TRADE', 'CONTACT'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'SHOP NOW' }).tap()
    await expect(page).toHaveURL(/\/products$/)
    await expect(menu).toHaveCount(0)
  })
})
