import { readPicture, shareChanged } from './picture.ts'
import { expect, test } from './shop-test.ts'
import type { Studio } from './studio-page.ts'

test('undo and redo go on after a reload where they were left', async ({ page, studio }) => {
  await studio.open('bab')
  const designed = await readPicture(studio.picture)
  await studio.swatch('Brass').click()
  const teal = await studio.pictureAfter(() => studio.color('Teal').click())
  await studio.swatch('Limewash').click()
  const both = await studio.pictureAfter(() => studio.color('Gold').click())
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

test('a rug left for the others is as it was left when one comes back', async ({ page, studio }) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  const teal = await studio.pictureAfter(() => studio.color('Teal').click())
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

test('a new step ends what could be redone', async ({ studio }) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await studio.pictureAfter(() => studio.color('Teal').click())
  await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.redo).toBeEnabled()
  await studio.pictureAfter(() => studio.color('Gold').click())
  await expect(studio.redo).toBeDisabled()
})

test('the keys of other programs undo and redo here too, but not while one types', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  const teal = await studio.pictureAfter(() => studio.color('Teal').click())
  await studio.pictureAfter(() => page.keyboard.press('Control+z'))
  await expect(studio.swatch('Brass')).not.toHaveAccessibleName(/replaced/)
  expect(shareChanged(teal, await studio.pictureAfter(() => page.keyboard.press('Control+Shift+Z')))).toBe(0)

  const width = page.getByRole('textbox', { name: 'Width' })
  await width.pressSequentially('5')
  await width.press('Control+z')
  await expect(width).toHaveValue('')
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
})

test('a browser that keeps nothing has a studio all the same', async ({ page, studio }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await studio.pictureAfter(() => studio.color('Teal').click())
  await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.redo).toBeEnabled()
})

test('a browser that keeps nonsense has a studio all the same', async ({ page, studio }) => {
  await page.addInitScript(() => {
    localStorage.setItem('nawl.studio', '{"minimalist/bab.bmp":{"version":1,"history":[null]}}')
  })
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await studio.pictureAfter(() => studio.color('Teal').click())
  await expect(studio.undo).toBeEnabled()
})

test('a question mark lists the keys, Escape takes the list away', async ({ page, studio }) => {
  await studio.open('bab')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(list).toBeVisible()
  await expect(list.getByText('Redo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  const link = page.getByRole('button', { name: 'Shortcuts' })
  await link.click()
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(link).toBeFocused()
})

/** After a reload both pictures come: the one that was left and, to go back to, the one as designed. */
async function settled(studio: Studio): Promise<void> {
  await expect(studio.picture).toHaveAttribute('src', /^blob:/)
  await expect(studio.shuffle).toBeEnabled()
}
