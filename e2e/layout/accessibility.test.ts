import { barriersOn } from './barriers-on.ts'
import { expect, test } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

const WIDTHS = [1440, 390] as const

type Place = {
  readonly name: string
  readonly path: string
  readonly prepare?: (studio: Studio) => Promise<void>
}

const PLACES: readonly Place[] = [
  { name: 'home page', path: '/' },
  { name: 'listing', path: '/products' },
  { name: 'empty listing', path: '/products/zebra' },
  { name: 'studio with an open picker and a locked yarn', path: '/product/bab', prepare: openPicker },
  { name: 'studio with the shade card open', path: '/product/bab', prepare: openShadeCard },
  { name: 'page of a rug that is not there', path: '/product/nobody' },
  { name: 'page that is not there', path: '/nowhere' },
]

for (const width of WIDTHS)
  for (const { name, path, prepare } of PLACES)
    test(`the ${name} has no barrier that axe can find at ${width} pixels`, async ({
      page,
      studio,
      allowError,
    }) => {
      allowError(/status of 404.*\/(?:nobody|nowhere)/)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await prepare?.(studio)
      expect(await barriersOn(page)).toEqual([])
    })

async function openPicker(studio: Studio): Promise<void> {
  await studio.replace('Brass', 'Teal')
  await studio.swatch('Limewash').click()
  await studio.lock.click()
  await studio.swatch('Brass').click()
  await expect(studio.picker).toHaveCount(1)
}

async function openShadeCard(studio: Studio): Promise<void> {
  await studio.swatch('Brass').click()
  await studio.picker.getByRole('tab', { name: 'More yarns' }).click()
  await studio.picker.getByRole('searchbox').fill('#D9A021')
  await expect(studio.color('Exact shade #D9A021')).toBeVisible()
  await studio.picker.getByRole('searchbox').fill('')
  await expect(studio.picker.getByRole('tab', { name: 'Saffrons' })).toBeVisible()
}
