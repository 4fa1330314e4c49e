import type { Page } from '@playwright/test'
import type { ListedRug } from '@nawl/domain/catalogue/listed-rug'
import { patternCode } from '@nawl/domain/catalogue/pattern-code'

import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

test('a rug with only the specified fields is listed, opened, recoloured and shown in a room', async ({
  page,
  studio,
  rugs,
}) => {
  await stripped(page, rugs)
  await openPage(page, '/about')
  await page.locator('header a[href="/"]').first().click()
  await expect(page.locator('.rug-card')).toHaveCount(8)
  await page.getByRole('link', { name: 'VIEW COLLECTION' }).click()
  await expect(page.getByRole('article')).toHaveCount(rugs.length)
  await expect(page.getByRole('article').getByRole('link')).toHaveText(
    rugs.map(({ name }) => name.toUpperCase()),
  )
  await page.getByRole('link', { name: 'BAB', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bab')
  await expect(studio.shuffle).toBeEnabled()
  await studio.swatches.first().click()
  await studio.pictureAfter(() => studio.color('Teal').click())
  await expect(studio.swatches.first()).toHaveAccessibleName(/replaced by Teal/)
  await page.getByRole('radio', { name: 'In a room' }).check()
  await expect(page.locator('[data-painted="full"]')).toBeAttached()
})

/** Makes the backend name rugs by pattern code and omit all unspecified fields. */
async function stripped(page: Page, rugs: readonly ListedRug[]): Promise<void> {
  const json = rugs.map((rug) => {
    const { id, name, collection, basePrice, mainImage, description } = rug
    return { id, name: patternCode(rug) ?? name, collection, basePrice, mainImage, description }
  })
  await page.route('**/api/rug/collections*', (route) => route.fulfill({ json }))
}
