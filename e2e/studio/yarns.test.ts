import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { ONWARD } from '../in-arabic/reading-keys.ts'
import { said } from '../in-arabic/said.ts'
import { expect, test } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

test('a yarn of the shade card is found by name, previewed on the rug and then shown by its name', async ({
  page,
  studio,
}) => {
  await openCard(page, studio)
  const search = studio.picker.getByRole('searchbox')
  const found = studio.picker.getByRole('group', { name: 'Yarns found' }).getByRole('button')
  await search.fill(said('verdegris'))
  await expect(found).toHaveText(['Verdigris'])
  await expect(studio.picker.getByRole('status')).toHaveText('One yarn')
  await search.fill(said('pink'))
  // Names with the word come before the family.
  await expect(found.first()).toHaveText(IN_ARABIC ? 'Rose quartz' : 'Pink clay')
  await expect(found).toHaveCount(20)
  await search.fill(said('yellow'))
  await expect(found, 'a family is found by its colour').toHaveCount(20)
  await search.fill('qqqq')
  await expect(studio.picker.getByText(/^No yarn has that name/)).toBeVisible()

  await search.fill(said('saffron'))
  await studio.pictureAfter(() => studio.color('Saffron').click())
  await expect(studio.color('Saffron')).toHaveAttribute('aria-pressed', 'true')
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Saffron/)
  await expect(page.getByRole('status').filter({ hasText: 'Brass is now Saffron.' })).toHaveCount(1)
  await studio.picker.getByRole('button', { name: 'Clear the search' }).click()
  await expect(search).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Saffrons' })).toBeVisible()
})

test('a typed hex offers the nearest yarn with its difference, and the hex itself', async ({
  page,
  studio,
}) => {
  // Nobody can point at the screen in a test.
  await page.addInitScript(() => {
    const open = () => Promise.resolve({ sRGBHex: '#216266' })
    Object.assign(globalThis, {
      EyeDropper: class {
        open = open
      },
    })
  })
  await openCard(page, studio)
  const search = studio.picker.getByRole('searchbox')
  await search.fill('#d9a021')
  await expect(studio.picker.getByRole('status')).toHaveText('Nearest: Saffron, ΔE 1.0 hard to tell apart')
  const offered = studio.picker.getByRole('group', { name: 'Yarns for #D9A021' }).getByRole('button')
  await expect(offered).toHaveText([
    'Exact shade #D9A021',
    'Saffron ΔE 1.0',
    /^Marigold ΔE/,
    /^Amber ΔE/,
    /^Weld ΔE/,
  ])
  await studio.pictureAfter(() => offered.first().click())
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by near Saffron, .*#D9A021/)

  await studio.picker.getByRole('button', { name: 'Pick from screen' }).click()
  await expect(search).toHaveValue('#216266')
  await expect(studio.picker.getByRole('status')).toHaveText('This is Teal')
})

test('colours are read from a photograph, which is not uploaded and stays for the next yarn', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await page.getByRole('tab', { name: 'From a photograph' }).click()
  await expect(studio.picker.getByText('read in your browser and not sent anywhere')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const field = studio.picker.getByLabel('Choose a photograph')
  await field.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  })
  await expect(studio.picker.getByText('cannot be opened as a picture here')).toBeVisible()

  await field.setInputFiles({ name: 'souk.png', mimeType: 'image/png', buffer: await photograph() })
  const nearest = studio.picker.getByRole('group', { name: 'Nearest yarns' }).getByRole('button')
  await expect(nearest).toHaveCount(STRIPES.length)
  for (const { name } of STRIPES) await expect(nearest.filter({ hasText: name })).toHaveCount(1)
  expect(sent, 'nothing leaves the browser').toEqual([])

  const shades = studio.picker.getByRole('group', { name: 'Shades in the photograph' })
  await studio.pictureAfter(() => shades.getByRole('button', { name: '#42568E' }).click())
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/#42568E/)
  await studio.swatch('Limewash').click()
  await expect(nearest, 'the next yarn finds it open').toHaveCount(STRIPES.length)
  await studio.pictureAfter(() => nearest.filter({ hasText: 'Turmeric' }).click())
  await expect(studio.swatch('Limewash')).toHaveAccessibleName(/replaced by Turmeric/)
})

