import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const plan = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true })
const piece = (page: Page, name: string) =>
  plan(page).getByRole('application', { name: new RegExp(`^${name}, `) })
const answer = (page: Page) => page.getByRole('heading', { level: 2, name: /×|across|no rug/ })
const alternatives = (page: Page) => page.getByRole('region', { name: 'Nearest common sizes' })

/** Pictures to be looked at, and axe, at the three widths of the design. */
async function seenAt(page: Page, name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The plan is drawn anew for its width.
    await expect(page.locator('.plan-picture')).toHaveAttribute('width', /.+/)
    await page.screenshot({ path: `var/test/screens/room-plan-${name}-${width}.png`, fullPage: true })
    await page
      .locator('.plan-frame')
      .screenshot({ path: `var/test/screens/room-plan-${name}-${width}-plan.png` })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await barriersOn(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a room is drawn by its measures, told its rug, and the studio opens in that size', async ({ page }) => {
  test.setTimeout(240_000)
  const sent: string[] = []
  await openPage(page, '/room-plan?rug=bab')
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /4200|"widthMm"|widthMm/.test(request.url())) sent.push(request.url())
  })
  await expect(answer(page)).toHaveText('230 × 300 cm')
  await expect(page.getByText('The front legs stand on the rug')).toBeVisible()
  await expect(page.getByText(/behind the seat as well: a wall is too close/)).toBeVisible()
  await expect(page.getByText(/The door clears the rug/)).toBeVisible()
  await seenAt(page, 'sofa')

  // By keys: the sofa off the wall, so that all its legs can stand on the rug.
  const sofa = piece(page, 'Sofa')
  await sofa.focus()
  await sofa.press('Shift+ArrowDown')
  await expect(sofa).toHaveAccessibleName(/from the left wall, 55 cm from the top wall/)
  await expect(page.getByText('All legs on')).toHaveCount(2)
  await sofa.press('r')
  await expect(sofa).toHaveAccessibleName(/^Sofa, 95\s×\s220 cm/)
  await sofa.press('Delete')
  await expect(sofa).toHaveCount(0)
  await expect(answer(page)).toHaveText('280 × 440 cm')
  await seenAt(page, 'whole')

  await page.getByRole('button', { name: 'Add: Dining table' }).click()
  const table = piece(page, 'Dining table')
  await expect(table).toBeVisible()
  await page.getByLabel('The rug is for').selectOption('Dining table')
  await expect(answer(page)).toHaveText('240 × 330 cm')
  await expect(page.getByText('The rug reaches 75 cm beyond the table on every side')).toBeVisible()
  const larger = alternatives(page).getByRole('listitem').last()
  await expect(larger).toContainText('300 × 400 cm')
  await expect(larger).toContainText('$')
  await seenAt(page, 'dining')

  // By hand: the rug under the door.
  const box = (await page.getByRole('application', { name: /^Rug, / }).boundingBox())!
  await page.mouse.move(box.x + 8, box.y + box.height - 8)
  await page.mouse.down()
  await page.mouse.move(box.x - 60, box.y + box.height + 40, { steps: 5 })
  await page.mouse.up()
  const findings = page.getByRole('list', { name: 'What to change' })
  await expect(findings).toContainText(
    'The door swings over the rug. Our highest pile needs 20 mm of clearance',
  )
  await expect(findings).toContainText('Dining table: a chair that is pulled out will drop off the edge')
  await seenAt(page, 'by-hand')
  await page.reload()
  await expect(findings).toContainText('The door swings over the rug')
  await page.getByRole('button', { name: 'Back to our suggestion' }).click()
  await expect(answer(page)).toHaveText('240 × 330 cm')

  const open = page.getByRole('link', { name: 'Open it in the studio at this size' })
  await expect(open).toHaveAttribute('href', /^\/product\/bab\?d=.*240_330_/)
  expect(sent).toEqual([])
  await open.click()
  await expect(page.getByLabel('Width').first()).toHaveValue('240')
  await expect(page.getByLabel('Length').first()).toHaveValue('330')
  await page.getByRole('link', { name: 'Plan the room from its measurements' }).click()
  await expect(answer(page)).toHaveText('240 × 330 cm')
  await expect(page.getByLabel('Design')).toHaveValue('bab')
})

test('a plan is drawn in feet, with a corner cut out, by touch', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await (
    await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  ).newPage()
  await openPage(page, '/room-plan')
  await page.getByRole('radio', { name: 'ft and in' }).check()
  await page.getByLabel('Across the plan').first().fill(`15'6"`)
  await page.getByLabel('Down the plan').first().fill('18 ft')
  await page.getByLabel('Down the plan').first().press('Enter')
  await expect(page.getByRole('group', { name: 'Room plan, 15 ft 6 in × 18 ft' })).toBeVisible()
  await page.getByRole('radio', { name: 'L-shaped' }).check()
  await page.getByLabel('Missing corner').selectOption('Lower right')
  await piece(page, 'Sofa').press('Delete')
  await page.getByRole('button', { name: 'Add: Bed' }).tap()
  await page.getByLabel('The rug is for').selectOption('Bed')
  await expect(answer(page)).toHaveText('8 × 10 ft')
  await expect(page.getByText('Beside and beyond the bed')).toHaveCount(2)
  await seenAt(page, 'bed-feet')
})

test('the plan says in Arabic what fits, and shows it before scripts', async ({ page, browser }) => {
  await openPage(page, '/ar/room-plan')
  await expect(page.getByRole('heading', { level: 1, name: 'مخطط غرفتك بمقاساتها' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^الأرجل الأمامية على السجادة$/ })).toBeVisible()
  await seenAt(page, 'arabic')
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await bare.goto('/room-plan')
  await expect(bare.getByText('The front legs stand on the rug')).toBeVisible()
})
