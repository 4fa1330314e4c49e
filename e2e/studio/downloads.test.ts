import { readFile } from 'node:fs/promises'

import type { Download, Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { barriersOn } from '../layout/barriers-on.ts'
import { expect, test } from '../shop-test.ts'

function panelOn(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Take it with you' })
  return {
    opener: page.getByRole('button', { name: 'Take it with you' }),
    panel,
    sheet: panel.getByRole('button', { name: 'Download PDF' }),
    picture: panel.getByRole('button', { name: 'Download PNG' }),
    status: panel.getByRole('status'),
    fault: panel.getByRole('alert'),
    close: panel.getByRole('button', { name: 'Close' }),
  }
}

test('a visitor downloads the rug as a tear sheet and as a print picture', async ({ page, studio }) => {
  const { opener, panel, sheet, picture, status } = panelOn(page)
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await studio.setSize('8', '10')
  await opener.click()
  await expect(panel).toContainText('2,560 × 3,200 pixels, for 18.6 × 23.2 cm')

  const pdf = await downloaded(page, () => sheet.click())
  expect(pdf.name).toBe('Bab 8 x 10 ft, Nawl.pdf')
  expect(pdf.bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  await expect(
    status.filter({ hasText: /Bab 8 x 10 ft, Nawl\.pdf \([\d.]+ MB\) is in your downloads/ }),
  ).toBeVisible()

  const png = await downloaded(page, () => picture.click())
  expect(png.name).toBe('Bab 8 x 10 ft, Nawl.png')
  const { width, height, density } = await sharp(png.bytes).metadata()
  expect([width, height]).toEqual([2560, 3200])
  await expect(panel).toContainText(`and ${density} dpi`)
})

test('downloads work by keyboard, and Escape returns focus', async ({ page, studio }) => {
  const { opener, panel, sheet, picture } = panelOn(page)
  await studio.open('bab')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  // The dialog takes the focus some time after it is shown.
  await expect(panel.locator(':focus')).toHaveCount(1)
  for (let presses = 0; presses < 4; presses++) {
    if (await sheet.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(sheet).toBeFocused()
  const pdf = await downloaded(page, () => page.keyboard.press('Enter'))
  expect(pdf.name).toBe('Bab, Nawl.pdf')
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(picture).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a failed download explains what to do and succeeds on retry', async ({ page, studio, allowError }) => {
  allowError(/status of 503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const { opener, sheet, picture, fault } = panelOn(page)
  await studio.open('bab')
  await opener.click()
  await page.route('/take-along/**', (route) => route.fulfill({ status: 503, json: { code: 'server/busy' } }))
  await sheet.click()
  await expect(fault).toHaveText('Many people are downloading files right now. Try again in a moment.')
  await page.unroute('/take-along/**')
  await page.route('/take-along/**', (route) => route.abort())
  await picture.click()
  await expect(fault.filter({ hasText: 'could not be reached' })).toBeVisible()
  await page.unroute('/take-along/**')
  const pdf = await downloaded(page, () => sheet.click())
  expect(pdf.name).toBe('Bab, Nawl.pdf')
  await expect(fault).toHaveCount(1)
})

test('the button shows progress and starts no second download', async ({ page, studio }) => {
  const { opener, panel, sheet } = panelOn(page)
  let requests = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/take-along/**', async (route) => {
    requests++
    await held
    await route.continue()
  })
  await studio.open('bab')
  await opener.click()
  const width = (await sheet.boundingBox())?.width
  await sheet.click()
  const busy = panel.getByRole('button', { name: 'Making the PDF…' })
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  expect((await busy.boundingBox())?.width).toBe(width)
  await downloaded(page, async () => answer())
  expect(requests).toBe(1)
})

for (const width of [390, 820, 1440])
  test(`the panel fits, has large enough targets and passes axe at ${width} pixels`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { opener, panel, sheet, picture, close } = panelOn(page)
    await studio.open('bab')
    const expectRoom = async (control: Locator) => {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    // Checked before the panel opens, which hides the rest from queries by role.
    await expectRoom(opener)
    await opener.click()
    for (const control of [sheet, picture, close]) await expectRoom(control)
    await expect(panel).toHaveCSS('opacity', '1')
    expect(await barriersOn(page)).toEqual([])
    await page.mouse.click(4, 840)
    await expect(panel).toHaveCount(0)
  })

/** The file that the browser saves during `act`. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await act()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
