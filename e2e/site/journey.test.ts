import { expect, test } from '../shop-test.ts'

test('a visitor browses, filters, makes a rug their own, and finds the next one untouched', async ({
  page,
  studio,
  rugs,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'VIEW COLLECTION' }).click()
  await expect(page.getByRole('article')).toHaveCount(rugs.length)
  const sidebar = page.getByRole('navigation', { name: 'Categories' })
  await sidebar.getByRole('link', { name: 'Blues' }).click()
  const blues = rugs.filter(({ families }) => families.includes('blues'))
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(blues.length)
  for (const { name } of blues) {
    const links = page.getByRole('article').getByRole('link', { name: name.toUpperCase(), exact: true })
    await expect(links).toHaveCount(blues.filter((other) => other.name === name).length)
  }
  await sidebar.getByRole('link', { name: 'Minimalist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimalist Rugs')
  await page.getByRole('link', { name: 'BAB' }).click()

  await studio.replace('Brass', 'Teal')
  await studio.lock.click()
  await studio.pictureAfter(() => studio.shuffle.click())
  await studio.setSize('5', '8')
  await expect(page.getByText('$400.00', { exact: true })).toBeVisible()

  await page.getByRole('region', { name: 'Bab on paper' }).getByRole('link', { name: 'All rugs' }).click()
  await page.getByRole('link', { name: 'ECLIPSE' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eclipse')
  await expect(studio.shuffle).toBeEnabled()
  await expect(studio.undo).toBeDisabled()
  await expect(studio.reset).toBeDisabled()
  for (const swatch of await studio.swatches.all())
    await expect(swatch).not.toHaveAccessibleName(/replaced|locked/)
})
