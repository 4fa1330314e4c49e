import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { barriersOn } from '../layout/barriers-on.ts'
import { expect, test } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

/** A speck of ochre, 0.33% of the area. */
const SPECK = '<rect x="700" y="1300" width="70" height="70" fill="#C4913F"/>'
/** Lines of ochre that are wider than a tuft on 5 × 8 ft, and thinner on half that width. */
const LINES = [950, 1100, 1250, 1400]
  .map((y) => `<rect x="100" y="${y}" width="800" height="3" fill="#C4913F"/>`)
  .join('')

/** A brick disc on wool, and something of ochre. */
async function drawing(ochre: string) {
  const shapes =
    '<svg width="1000" height="1600"><rect width="100%" height="100%" fill="#E6DAC3"/>' +
    `<circle cx="350" cy="560" r="240" fill="#A8452F"/>${ochre}</svg>`
  return { name: 'sun.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(shapes)).png().toBuffer() }
}

function notesOn(page: Page) {
  const notes = page.getByRole('region', { name: 'Notes for the workshop' })
  return {
    notes,
    line: notes.getByRole('button', { name: /^\d notes? for the workshop$/ }),
    list: notes.getByRole('listitem'),
    showWhere: notes.getByRole('button', { name: 'Show where' }),
    fix: (words: string | RegExp) => notes.getByRole('button', { name: words }),
    veil: page.locator('.veil canvas'),
  }
}

/** Dyes Brass almost like the Limewash beside it. */
async function dyeAlike(studio: Studio): Promise<void> {
  await studio.swatch('Brass').click()
  await studio.picker.getByRole('tab', { name: 'More yarns' }).click()
  await studio.picker.getByRole('searchbox').fill(ALIKE)
  await studio.pictureAfter(() => studio.color(`Exactly ${ALIKE}`).click())
  await studio.picker.getByRole('button', { name: 'Close' }).click()
}
const ALIKE = '#DED8C8'

/** The veiled and the visible parts of the rug. */
function veiled(veil: Locator) {
  return veil.evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const alphas = data.filter((_, at) => at % 4 === 3)
    const part = (is: (alpha: number) => boolean) => alphas.filter(is).length / alphas.length
    return { veiled: part((alpha) => alpha > 200), clear: part((alpha) => alpha === 0) }
  })
}

async function openOwn(page: Page, studio: Studio, ochre: string): Promise<void> {
  await page.goto('/your-design')
  await page.getByLabel(/^Choose (?:a|another) picture$/).setInputFiles(await drawing(ochre))
  await expect(page.getByRole('img', { name: 'Your drawing, three yarns' })).toBeVisible()
  await page.getByRole('button', { name: 'Open in the studio' }).click()
  await expect(page).toHaveURL(/\/product\/own-/)
  await expect(studio.shuffle).toBeEnabled()
}

test('thin lines of a small rug are reported, shown and fixed by a larger size, by mouse', async ({
  page,
  studio,
}) => {
  const { notes, line, list, showWhere, fix, veil } = notesOn(page)
  await openOwn(page, studio, LINES)
  await studio.setSize('2.5', '4')
  await expect(line).toHaveText('1 note for the workshop')
  await expect(page.getByRole('status').filter({ hasText: '1 note for the workshop.' })).toHaveCount(1)
  await line.click()
  await expect(list).toContainText('Ochre runs in lines thinner than a tuft at this size.')

  await showWhere.click()
  await expect(veil).toBeVisible()
  const place = await veiled(veil)
  expect(place.clear).toBeGreaterThan(0.0003)
  expect(place.veiled).toBeGreaterThan(0.8)
  await showWhere.click()
  await expect(veil).toHaveCount(0)

  await fix('Make the rug at least 2 ft 10 in wide').click()
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('2.84')
  await expect(notes).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'No notes for the workshop.' })).toHaveCount(1)
})

test('adjacent yarns dyed alike are reported and separated by keyboard, with undo', async ({
  page,
  studio,
}) => {
  const { notes, line, list, showWhere, fix, veil } = notesOn(page)
  await studio.open('bab')
  await dyeAlike(studio)
  await expect(line).toBeVisible()
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(list).toContainText('meet, and in wool they look alike.')
  await page.keyboard.press('Tab')
  await expect(showWhere).toBeFocused()
  await page.keyboard.press('Space')
  await expect(showWhere).toHaveAttribute('aria-pressed', 'true')
  await expect(veil).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(veil).toHaveCount(0)
  await expect(list).toHaveCount(0)
  await expect(line).toBeFocused()

  await page.keyboard.press('Enter')
  await fix(/^Replace /)
    .first()
    .focus()
  await studio.pictureAfter(() => page.keyboard.press('Enter'))
  await expect(notes).toHaveCount(0)
  await expect(page.getByRole('group', { name: /, the whole rug$/ })).toBeFocused()
  await studio.pictureAfter(() => studio.undo.press('Enter'))
  await expect(line).toBeVisible()
})

test('a locked yarn is never offered for dyeing', async ({ page, studio }) => {
  const { line, fix } = notesOn(page)
  await studio.open('bab')
  await dyeAlike(studio)
  await line.click()
  await expect(fix(/^Replace /)).toHaveCount(2)
  await studio.swatch('Brass').click()
  await studio.lock.click()
  await expect(fix(/^Replace /)).toHaveText(/^Replace Limewash with /)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a speck of yarn in an upload is reported, shown and dyed by touch, with the rug visible', async ({
    page,
    studio,
  }) => {
    const { notes, line, list, showWhere, fix, veil } = notesOn(page)
    await openOwn(page, studio, SPECK)
    await line.tap()
    await expect(list).toContainText('Ochre covers only 0.3% of the rug and is hardly worth dyeing.')
    await showWhere.tap()
    await expect(veil).toBeVisible()

    const rug = await studio.picture.boundingBox()
    const sheet = await notes.getByRole('list').boundingBox()
    expect(sheet?.y).toBeGreaterThanOrEqual((rug?.y ?? 0) + (rug?.height ?? 0))
    for (const button of await notes.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await studio.pictureAfter(() => fix(/^Replace it with /).tap())
    await expect(notes).toHaveCount(0)
    await studio.pictureAfter(() => studio.undo.tap())
    await expect(line).toBeVisible()
  })
})

test('nothing is checked before the rug has loaded, and a catalogue rug has no notes', async ({
  page,
  studio,
}) => {
  const { notes } = notesOn(page)
  let requests = 0
  page.on('request', (request) => {
    if (/workshop-notes.*\.js/.test(request.url())) requests++
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/bitmap/**', async (route) => {
    await held
    await route.continue()
  })
  await studio.open('bab')
  expect(requests).toBe(0)
  release()
  await expect(page.locator('.stage [data-live-rug]')).toBeAttached()
  await expect.poll(() => requests).toBe(1)
  await expect(notes).toHaveCount(0)
})

test('highlights do not animate with reduced motion', async ({ page, studio }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { line, showWhere, veil } = notesOn(page)
  await openOwn(page, studio, LINES)
  await studio.setSize('2.5', '4')
  await line.click()
  await showWhere.click()
  await expect(veil).toHaveCSS('animation-name', 'none')
})

for (const width of [1440, 390])
  test(`the notes pass axe at ${width} pixels`, async ({ page, studio }) => {
    const { line, showWhere, veil } = notesOn(page)
    await page.setViewportSize({ width, height: 900 })
    await openOwn(page, studio, LINES)
    await studio.setSize('2.5', '4')
    await line.click()
    await showWhere.click()
    await expect(veil).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
