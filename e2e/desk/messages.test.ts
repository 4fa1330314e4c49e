import { readdir, readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** The texts of the letters to an address that this shop has written. */
async function lettersTo(email: string): Promise<string[]> {
  const folder = `var/test/${shop.port}/outbox`
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(`${folder}/${name}`))),
  )
  return letters.flatMap(({ to, subject, text }) =>
    to?.some(({ address }) => address === email) ? [`${subject}\n${text}`] : [],
  )
}

test('an enquiry is answered by keyboard in three presses besides typing', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 409/)
  test.setTimeout(180_000)
  const sent = { language: 'ar', topic: 'shipping', message: 'هل تشحنون إلى مسقط؟' }
  for (const [name, email] of [
    ['نورة', 'noura@example.com'],
    ['Omar', 'omar@example.com'],
  ])
    await request.post(`${shop.url}/api/messages`, { data: { ...sent, name, email } })

  await adminOn(page, shop.url).open()
  let presses = 0
  const press = async (target: ReturnType<Page['getByRole']>) => {
    presses += 1
    await target.press('Enter')
  }
  await press(page.getByRole('link', { name: 'Messages', exact: true }))
  await expect(page.getByRole('row', { name: /نورة.*Waiting/ })).toBeVisible()
  await press(page.getByRole('link', { name: 'نورة' }))
  const field = page.getByRole('textbox', { name: /^Will be sent by e-mail to noura@example\.com/ })
  await field.fill('نعم، خلال أسبوعين.')
  await press(page.getByRole('button', { name: 'Send the answer' }))
  await expect(page.getByText(/^Answered by noor@example\.com/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(4)
  await expect(field).toHaveValue('')
  await expect
    .poll(async () => (await lettersTo('noura@example.com')).filter((text) => text.startsWith('ردّنا')))
    .toEqual([expect.stringMatching(/نعم، خلال أسبوعين\.[\s\S]*> هل تشحنون إلى مسقط؟/)])

  await page.getByLabel('A note for the staff').fill('Asked about Muscat before.')
  await page.getByRole('button', { name: 'Save the note' }).press('Enter')
  await expect(page.getByText(/^Note by noor@example\.com/)).toBeVisible()
  await page.getByLabel('Assigned to').selectOption('noor@example.com')
  await expect(page.getByText('noor@example.com assigned it to noor@example.com')).toBeVisible()
  await fitsAtEveryWidth(page, 'message')
  await page.goto(page.url().replace('/desk/', '/ar/desk/'))
  await expect(page.getByText(/^رد من .?noor@example\.com/u)).toBeVisible()
  await fitsAtEveryWidth(page, 'message-ar')

  await page.goto(`${shop.url}/desk/messages?state=answered&assignee=me`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto(`${shop.url}/desk/messages`)
  await fitsAtEveryWidth(page, 'messages')
  await page.goto(`${shop.url}/ar/desk/messages`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الرسائل')
  await expect(page.getByRole('row', { name: /Omar.*بانتظار الرد/ })).toBeVisible()
  await fitsAtEveryWidth(page, 'messages-ar')
})

test('whoever answers second sees the first answer, and keeps what they typed', async ({
  page,
  context,
  request,
  allowError,
}) => {
  allowError(/status of 409/)
  test.setTimeout(180_000)
  const email = 'sara@example.com'
  const sent = { name: 'Sara', email, language: 'en', topic: 'care', message: 'May it be washed?' }
  await request.post(`${shop.url}/api/messages`, { data: sent })
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/messages?search=sara`)
  await page.getByRole('link', { name: 'Sara' }).press('Enter')
  const mine = page.getByRole('textbox', { name: /^Will be sent by e-mail to sara@example\.com/ })
  await mine.fill('Only dry, please.')

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Insert a saved answer').selectOption({ label: 'Full answer to follow' })
  await expect(other.getByRole('textbox', { name: /^Will be sent by e-mail/ })).toHaveValue(/^Dear Sara,/)
  await other.getByRole('button', { name: 'Send the answer' }).press('Enter')
  await expect(other.getByText(/^Answered by noor/)).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Send the answer' }).press('Enter')
  await expect(page.getByText(/^Someone else has changed this in the meantime/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'We are looking into it' })).toBeVisible()
  await expect(mine).toHaveValue('Only dry, please.')
  await fitsAtEveryWidth(page, 'message-both')
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter')
  await expect(page.getByText(/^Answered by noor/)).toHaveCount(2)
})

test('the ready answers are changed at the desk', async ({ page, allowError }) => {
  allowError(/status of 4(?:00|22)/)
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/messages`)
  await page.getByRole('link', { name: 'Saved answers' }).press('Enter')
  await page.getByRole('button', { name: 'Add an answer' }).press('Enter')
  const added = page.getByRole('group', { name: 'Answer 4' })
  await added.getByLabel('Name in the list').fill('Washing')
  await added.getByLabel('Text in English').fill('Dear {name}, only dry.')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(added.getByLabel('Text in Arabic')).toHaveAttribute('aria-invalid', 'true')
  await added.getByLabel('Text in Arabic').fill('مرحبًا {name}، تنظيف جاف فقط.')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await fitsAtEveryWidth(page, 'ready-answers')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  await page.goto(`${shop.url}/ar/desk/messages/canned`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الردود الجاهزة')
  await fitsAtEveryWidth(page, 'ready-answers-ar')
})
