import { barriersOn } from '../layout/barriers-on.ts'
import { layoutFaults } from '../layout/layout-faults.ts'
import { adminOn } from '../pages/admin-page.ts'
import { expect, test } from '../shop-test.ts'
import { stopsOfTab } from '../layout/stops-of-tab.ts'

const GROUPS = ['Sales', 'Production', 'Storefront', 'Money and reports', 'Administration']

for (const width of [320, 820, 1239])
  test(`the menu of the desk is opened, followed and left by keyboard at ${width} pixels`, async ({
    page,
  }) => {
    await adminOn(page).open()
    await page.setViewportSize({ width, height: 900 })
    const menu = page.getByRole('navigation', { name: 'Desk' })
    const button = menu.getByRole('button', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Reports', exact: true })).toBeHidden()

    await button.press('Enter')
    for (const name of GROUPS) await expect(menu.getByRole('group', { name, exact: true })).toBeVisible()
    await expect(menu.getByRole('link')).toHaveCount(22)
    expect(await barriersOn(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    expect(await stopsOfTab(page)).toEqual({ missed: [], unseen: [] })
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('group', { name: 'Sales', exact: true })).toBeHidden()
    await expect(button).toBeFocused()

    await button.press('Enter')
    await menu.getByRole('link', { name: 'Workshop', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshop')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('main'), 'the keyboard arrives with the page').toBeFocused()
  })

test('the menu of the desk stands beside the page in a wide window, and scrolls to its page in a low one', async ({
  page,
}) => {
  await adminOn(page).open()
  const menu = page.getByRole('navigation', { name: 'Desk' })
  await page.setViewportSize({ width: 1240, height: 560 })
  await page.goto('/desk/activity')
  await expect(menu.getByRole('button')).toBeHidden()
  const here = menu.getByRole('link', { name: 'Activity', exact: true })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await expect(here).toBeInViewport()
  expect(await barriersOn(page)).toEqual([])
})
