import { readFile } from 'node:fs/promises'

import type { SavedThings } from '@nawl/contract/account/saved'
import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { savedOn } from '../pages/saved-page.ts'
import { openOwnShop } from '../support/own-shop.ts'
import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

// Each test uses another person, in a shop of its own.
let shop: Awaited<ReturnType<typeof openOwnShop>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.close())

test('sign-in merges a visitor’s saved things once, and sign-out leaves none', async ({ page }) => {
  const { heart, favourites, designs, recommended } = savedOn(page)
  const { signIn } = accountOn(page)
  await like(page, 'Khatam')
  await save(page, 'For the hall')
  await signIn('Layla')
  await expect
    .poll(async () => shown(await keptBy(page)))
    .toEqual({ favourites: ['khatam'], designs: ['For the hall'] })
  await page.goto(`${shop.url}/account`)
  await expect(favourites).toHaveCount(1)
  await expect(designs.getByRole('heading')).toHaveText(['For the hall'])
  await expect(recommended.filter({ hasText: /Because you like Khatam.s / }).first()).toBeVisible()
  await expect(page.getByText('Layla Haddad')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(favourites).toHaveCount(0)
  await expect(designs).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('nawl.kept'))).not.toContain('khatam')

  await like(page, 'Khatam')
  await like(page, 'Jazr')
  await signIn('Layla')
  await page.goto(`${shop.url}/account`)
  await expect(favourites).toHaveCount(2)
  await expect(designs).toHaveCount(1)
  await expect(heart('Jazr')).toHaveAttribute('aria-pressed', 'true')
})

test('offline changes are sent later, and refused ones are undone', async ({ page, context, allowError }) => {
  allowError(/ERR_INTERNET_DISCONNECTED|status of 409/)
  const { heart, status, name, confirm, saving } = savedOn(page)
  await page.goto(`${shop.url}/products`)
  await accountOn(page).signIn('Marcus')
  await page.goto(`${shop.url}/products`)
  await pageAlive(page)
  const other = await context.newPage()
  await other.goto(`${shop.url}/account`)
  await expect(other.getByText('There is nothing here yet. Press the heart')).toBeVisible()

  await heart('Khatam').click()
  await expect.poll(async () => shown(await keptBy(page)).favourites).toEqual(['khatam'])
  await expect(savedOn(other).favourites, 'the other window shows it').toHaveCount(1)
  await context.setOffline(true)
  await heart('Sadu').click()
  await expect(status('You are offline. Changes are kept in this browser.')).toBeVisible()
  await expect(heart('Sadu')).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await expect.poll(async () => shown(await keptBy(page)).favourites).toEqual(['sadu', 'khatam'])

  await page.route('**/api/account/{favourites,designs}/**', (route) =>
    route.fulfill({ status: 409, json: { code: 'account/too-many-favourites' } }),
  )
  // Looked up beforehand: the notice does not wait for its translation.
  const refused = status('That could not be saved to your account')
  await heart('Jazr').click()
  await expect(refused).toBeVisible()
  await expect(heart('Jazr')).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`${shop.url}/product/bab`)
  await pageAlive(page)
  await savedOn(page).save.click()
  await name.fill('For nobody')
  await confirm.click()
  await expect(saving.getByRole('alert')).toContainText('The name you typed is still here')
  await expect(name).toHaveValue('For nobody')
})

test('everything can be exported, and deleted with the account', async ({ page, context, allowError }) => {
  // The session has already been deleted.
  allowError(/status of 403.*logout/)
  const { favourites, designs, status } = savedOn(page)
  await like(page, 'Khatam')
  await save(page, 'For the hall')
  await accountOn(page).signIn('Noor')
  await page.goto(`${shop.url}/account`)
  await expect(designs).toHaveCount(1)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('nawl-account.json')
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as SavedThings & {
    account: { email: string }
  }
  expect(copy.account.email).toBe('noor@example.com')
  expect(shown(copy)).toEqual({ favourites: ['khatam'], designs: ['For the hall'] })

  const other = await context.newPage()
  await other.goto(`${shop.url}/account`)
  await expect(savedOn(other).favourites).toHaveCount(1)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog).toContainText('What is deleted')
  await expect(dialog).toContainText('What is kept')
  const typed = dialog.getByRole('textbox')
  await typed.fill('noor@example.org')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByRole('alert')).toContainText('not this account’s e-mail address')
  await typed.fill('noor@example.com')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(status('Your account has been deleted.')).toBeVisible()
  await expect(page.getByText('You are not signed in.')).toBeVisible()
  await expect(favourites).toHaveCount(0)
  await expect(savedOn(other).favourites).toHaveCount(0)

  await accountOn(page).signIn('Noor')
  await page.goto(`${shop.url}/account`)
  await expect(page.getByText('noor@example.com')).toBeVisible()
  await expect(page.getByText('There is nothing here yet. Press the heart')).toBeVisible()
})

async function like(page: Page, name: string): Promise<void> {
  const { heart } = savedOn(page)
  await page.goto(`${shop.url}/products`)
  await pageAlive(page)
  await heart(name).click()
  await expect(heart(name)).toHaveAttribute('aria-pressed', 'true')
}

async function save(page: Page, name: string): Promise<void> {
  const saved = savedOn(page)
  await page.goto(`${shop.url}/product/bab`)
  await pageAlive(page)
  await saved.save.click()
  await saved.name.fill(name)
  await saved.confirm.click()
  await expect(saved.status(`${name} is saved`)).toBeVisible()
}

/** The saved things of the signed-in person on the server. */
async function keptBy(page: Page): Promise<SavedThings> {
  const session = await accountOn(page).storedSession()
  const headers = { authorization: `Bearer ${session?.access_token ?? ''}` }
  return (await (await page.request.get(`${shop.url}/api/account/kept`, { headers })).json()) as SavedThings
}

const shown = ({ favourites, designs }: SavedThings) => ({
  favourites: favourites.map(({ address }) => address),
  designs: designs.map(({ name }) => name),
})
