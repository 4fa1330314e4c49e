import sharp from 'sharp'

import { barriersOn } from '../layout/barriers-on.ts'
import { ONWARD } from '../in-arabic/reading-keys.ts'
import { expect, test } from '../shop-test.ts'

/** A brick disc in a navy frame, twice as long as wide. */
async function framed(): Promise<Buffer> {
  const drawn = `<svg width="600" height="1200"><rect width="600" height="1200" fill="#26323D"/><rect x="60" y="60" width="480" height="1080" fill="#E6DAC3"/><circle cx="300" cy="600" r="150" fill="#A8452F"/></svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}

test('a drawing of one’s own is fitted to another size as chosen, by keyboard, and its link opens so', async ({
  page,
  request,
  studio,
}) => {
  const design = {
    name: 'Framed disc',
    size: { shape: 'rectangle', width: '100', length: '200', unit: 'cm' },
    crop: { left: 0, top: 0, width: 1, height: 1 },
    yarnCount: 3,
  }
  const answer = await request.post('/api/own-artwork', {
    multipart: {
      design: JSON.stringify(design),
      picture: { name: 'framed.png', mimeType: 'image/png', buffer: await framed() },
    },
  })
  const made = (await answer.json()) as { design: { id: string } }
  await page.goto(`/product/${made.design.id}`)
  const width = page.getByRole('textbox', { name: 'Width', exact: true })
  const ways = page.getByRole('group', { name: /^Your drawing’s proportions differ/ })
  await expect(studio.swatches).toHaveCount(3)
  await page.locator('.studio').getByText('cm', { exact: true }).click()
  await width.fill('150')
  await page.getByRole('textbox', { name: 'Length', exact: true }).fill('200')
  await expect(ways.getByRole('radio', { name: 'Crop' })).toBeChecked()
  await expect(ways).toContainText('33% of the drawing is cut off.')
  expect(await barriersOn(page, '.fit-choice')).toEqual([])

  await ways.getByRole('radio', { name: 'Crop' }).press(ONWARD)
  await expect(ways.getByRole('radio', { name: 'Margin' })).toBeChecked()
  await ways.getByRole('radio', { name: 'Margin' }).press(ONWARD)
  // The frame is a tenth of the shorter side, found in the drawing.
  await expect(ways.getByRole('slider', { name: 'Width of the border' })).toHaveValue('100')
  await expect(page).toHaveURL(/d=3[\w-]*150_200_border-\d+_/)

  await ways.getByRole('radio', { name: 'Stretch' }).check()
  await expect(ways.getByRole('status')).toContainText('Everything becomes 50% wider than you drew it')
  await page.goto(page.url())
  await expect(ways.getByRole('radio', { name: 'Stretch' })).toBeChecked()
  await width.fill('100')
  await expect(ways).toBeHidden()
})
