import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { adminOn } from '../pages/admin-page.ts'
import { nextOneTimeCode, oneTimeCode } from '../support/one-time-code.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** Gives the browser a fingerprint reader that always answers. */
async function withFingerprintReader(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
}

test('an owner sets up a second factor, which the desk asks for in every browser and before the staff change', async ({
  page,
  browser,
  allowError,
}) => {
  test.setTimeout(180_000)
  allowError(/status of (?:403|422)/)
  await withFingerprintReader(page)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Set up a second factor' }).press('Enter')
  await expect(page.getByText(/^None yet/)).toBeVisible()
  await fitsAtEveryWidth(page, 'security-1')

  await page.getByRole('button', { name: 'Show the QR code' }).press('Enter')
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await page.getByLabel('Name of the app').fill('Phone')
  await page.getByLabel('The six digits that the app shows').fill('000000')
  await page.getByRole('button', { name: 'Add the app' }).press('Enter')
  await expect(page.getByText('That code is not right. Try again.')).toBeVisible()
  await fitsAtEveryWidth(page, 'security-2')
  await page.getByLabel('The six digits that the app shows').fill(oneTimeCode(key, Date.now()))
  await page.getByRole('button', { name: 'Add the app' }).press('Enter')
  const codes = page.getByRole('region', { name: 'Recovery codes of noor@example.com' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await fitsAtEveryWidth(page, 'security-3')
  await page.emulateMedia({ media: 'print' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await codes.getByRole('button', { name: 'I have saved them' }).press('Enter')

  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByLabel('Name of the passkey').press('Enter')
  await expect(page.getByRole('row', { name: /Laptop/ })).toContainText('Passkey')
  await fitsAtEveryWidth(page, 'security-4')

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${shop.url}/about`)
  await accountOn(elsewhere).signIn('Noor')
  await elsewhere.goto(`${shop.url}/desk`)
  const question = (on: Page) => on.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(question(elsewhere)).toBeVisible()
  await expect(elsewhere.getByRole('heading', { name: 'Orders' })).toHaveCount(0)
  await fitsAtEveryWidth(elsewhere, 'security-5')
  await elsewhere.getByLabel('Six digits from your app').fill(nextOneTimeCode(key, Date.now()))
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await elsewhere.context().close()

  // A quarter of an hour later, the invitation asks again and keeps what was typed.
  await shop.restart(0.25)
  await page.goto(`${shop.url}/desk/staff`)
  await page.getByLabel('E-mail').fill('marcus@example.com')
  await page.getByRole('button', { name: 'Send the invitation' }).press('Enter')
  await question(page).getByRole('button', { name: 'Use a passkey' }).press('Enter')
  const marcus = page.getByRole('row', { name: /marcus@example\.com/ })
  await expect(marcus).toBeVisible()
  await expect(question(page)).toHaveCount(0)

  await shop.restart(0.5)
  await page.goto(`${shop.url}/desk/staff`)
  await marcus.getByRole('button', { name: 'Change the role' }).press('Enter')
  const change = page.getByRole('dialog', { name: /^Which role/ })
  await change.getByRole('radio', { name: /^Workshop/ }).check()
  await change.getByRole('button', { name: 'Change the role' }).press('Enter')
  await expect(question(page)).toBeVisible()
  await fitsAtEveryWidth(page, 'security-6')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(change.getByRole('radio', { name: /^Workshop/ })).toBeChecked()
  await change.getByRole('button', { name: 'Change the role' }).press('Enter')
  await question(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await question(page).getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await expect(marcus).toContainText('Workshop')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'Activity' }).press('Enter')
  await expect(page.getByRole('row', { name: /Signed in with a recovery code/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Added the second factor “Laptop”/ })).toBeVisible()

  await page.goto(`${shop.url}/ar/desk/security`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأمان')
  await fitsAtEveryWidth(page, 'security-7')
  await page.getByRole('row', { name: /Phone/ }).getByRole('button', { name: 'إزالة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إزالة' }).click()
  await expect(page.getByRole('row', { name: /Phone/ })).toHaveCount(0)
})
