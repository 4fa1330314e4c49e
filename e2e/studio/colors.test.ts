import type { Locator } from '@playwright/test'

import { holdCalls } from '../support/delayed-calls.ts'
import { farthestChannel, meanColor, readPicture, shareChanged } from '../support/picture.ts'
import { rugWithId } from '../support/rug-with-id.ts'
import { expect, test } from '../shop-test.ts'
import { sourceOf } from '../pages/studio-page.ts'
import { yarnAreas } from '../support/yarn-areas.ts'

const FIFTEEN = 'Brown Orange Beige Black White Red Blue Green Purple Navy Gray Tan Maroon Teal Gold'.split(
  ' ',
)
const TEAL = [0x21, 0x62, 0x66] as const

test('each yarn of the rug is a swatch with its hex and its share to one decimal', async ({
  studio,
  rugs,
}) => {
  await studio.open('bab')
  const hexes = rugWithId(rugs, 'bab').yarns.map(({ hex }) => hex)
  await expect(studio.swatches).toHaveCount(hexes.length)
  const shares: number[] = []
  for (const swatch of await studio.swatches.all()) {
    const text = await swatch.innerText()
    expect(text).toMatch(/^\p{L}[\p{L} ]+\s+\d{1,2}\.\d%\s+#[0-9A-F]{6}$/u)
    expect(hexes).toContain(text.slice(text.indexOf('#')))
    shares.push(Number.parseFloat(text.slice(text.search(/\d/))))
  }
  expect(shares, 'the largest first').toEqual(shares.toSorted((a, b) => b - a))
  expect(shares.every((share) => share > 1)).toBe(true)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100.2)
})

test('a swatch opens fifteen colours, a second press closes them, another swatch moves them', async ({
  studio,
}) => {
  await studio.open('bab')
  const [first, second] = [studio.swatches.first(), studio.swatches.nth(1)]
  await expect(studio.picker).toHaveCount(0)
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(
    studio.picker.getByRole('group', { name: 'Yarns to choose from' }).getByRole('button'),
  ).toHaveText(FIFTEEN)
  await first.click()
  await expect(studio.picker).toHaveCount(0)
  await first.click()
  await second.click()
  await expect(studio.picker).toHaveCount(1)
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(second).toHaveAttribute('aria-expanded', 'true')
})

test('choosing a colour ticks it and repaints only that yarn', async ({ studio, request, rugs }) => {
  const { yarns, processingImage } = rugWithId(rugs, 'bab')
  const areas = await yarnAreas(request, processingImage)
  await studio.open('bab')
  const before = await readPicture(studio.picture)
  const after = await studio.replace('Brass', 'Teal')

  await expect(studio.color('Teal')).toHaveAttribute('aria-pressed', 'true')
  await expect(studio.color('Teal').locator('svg')).toBeVisible()
  await expect(studio.picker.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  for (const { name, hex } of yarns) {
    const area = areas.get(hex) ?? []
    expect(area.length, `the drawing has a piece of ${name} to look at`).toBeGreaterThan(100)
    expect(shareChanged(before, after, area), name).toBe(name === 'brass' ? 1 : 0)
    if (name === 'brass') expect(farthestChannel(meanColor(after, area), TEAL)).toBeLessThan(24)
  }
})

test('a locked yarn has a badge and another border, and takes no colour until it is unlocked', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  const swatch = studio.swatch('Brass')
  const loose = await bordersOf(swatch)
  await swatch.click()
  await studio.lock.click()
  await expect(studio.color('Teal')).toBeDisabled()
  await expect(page.getByRole('heading', { name: /is locked$/ })).toBeVisible()
  await swatch.click()
  await expect(swatch).toHaveAccessibleName(/\blocked\b/)
  await expect(swatch.locator('svg')).toBeVisible()
  expect(await bordersOf(swatch)).not.toEqual(loose)

  await swatch.click()
  await studio.unlock.click()
  await expect(swatch.locator('svg')).toHaveCount(0)
  await studio.pictureAfter(() => studio.color('Teal').click())
  await expect(page.getByRole('heading', { name: /is locked$/ })).toHaveCount(0)
})

test('while a colour loads the rug is marked busy and colour controls are disabled', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  const held = await holdCalls(page, '**/api/color/replace-multiple-with-texture')
  await studio.color('Teal').click()
  await expect(studio.changing).toBeVisible()
  await expect(studio.changing).toBeInViewport()
  const before = await sourceOf(studio.picture)
  // Saving stays possible.
  const usableIn = (region: string) =>
    page
      .getByRole('region', { name: region })
      .getByRole('button', { disabled: false })
      .filter({ hasNotText: 'Save' })
  await expect(usableIn('Color Replacement Tool')).toHaveAccessibleName('Close')
  await expect(usableIn('Palettes')).toHaveCount(0)
  await expect(studio.precision).toBeDisabled()

  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('/api/color/'))))
  await studio.color('Gold').click({ force: true })
  await studio.shuffle.click({ force: true })
  await studio.undo.click({ force: true })
  held.release()
  await expect(studio.changing).toHaveCount(0)
  await expect(studio.picture).not.toHaveAttribute('src', before)
  expect(calls).toBe(0)
  await expect(studio.color('Teal')).toHaveAttribute('aria-pressed', 'true')
})

function bordersOf(swatch: Locator): Promise<string> {
  return swatch.evaluate((button) =>
    [...button.querySelectorAll('*')].map((part) => getComputedStyle(part).border).join('; '),
  )
}
