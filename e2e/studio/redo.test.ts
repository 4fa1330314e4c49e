import { readPicture, shareChanged } from '../support/picture.ts'
import { expect, test } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

test('undo and redo continue after a reload', async ({ page, studio }) => {
  await studio.open('bab')
  const designed = await readPicture(studio.picture)
  const teal = await studio.replace('Brass', 'Teal')
  const both = await studio.replace('Limewash', 'Gold')
  await studio.lock.click()
  await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.redo).toBeEnabled()

  await page.reload()
  await settled(studio)
  expect(shareChanged(teal, await readPicture(studio.picture))).toBe(0)
  await expect(studio.swatch('Limewash')).toHaveAccessibleName(/\blocked\b/)
  expect(shareChanged(both, await studio.pictureAfter(() => studio.redo.click()))).toBe(0)
  await expect(studio.redo).toBeDisabled()

  await page.reload()
  await settled(studio)
  expect(shareChanged(teal, await studio.pictureAfter(() => studio.undo.click()))).toBe(0)
  expect(shareChanged(designed, await studio.pictureAfter(() => studio.undo.click()))).toBe(0)
  await expect(studio.undo).toBeDisabled()
})

test('a rug keeps its state while the visitor looks at others', async ({ page, studio }) => {
  await studio.open('bab')
  const teal = await studio.replace('Brass', 'Teal')
  await page.goto('/products')
  await studio.open('bab')
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  expect(shareChanged(teal, await readPicture(studio.picture))).toBe(0)
  await studio.pictureAfter(() => studio.reset.click())
  await page.reload()
  await settled(studio)
  await expect(studio.undo).toBeDisabled()
  await expect(studio.reset).toBeDisabled()
})

test('a new change clears the redo history', async ({ studio }) => {
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.redo).toBeEnabled()
  await studio.pictureAfter(() => studio.color('Gold').click())
  await expect(studio.redo).toBeDisabled()
})

test('the usual keyboard shortcuts undo and redo, but not while typing', async ({ page, studio }) => {
  await studio.open('bab')
  const teal = await studio.replace('Brass', 'Teal')
  await studio.pictureAfter(() => page.keyboard.press('Control+z'))
  await expect(studio.swatch('Brass')).not.toHaveAccessibleName(/replaced/)
  expect(shareChanged(teal, await studio.pictureAfter(() => page.keyboard.press('Control+Shift+Z')))).toBe(0)

  const width = page.getByRole('textbox', { name: 'Width' })
  await width.pressSequentially('5')
  await width.press('Control+z')
  await expect(width).toHaveValue('')
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
})

test('the studio works without browser storage', async ({ page, studio }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.redo).toBeEnabled()
})

test('the studio works with corrupted browser storage', async ({ page, studio }) => {
  await page.addInitScript(() => {
    localStorage.setItem('nawl.studio', '{"minimalist/bab.bmp":{"version":1,"history":[null]}}')
  })
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await expect(studio.undo).toBeEnabled()
})

/** After a reload both pictures load: the current one and the original design. */
async function settled(studio: Studio): Promise<void> {
  await expect(studio.picture).toHaveAttribute('src', /^blob:/)
  await expect(studio.shuffle).toBeEnabled()
}
