import type { Locator, Page, Route } from '@playwright/test'

import { holdCalls } from '../support/delayed-calls.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'
import { sourceOf } from '../pages/studio-page.ts'

const FAILED_CALL = /Failed to load resource/

const FAILURES = {
  'is refused by the server': (route: Route) => route.fulfill({ status: 500, body: '{}' }),
  'does not reach the server': (route: Route) => route.abort(),
  'is answered with null': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: 'null' }),
} as const satisfies Record<string, (route: Route) => Promise<void>>

for (const [failure, fail] of Object.entries(FAILURES)) {
  test(`three sample yarns stand in when the extraction ${failure}`, async ({
    page,
    studio,
    allowError,
    warnings,
  }) => {
    allowError(FAILED_CALL)
    await page.route('**/api/color/extract', fail)
    await page.goto('/product/bab')
    await expect(studio.picture).toHaveAttribute('src', /^blob:/)
    await expect(studio.swatches).toHaveText([/45\.0%\s*#8B7355/, /35\.0%\s*#F5F5DC/, /20\.0%\s*#D2B48C/])
    // The sample yarns are not this rug's, so a shuffle would not match the swatches.
    await expect(studio.shuffle).toBeDisabled()
    expect(warnings.join()).toContain('/api/color/extract')
    await expectNoErrorText(page)
  })

  test(`a choice is recorded without a new picture when its call ${failure}`, async ({
    page,
    studio,
    allowError,
    warnings,
  }) => {
    allowError(FAILED_CALL)
    await studio.open('bab')
    const before = await sourceOf(studio.picture)
    await page.route('**/api/color/replace-multiple-with-texture', fail)
    await studio.choose('Brass', 'Teal')
    await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
    await expect(studio.color('Teal')).toHaveAttribute('aria-pressed', 'true')
    await expect(studio.undo).toBeEnabled()
    await expect(studio.reset).toBeDisabled()
    await expect(studio.picture).toHaveAttribute('src', before)
    await expect(studio.changing).toHaveCount(0)
    expect(warnings.join()).toContain('/api/color/replace-multiple-with-texture')
    await expectNoErrorText(page)

    await page.unrouteAll()
    await studio.pictureAfter(() => studio.color('Gold').click())
    await expect(studio.reset).toBeEnabled()
  })

  test(`nothing changes when a shuffle ${failure}`, async ({ page, studio, allowError, warnings }) => {
    allowError(FAILED_CALL)
    await studio.open('bab')
    const before = await sourceOf(studio.picture)
    await page.route('**/api/color/shuffle', fail)
    await studio.shuffle.click()
    await expect.poll(() => warnings.join()).toContain('/api/color/shuffle')
    await expect(studio.shuffle).toBeEnabled()
    await expect(studio.undo).toBeDisabled()
    await expect(studio.reset).toBeDisabled()
    await expect(studio.picture).toHaveAttribute('src', before)
    await expectNoErrorText(page)
  })
}

test('a rug without any yarn says that no colours could be extracted', async ({ page, studio }) => {
  await page.route('**/api/color/extract', (route) => route.fulfill({ json: { extractedColors: [] } }))
  await page.goto('/product/bab')
  await expect(page.getByText('No colors could be extracted. Try with a different rug image.')).toBeVisible()
  await expect(studio.swatches).toHaveCount(0)
  await expect(studio.shuffle).toBeDisabled()
})

test('the catalogue picture stays when the first picture cannot be rendered', async ({
  page,
  studio,
  failCalls,
}) => {
  await failCalls('**/api/color/replace-multiple-with-texture')
  await page.goto('/product/bab')
  await expect(studio.shuffle).toBeEnabled()
  await expect(studio.picture).toHaveAttribute('src', /^\/artwork\//)
  await expect(studio.picture).not.toHaveJSProperty('naturalWidth', 0)
  await studio.pictureAfter(() => studio.shuffle.click())
})

test('the page gives up a call after ten seconds without an answer', async ({ page, studio, warnings }) => {
  const held = await holdCalls(page, '**/api/color/extract')
  const started = Date.now()
  await page.goto('/product/bab')
  await expect(studio.swatches).toHaveCount(3)
  expect(Date.now() - started).toBeGreaterThan(9_500)
  expect(warnings.join()).toContain('/api/color/extract')
  held.release()
})

test('a picture that cannot be loaded is replaced by undyed wool, on cards and in the studio', async ({
  page,
  studio,
  allowError,
}) => {
  allowError(/Failed to load resource.*\/artwork\//)
  await page.route('**/artwork/**', (route) => route.abort())
  await page.route('**/api/color/replace-multiple-with-texture', (route) =>
    route.fulfill({ contentType: 'image/png', body: 'no picture' }),
  )
  for (const path of ['/', '/products']) {
    await page.goto(path)
    const picture = page.getByRole('article').getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expectPlaceholder(picture)
  }
  await page.goto('/product/bab')
  await expect(studio.shuffle).toBeEnabled()
  await expectPlaceholder(studio.picture)
})

test('a visitor who navigates while the collection is unavailable sees the built-in rugs as sample data', async ({
  page,
  failCalls,
  warnings,
  rugs,
}) => {
  await openPage(page, '/')
  await failCalls('**/api/rug/collections*')
  await page.getByRole('link', { name: 'VIEW COLLECTION' }).click()
  await expect(page.getByRole('article')).toHaveCount(rugs.length)
  await page.getByRole('link', { name: 'ECLIPSE' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
  await expect(page.getByText('Connected to backend but showing sample data')).toBeVisible()
  expect(warnings.join()).toContain('/api/rug/collections')
})

/** Expects a picture that is neither the catalogue's nor the server's. */
async function expectPlaceholder(picture: Locator): Promise<void> {
  const loaded = () =>
    picture.evaluate((img: HTMLImageElement) => (img.complete && img.naturalWidth > 0 ? img.currentSrc : ''))
  await expect.poll(loaded).toMatch(/^(?!.*\/artwork\/)http/)
}

/** The specification shows no error for a failed call. */
async function expectNoErrorText(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/failed|went wrong|error|broke\b/i)).toHaveCount(0)
}
