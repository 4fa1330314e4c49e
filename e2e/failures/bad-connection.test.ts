import { holdCalls } from '../support/delayed-calls.ts'
import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const REPLACE = '**/api/color/replace-multiple-with-texture'

test('a blurred placeholder stays until the rug’s picture has loaded', async ({ page, studio }) => {
  const pictures = await holdCalls(page, '**/artwork/**')
  const answers = await holdCalls(page, REPLACE)
  await page.goto('/product/bab', { waitUntil: 'commit' })
  const placeholder = page.locator('.rug-blurred')
  await expect(placeholder).toBeVisible()
  await expect(studio.swatches.first()).toBeVisible()
  await expect(placeholder).toBeVisible()
  pictures.release()
  await expect(placeholder).toHaveCount(0)
  answers.release()
  await expect(studio.shuffle).toBeEnabled()
})

test('a change whose call gets no answer is recorded, reported and rendered on retry', async ({
  page,
  studio,
  failCalls,
}) => {
  await studio.open('bab')
  await failCalls(REPLACE, 'timedout')
  await studio.choose('Brass', 'Teal')
  await expect(
    page.getByText('your change is recorded, but the new picture has not loaded yet'),
  ).toBeVisible()
  await page.unrouteAll()
  await studio.pictureAfter(() => page.getByRole('button', { name: 'Try again' }).click())
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  await expect(studio.reset).toBeEnabled()
})

test('yarns, picture and a changed shape load by themselves when the connection returns', async ({
  page,
  context,
  studio,
  failCalls,
}) => {
  await failCalls('**/api/color/**', 'internetdisconnected')
  await page.goto('/product/bab')
  await expect(page.getByText('Sample colours:')).toBeVisible()
  await expect(studio.shuffle).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Read again' })).toBeEnabled()
  await page.getByRole('radio', { name: 'Round' }).check()
  await expect(studio.swatches).toHaveCount(3)
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(studio.shuffle).toBeEnabled()
  await expect(studio.swatch('Brass')).toBeVisible()
  await expect(studio.picture).toHaveAttribute('src', /^blob:/)
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
})

test('a link followed offline keeps the page with a notice, and works again with the connection', async ({
  page,
  context,
  studio,
  allowError,
}) => {
  // The studio's idle prefetches fail offline, which does not matter.
  allowError(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS/)
  await studio.open('bab')
  await pageAlive(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'All rugs', exact: true }).first().click()
  await expect(page.getByText('You are offline. This page stays open')).toBeVisible()
  await expect(page).toHaveURL(/\/product\/bab/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bab')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'All rugs', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Rugs')
})

test('a yarn without its picture is shown as a disc of its colour', async ({ page, studio, allowError }) => {
  allowError(/Failed to load resource.*\/yarn\//)
  await page.route('**/yarn/**', (route) => route.abort())
  await studio.open('bab')
  const hexes = (await studio.swatches.allInnerTexts()).map((text) => text.slice(text.indexOf('#')))
  for (const [place, hex] of hexes.entries())
    await expect(studio.swatches.nth(place).locator('svg circle')).toHaveAttribute('fill', hex)
})