test('a yarn of the shade card is chosen by keyboard', async ({ page, studio }) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await page.getByRole('tab', { name: 'Fifteen yarns' }).focus()
  await page.keyboard.press(ONWARD)
  await expect(page.getByRole('tab', { name: 'More yarns' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Saffrons' }), 'it opens where brass lies').toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Tab')
  await expect(studio.picker.getByRole('searchbox')).toBeFocused()
  await tabTo(page, 'tab', 'Saffrons')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Saffrons' }), 'there is no row below').toBeFocused()
  await page.keyboard.press(ONWARD)
  await expect(page.getByRole('tabpanel', { name: 'Olives' })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(studio.color('Citron')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(ONWARD)
  await expect(studio.color('Lentil')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(studio.color('Artichoke'), 'the same place of the next page').toBeFocused()
  await studio.pictureAfter(() => page.keyboard.press('Enter'))
  await expect(studio.color('Artichoke')).toBeFocused()
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Artichoke/)

  await studio.picker.getByRole('searchbox').fill('moss')
  await page.keyboard.press('Escape')
  await expect(studio.picker.getByRole('searchbox'), 'first the search is emptied').toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(studio.picker).toHaveCount(0)
})

test('a shade card that cannot be loaded shows an error and can be retried', async ({
  page,
  studio,
  allowError,
}) => {
  allowError(/ERR_FAILED/)
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await page.route('**/more-yarns-*.js', (route) => route.abort())
  await page.getByRole('tab', { name: 'More yarns' }).click()
  await expect(studio.picker.getByText('could not be loaded')).toBeVisible()
  await expect(studio.picture, 'the rest of the studio stays').toBeVisible()
  await page.unroute('**/more-yarns-*.js')
  await studio.picker.getByRole('button', { name: 'Try again' }).click()
  const search = studio.picker.getByRole('searchbox')
  const anew = studio.picker.getByRole('button', { name: 'Load the page again' })
  await expect(search.or(anew)).toBeVisible()
  if (await anew.isVisible()) {
    // This browser caches the failed load, as Chromium 153 does.
    await anew.click()
    await studio.swatch('Brass').click()
    await page.getByRole('tab', { name: 'More yarns' }).click()
  }
  await expect(search).toBeVisible()
})

test('on the smallest phones no part of the picker is wider than the screen', async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCard(page, studio)
  for (const view of ['More yarns', 'From a photograph', 'Fifteen yarns']) {
    await page.getByRole('tab', { name: view }).click()
    await expect(page.getByRole('tabpanel', { name: view })).toBeVisible()
    const reach = await studio.picker.evaluate((picker) =>
      Math.max(...[...picker.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
    )
    expect(reach, view).toBeLessThanOrEqual(320)
  }
})

/** The photograph's stripes, each with the nearest yarn. */
const STRIPES = [
  { rgb: [0x42, 0x56, 0x8e], name: 'Lapis' },
  { rgb: [0xba, 0x9a, 0x29], name: 'Turmeric' },
  { rgb: [0xe3, 0xe1, 0xda], name: 'Chalk' },
  { rgb: [0x86, 0x26, 0x32], name: 'Pomegranate' },
  { rgb: [0x50, 0x94, 0x6e], name: 'Malachite' },
  { rgb: [0x2e, 0x29, 0x25], name: 'Peat' },
] as const

function photograph(): Promise<Buffer> {
  const [width, height] = [600, 400]
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const stripe = Math.floor((((at / 3) % width) / width) * STRIPES.length)
    return STRIPES[stripe]?.rgb[at % 3] ?? 0
  })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

async function openCard(page: Page, studio: Studio): Promise<void> {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await page.getByRole('tab', { name: 'More yarns' }).click()
}

async function tabTo(page: Page, role: 'tab', name: string): Promise<void> {
  const target = page.getByRole(role, { name })
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
