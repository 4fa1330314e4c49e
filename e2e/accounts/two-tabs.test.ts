import { holdCalls } from '../support/delayed-calls.ts'
import { expect, test } from '../shop-test.ts'
import { studioOn } from '../pages/studio-page.ts'

test('colours changed in one tab appear in the other, which can undo them', async ({ context, studio }) => {
  const second = await context.newPage()
  const other = studioOn(second)
  await studio.open('bab')
  await other.open('bab')
  await studio.replace('Brass', 'Teal')
  await expect(other.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  await expect(other.reset).toBeEnabled()
  await other.undo.click()
  await expect(studio.swatch('Brass')).not.toHaveAccessibleName(/replaced/)
  await expect(studio.reset).toBeDisabled()
  await studio.redo.click()
  await expect(other.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
})

test('a change made while another tab waits for its picture is applied there afterwards', async ({
  context,
  studio,
}) => {
  const second = await context.newPage()
  const other = studioOn(second)
  await studio.open('bab')
  await other.open('bab')
  const held = await holdCalls(second, '**/api/color/replace-multiple-with-texture')
  await other.swatch('Brass').click()
  await other.color('Gold').click()
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Gold/)
  await expect(studio.undo).toBeEnabled()
  await studio.replace('Limewash', 'Navy')
  held.release()
  await expect(other.swatch('Limewash')).toHaveAccessibleName(/replaced by Navy/)
  await expect(other.swatch('Brass')).toHaveAccessibleName(/replaced by Gold/)
  await expect(other.shuffle).toBeEnabled()
})
