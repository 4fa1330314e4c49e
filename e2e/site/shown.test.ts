import { readFile } from 'node:fs/promises'

import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const BAB = '/shown/bab'

test('a rug is shown around with its yarns and share picture, and opens in the studio as it is', async ({
  page,
  request,
  studio,
}) => {
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  const link = page.url()
  await page.getByRole('button', { name: 'Take it with you' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Share this rug' }).click()
  await expect(page).toHaveURL(link.replace('/product/', '/shown/'))

  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bab')
  const cards = main.getByRole('region', { name: 'The yarns' }).getByRole('listitem')
  await expect(cards.filter({ hasText: 'Teal' })).toHaveCount(1)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toMatch(/\/share\/bab\.jpg\?d=/)
  expect((await request.get(picture ?? '')).status()).toBe(200)
  await main.getByRole('link', { name: 'Open it in the studio' }).click()
  await expect(page).toHaveURL(link)
})

test('a film of its palettes is made in the browser and saved', async ({ page }) => {
  test.setTimeout(120_000)
  await openPage(page, BAB)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Make the film' }).click()
  await expect(main.getByRole('progressbar', { name: 'Film' })).toBeVisible({ timeout: 40_000 })
  const save = main.getByRole('button', { name: 'Save the film' })
  await expect(save).toBeVisible({ timeout: 60_000 })
  const downloading = page.waitForEvent('download')
  await save.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^bab-nawl\.(?:mp4|webm)$/)
  expect((await readFile(await download.path())).length).toBeGreaterThan(50_000)
})

test('nothing of a film is said where the browser cannot make one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await openPage(page, BAB)
  await expect(page.getByRole('region', { name: 'The yarns' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the film' })).toHaveCount(0)
})

test('a rug that nobody has is not shown', async ({ page, allowError }) => {
  allowError(/status of 404/)
  const answer = await page.goto('/shown/nobody')
  expect(answer?.status()).toBe(404)
})
