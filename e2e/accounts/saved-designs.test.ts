import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { savedOn } from '../pages/saved-page.ts'
import { readPicture, shareChanged } from '../support/picture.ts'
import { expect, test } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

test('a saved design reopens pixel by pixel, as itself or as a copy', async ({ page, studio }) => {
  const { save, name, confirm, copy, saving, status, designs } = savedOn(page)
  await studio.open('bab')
  const teal = await studio.replace('Brass', 'Teal')
  const design = new URL(page.url()).searchParams.get('d')
  await save.click()
  await expect(name).toHaveValue('Bab in Teal')
  await name.fill(' ')
  await confirm.click()
  await expect(saving.getByRole('alert')).toHaveText('A design needs a name.')
  await name.fill('For the hall')
  await confirm.click()
  await status('For the hall is saved').getByRole('link', { name: 'See all' }).click()

  await expect(page).toHaveURL('/account')
  await expect(designs).toHaveCount(1)
  const small = designs.getByRole('img', { name: 'Open For the hall in the studio' })
  await expect(small, 'one design lies in its room, in its yarns').toHaveAttribute('src', inRoom(design))
  await expect(small).not.toHaveJSProperty('naturalWidth', 0)
  await designs.getByRole('link', { name: 'Reopen For the hall', exact: true }).click()
  await settled(studio)
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  expect(shareChanged(teal, await readPicture(studio.picture))).toBe(0)

  await studio.replace('Limewash', 'Gold')
  await save.click()
  await expect(name).toHaveValue('For the hall')
  await confirm.click()
  await expect(status('For the hall is saved')).toBeVisible()
  await save.click()
  await name.fill('For the stairs')
  await copy.click()
  await expect(status('For the stairs is saved')).toBeVisible()
  await page.goto('/account')
  await expect(designs.getByRole('heading')).toHaveText(['For the stairs', 'For the hall'])
})

test('a rug saved as drawn reopens as drawn, whatever was changed since', async ({ page, studio }) => {
  const { save, name, confirm, designs } = savedOn(page)
  await studio.open('bab')
  const drawn = await readPicture(studio.picture)
  await save.click()
  await expect(name).toHaveValue('Bab')
  await confirm.click()
  await studio.replace('Brass', 'Teal')
  await page.goto('/account')
  await designs.getByRole('link', { name: 'Reopen Bab', exact: true }).click()
  await settled(studio)
  await expect(studio.swatch('Brass')).not.toHaveAccessibleName(/replaced/)
  expect(shareChanged(drawn, await readPicture(studio.picture))).toBe(0)
  await save.click()
  await expect(savedOn(page).copy, 'it is known as the one that was saved').toBeVisible()
})

test('a saved design is duplicated, renamed, deleted and restored', async ({ page, studio }) => {
  const { designs, status, undo, section } = savedOn(page)
  await saveBab(page, studio)
  await page.goto('/account')
  await designs.getByRole('button', { name: 'Duplicate Bab' }).click()
  await expect(designs.getByRole('heading')).toHaveText(['Bab (copy)', 'Bab'])

  const copy = designs.filter({ has: page.getByRole('heading', { name: 'Bab (copy)' }) })
  await copy.getByRole('button', { name: 'Rename' }).click()
  await expect(copy.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Evening')
  await page.keyboard.press('Escape')
  await expect(copy.getByRole('button', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('Enter')
  await copy.getByRole('textbox', { name: 'Name' }).fill('Evening')
  await page.keyboard.press('Enter')
  await expect(status('Renamed to Evening')).toBeVisible()
  await expect(designs.getByRole('button', { name: 'Rename Evening' })).toBeFocused()

  await designs.getByRole('button', { name: 'Delete Evening' }).press('Enter')
  await expect(designs.getByRole('heading')).toHaveText(['Bab'])
  await expect(section('Saved designs').getByRole('heading', { level: 2 })).toBeFocused()
  await undo.click()
  await expect(designs.getByRole('heading')).toHaveText(['Evening', 'Bab'])
  await page.reload()
  await expect(designs.getByRole('heading')).toHaveText(['Evening', 'Bab'])
})

test('an uploaded design can be saved', async ({ page, request, studio }) => {
  const drawing = await sharp({ create: { width: 500, height: 800, channels: 3, background: '#A8452F' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="250" height="800"><rect width="250" height="800" fill="#26323D"/></svg>',
        ),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const wish = {
    name: 'Halves',
    crop: { left: 0, top: 0, width: 1, height: 1 },
    size: { shape: 'rectangle', width: '', length: '', unit: 'ft' },
    yarnCount: 2,
  }
  const answer = await request.post('/api/own-artwork', {
    multipart: {
      design: JSON.stringify(wish),
      picture: { name: 'halves.png', mimeType: 'image/png', buffer: drawing },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { design } = (await answer.json()) as { design: { id: string } }
  const { save, name, confirm, status, designs, heart } = savedOn(page)
  await studio.open(design.id)
  await expect(heart('Halves')).toHaveCount(0)
  await save.click()
  await expect(name).toHaveValue('Halves')
  await confirm.click()
  await expect(status('Halves is saved')).toBeVisible()
  await page.goto('/account')
  await expect(designs).toContainText('Your own drawing')
})

async function saveBab(page: Page, studio: Studio): Promise<void> {
  const { save, confirm, status } = savedOn(page)
  await studio.open('bab')
  await save.click()
  await confirm.click()
  await expect(status('Bab is saved')).toBeVisible()
}

async function settled(studio: Studio): Promise<void> {
  await expect(studio.picture).toHaveAttribute('src', /^blob:/)
  await expect(studio.shuffle).toBeEnabled()
}

const inRoom = (design: string | null) => `/api/rooms/hallway/bab.webp?d=${design}&light=day&width=1200`
