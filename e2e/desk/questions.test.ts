import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { said } from '../in-arabic/said.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { openAssistant } from '../pages/assistant-page.ts'
import { expect, test } from '../shop-test.ts'

const ANSWER = IN_ARABIC ? 'لا نبيع الستائر، بل السجاد فقط.' : 'No curtains: we make rugs alone.'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('a question without an answer is answered at the desk, and then in other words', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const visitor = await openAssistant(page, `${shop.url}/contact`)
  await visitor.say('My name is Layla Haddad, do you sell curtains?')
  await expect(visitor.log).toContainText(/I do not know that|I am not sure/)

  await adminOn(page, shop.url).open()
  const row = page.getByRole('listitem').filter({ hasText: said('do you sell curtains?') })
  await expect(async () => {
    await page.goto(`${shop.url}/desk/questions`)
    await expect(row).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(row).toContainText('Asked once')
  await expect(page.getByText(said('Layla'))).toHaveCount(0)
  await row.getByRole('button', { name: 'Write an answer' }).press('Enter')
  await page.getByLabel(IN_ARABIC ? 'Answer in Arabic' : 'Answer in English').fill(ANSWER)
  await page.getByLabel(/^Page with more information/).fill('/about')
  await fitsAtEveryWidth(page, 'desk-questions')
  await page.getByRole('button', { name: 'Publish the answer' }).press('Enter')
  await expect(page.getByText(IN_ARABIC ? 'Arabic only' : 'English only')).toBeVisible()
  await page.goto(`${shop.url}/ar/desk/questions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أسئلة بلا جواب')
  await fitsAtEveryWidth(page, 'desk-questions-ar')

  const another = await browser.newContext()
  const next = await openAssistant(await another.newPage(), `${shop.url}/`)
  await next.say('Are there any curtains to buy?')
  await expect(next.log).toContainText(ANSWER)
  await another.close()
})

test('a conversation goes on in the other language, and is gone once it is ended', async ({ page }) => {
  const assistant = await openAssistant(page, `${shop.url}/shipping`)
  await assistant.say('How long to Oslo?')
  await expect(assistant.log).toContainText('10-14 days')
  await assistant.say('switch to Arabic please')
  await expect(page).toHaveURL(IN_ARABIC ? /\d\/shipping/ : /\/ar\/shipping/)
  await expect(page.getByRole('log')).toContainText(said('How long to Oslo?'))
  await page
    .getByRole('button', { name: IN_ARABIC ? /^End/ : /^إنهاء/ })
    .first()
    .click()
  await expect(page.getByRole('log')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
})
