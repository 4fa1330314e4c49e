import type { Page } from '@playwright/test'

import { expect, test } from '../shop-test.ts'

test.beforeEach(({ studio }) => studio.open('bab'))

test('the initial shape is a rectangle in feet without dimensions', async ({ page }) => {
  await expect(page.getByRole('radio', { name: 'Rectangle' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'ft' })).toBeChecked()
  await expect(side(page, 'Width')).toHaveAttribute('placeholder', '5')
  await expect(side(page, 'Length')).toHaveAttribute('placeholder', '8')
  await expect(page.getByRole('combobox', { name: 'Quantity' }).getByRole('option')).toHaveText([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ])
  await expect(page.getByText('Enter dimensions')).toBeVisible()
})

test('a price needs two numbers above zero', async ({ page }) => {
  await side(page, 'Length').fill('8')
  for (const width of ['', '0', '-5', 'wide', '5 by 8', '.']) {
    await side(page, 'Width').fill(width)
    await expect(page.getByText('Enter dimensions'), `a width of "${width}"`).toBeVisible()
  }
  await side(page, 'Width').fill('5')
  await expect(page.getByText('Enter dimensions')).toHaveCount(0)
  await side(page, 'Length').fill('')
  await expect(page.getByText('Enter dimensions')).toBeVisible()
})

test('a size in feet costs ten dollars a square foot, times the quantity', async ({ page }) => {
  await side(page, 'Width').fill('5')
  await side(page, 'Length').fill('8')
  await expectPrice(page, '$400.00')
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3')
  await expectPrice(page, '$1,200.00')
  await side(page, 'Width').fill('5.25')
  await expectPrice(page, '$1,260.00')
})

test('centimetres are converted to feet by 0.0328084 a side', async ({ page }) => {
  await page.getByRole('radio', { name: 'cm' }).check()
  await expect(side(page, 'Width')).toHaveAttribute('placeholder', '170')
  await expect(side(page, 'Length')).toHaveAttribute('placeholder', '240')
  await side(page, 'Width').fill('170')
  await side(page, 'Length').fill('240')
  // 170 × 0.0328084 × 240 × 0.0328084 × 10
  await expectPrice(page, '$439.17')
})

test('changing the unit keeps the size', async ({ page }) => {
  await page.getByRole('radio', { name: 'cm' }).check()
  await side(page, 'Width').fill('170')
  await side(page, 'Length').fill('240')
  await page.getByRole('radio', { name: 'ft' }).check()
  await expect(side(page, 'Width')).toHaveValue(/^5\.58/)
  await expect(side(page, 'Length')).toHaveValue(/^7\.87/)
  await expect(page.getByText(/^\$439\.\d\d$/)).toBeVisible()
})

test('a side is parsed in common notations, and a typed unit becomes the unit', async ({ page }) => {
  await side(page, 'Width').fill(`5'6"`)
  await side(page, 'Length').fill('8')
  await expectPrice(page, '$440.00')
  await side(page, 'Width').fill('2.4 m')
  await side(page, 'Width').blur()
  await expect(page.getByRole('radio', { name: 'cm' })).toBeChecked()
  await expect(side(page, 'Width')).toHaveValue('240')
  await expect(side(page, 'Length')).toHaveValue('243.8')
  await side(page, 'Length').fill('٣٠٠')
  // 240 × 0.0328084 × 300 × 0.0328084 × 10
  await expectPrice(page, '$775.00')
  await side(page, 'Length').fill('1,000')
  await expectPrice(page, '$2,583.34')
})

test('the possible sizes are shown, and a size beyond them is refused on blur', async ({ page }) => {
  await page.getByRole('radio', { name: 'cm' }).check()
  await expect(page.getByText('We make rugs from 60 × 90 to 1000 × 1500 cm.')).toBeVisible()
  await side(page, 'Width').fill('120')
  await side(page, 'Length').fill('50')
  await expect(page.getByText('We make rugs from 90 × 60 to 1500 × 1000 cm.')).toBeVisible()
  await side(page, 'Length').blur()
  await expect(page.getByText('The smallest rug we make is 90 × 60 cm.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the nearest size, 120 × 60 cm' }).click()
  await expect(side(page, 'Length')).toHaveValue('60')
})

test.describe('in a browser whose language has decimal commas', () => {
  test.use({ locale: 'de-DE' })
  test('an ambiguous size has no price until the visitor chooses a reading', async ({ page }) => {
    await page.getByRole('radio', { name: 'cm' }).check()
    await side(page, 'Length').fill('250,5')
    await side(page, 'Width').fill('1,000')
    await expect(page.getByText('Which do you mean?')).toBeVisible()
    await expect(page.getByText('Enter dimensions')).toBeVisible()
    await expect(side(page, 'Width')).toHaveValue('1,000')
    await page.getByRole('button', { name: '1000 cm' }).click()
    await expect(side(page, 'Width')).toHaveValue('1000')
    // 1000 × 0.0328084 × 250.5 × 0.0328084 × 10
    await expectPrice(page, '$2,696.36')
  })
})

test('square and round rugs have one dimension and cost its square', async ({ page }) => {
  await side(page, 'Width').fill('5')
  await side(page, 'Length').fill('8')
  await page.getByRole('radio', { name: 'Square' }).check()
  await expect(side(page, 'Length')).toHaveCount(0)
  await expectPrice(page, '$250.00')
  await page.getByRole('radio', { name: 'Round' }).check()
  await side(page, 'Diameter').fill('6')
  await expectPrice(page, '$360.00')
  await page.getByRole('radio', { name: 'Rectangle' }).check()
  await expectPrice(page, '$480.00')
})

test('the picture is 5 by 8 for a rectangle and 1 by 1 for square and round, with round cut to a circle', async ({
  page,
  studio,
}) => {
  const ratio = async () => {
    const box = await studio.picture.boundingBox()
    return box ? box.width / box.height : 0
  }
  await expect.poll(ratio).toBeCloseTo(5 / 8, 2)
  expect(await studio.coversCorner()).toBe(true)
  await page.getByRole('radio', { name: 'Square' }).check()
  await expect.poll(ratio).toBeCloseTo(1, 2)
  expect(await studio.coversCorner()).toBe(true)
  await page.getByRole('radio', { name: 'Round' }).check()
  await expect.poll(ratio).toBeCloseTo(1, 2)
  expect(await studio.coversCorner()).toBe(false)
})

test('the size can be set while a colour loads', async ({ page, studio }) => {
  await page.route('**/api/color/shuffle', () => {})
  await studio.shuffle.click()
  await expect(studio.changing).toBeVisible()
  await side(page, 'Width').fill('5')
  await side(page, 'Length').fill('8')
  await expectPrice(page, '$400.00')
})

function side(page: Page, label: 'Width' | 'Length' | 'Diameter') {
  return page.getByRole('textbox', { name: label })
}

async function expectPrice(page: Page, price: string): Promise<void> {
  await expect(page.getByRole('paragraph').filter({ hasText: price }).first()).toHaveText(price)
}
