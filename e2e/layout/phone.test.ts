import type { Page } from '@playwright/test'

import { expect, test } from '../shop-test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('tabs lead to yarns, size and details and mark the current one', async ({ page, studio }) => {
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

  test('the rug is shown in landscape until it is turned upright', async ({ page, studio }) => {
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

  test('a colour can be changed and the price read with one thumb', async ({ page, studio }) => {
    await studio.open('bab')
    await studio.swatch('Brass').tap()
    await studio.pictureAfter(() => studio.color('Teal').tap())
    await expect(studio.picture).toBeInViewport()
    await studio.setSize('5', '8')
    await expect(page.getByText('$400.00', { exact: true })).toBeInViewport()
  })

  for (const [rug, rows] of [
    ['palimpsest', 'one row'],
    ['qamariya', 'two rows'],
  ] as const)
    test(`no swatch is partly under the tabs when a picker opens below ${rows}`, async ({ page, studio }) => {
      await studio.open(rug)
      const count = await studio.swatches.count()
      for (let n = 0; n < count; n++) {
        const swatch = studio.swatches.nth(n)
        // Scrolled as by a user before pressing.
        await swatch.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await swatch.tap()
        await expect(studio.picker).toBeVisible()
        await expect(async () => {
          expect(await swatchesCutOff(page), `yarn ${n + 1}`).toEqual([])
          await expect(swatch).toBeInViewport({ ratio: 1 })
          await expect(studio.color('Gold'), 'all to choose from').toBeInViewport({
            ratio: 1,
          })
        }).toPass({ timeout: 5_000 })
        await studio.picker.getByRole('button', { name: 'Close' }).tap()
      }
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

/** Swatches that are partly hidden by the bottom sheet's tabs. */
function swatchesCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.querySelector('.sheet-body')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll('.swatch')]
      .map((swatch) => ({ swatch, box: swatch.getBoundingClientRect() }))
      .filter(({ box }) => box.top < edge - 1 && box.bottom > edge + 1)
      .map(({ swatch }) => swatch.getAttribute('aria-label') ?? '')
  })
}
