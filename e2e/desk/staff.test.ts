import { readdir, readFile } from 'node:fs/promises'

import PostalMime from 'postal-mime'

import { accountOn } from '../pages/account-page.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { pageAlive } from '../support/page-alive.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** The address in the letter of an invitation that this shop has written. */
async function invitationTo(email: string): Promise<string> {
  const folder = `var/test/${shop.port}/outbox`
  let found = ''
  await expect
    .poll(async () => {
      for (const name of (await readdir(folder).catch(() => [])).filter((each) => each.endsWith('.eml'))) {
        const { to, text } = await PostalMime.parse(await readFile(`${folder}/${name}`))
        if (to?.some(({ address }) => address === email))
          found = /\S+\/desk\/invitation\S+/.exec(text ?? '')?.[0] ?? ''
      }
      return found
    })
    .not.toBe('')
  return found
}

test('an owner invites the workshop by keyboard, which makes rugs without seeing a price, until it is removed', async ({
  page,
  browser,
  request,
  allowError,
}) => {
  test.setTimeout(120_000)
  allowError(/status of 40[39]/)
  const placed = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()

  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Staff', exact: true }).press('Enter')
  // The list of orders, which is shown until then, has a field for e-mail addresses, too.
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible()
  await page.getByLabel('E-mail').fill('marcus@example.com')
  await page.keyboard.press('Tab')
  // A browser of tests types no Arabic into a list of options.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Role')).toHaveValue('workshop')
  await page.getByRole('button', { name: 'Send the invitation' }).press('Enter')
  const marcus = page.getByRole('row', { name: /marcus@example\.com/ })
  await expect(marcus).toContainText('Has not signed in yet')
  await fitsAtEveryWidth(page, 'staff-1')

  const floor = await (await browser.newContext()).newPage()
  await floor.goto(await invitationTo('marcus@example.com'))
  await expect(
    floor.getByText(/^noor@example\.com has invited you to join the shop’s desk\. Your role: Workshop/),
  ).toBeVisible()
  await fitsAtEveryWidth(floor, 'invitation')
  await floor.setViewportSize({ width: 1440, height: 900 })
  await pageAlive(floor)
  await floor.getByRole('main').getByRole('button', { name: 'Sign in' }).press('Enter')
  await accountOn(floor).google.press('Enter')
  await accountOn(floor).person('Marcus').press('Enter')
  await expect(floor).toHaveURL(`${shop.url}/desk/today`)
  await floor.goto(`${shop.url}/desk/workshop`)
  const order = floor.getByRole('article', { name: placed.number })
  await expect(order).toContainText(/1,?524\s×\s2,?438 mm/)
  await expect(floor.getByRole('main')).not.toContainText('$')
  await expect(floor.getByRole('main')).not.toContainText('layla@example.com')
  await fitsAtEveryWidth(floor, 'staff-2')
  await order.getByRole('button', { name: 'Start production' }).click()
  await floor.getByRole('dialog').getByRole('button', { name: 'Start production' }).click()
  await expect(floor.getByRole('dialog').getByRole('alert')).toContainText('It is too early for that')
  await floor.goto(`${shop.url}/desk/staff`)
  await expect(floor.getByRole('alert')).toContainText('The workshop role does not include this page.')

  await marcus.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(marcus).toHaveCount(0)
  await floor.goto(`${shop.url}/desk/workshop`)
  await expect(floor.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page.')
  await floor.context().close()

  await page.getByRole('link', { name: 'Activity' }).press('Enter')
  await expect(page.getByRole('row', { name: /Removed marcus@example\.com \(Workshop\)/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Invited marcus@example\.com \(Workshop\)/ })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
})
