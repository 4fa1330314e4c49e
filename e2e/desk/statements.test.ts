import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

const BANK = {
  BANK_BENEFICIARY: 'Nawl LLC',
  BANK_NAME: 'Emirates NBD',
  BANK_IBAN: 'AE070331234567890123456',
  BANK_SWIFT: 'EBILAEAD',
}

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com', ...BANK })))
test.afterAll(() => shop.close())

test('an owner pastes a bank statement and books its transfers by keyboard', async ({ page, request }) => {
  test.setTimeout(240_000)
  const order = (email: string) => placeOrder(request, { email, origin: shop.url, provider: 'bank-transfer' })
  const [first, second] = [await order('layla@example.com'), await order('mona@example.com')]
  const rows = [
    `2027-01-04,Layla,RUG ${first.number.replaceAll('-', '')},"1,770.15",,FT1`,
    `2027-01-04,Mona,${second.number},"1,700.15",,FT2`,
    '2027-01-05,Landlord,Deposit back,"500.00",,FT3',
    '2027-01-05,Bank,Fees,,25.00,FT4',
    'Total,,,"3,970.30",25.00,',
  ]
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Money', exact: true }).press('Enter')
  await page.getByRole('link', { name: /^Bank statements/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements')
  await expect(page.getByText('No payments are waiting to be booked.')).toBeVisible()
  await page
    .getByLabel('Or paste the statement')
    .fill(`Date,Sender,Details,Credit,Debit,Reference\n${rows.join('\n')}`)
  await page.getByRole('button', { name: 'Read the statement' }).press('Enter')
  await expect(page.getByLabel('Column 4: Credit')).toHaveValue('credit')
  await fitsAtEveryWidth(page, 'statement-columns')
  await page.getByRole('button', { name: 'Read the file this way' }).press('Enter')
  await expect(page.getByText('4 new rows, of 4. 3 payments came in.')).toBeVisible()
  await fitsAtEveryWidth(page, 'statements')

  const certain = page.getByRole('region', { name: 'Certain' })
  await expect(certain.getByRole('link', { name: first.number })).toBeVisible()
  await certain.getByRole('button', { name: 'Book it' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Book one transfer?' })
  await question.getByRole('button', { name: 'Book it' }).press('Enter')
  await expect(certain).toBeHidden()

  const proposed = page.getByRole('region', { name: 'To confirm' })
  await expect(proposed.getByText('It is AED 70.00 less than the amount due on the order.')).toBeVisible()
  await proposed.getByRole('button', { name: `Book to ${second.number}` }).press('Enter')
  const difference = page.getByRole('dialog')
  await difference.getByRole('combobox').selectOption('ask-for-rest')
  await difference.getByRole('button', { name: `Book to ${second.number}` }).press('Enter')
  await expect(proposed).toBeHidden()
  await expect(page.getByRole('region', { name: 'Done' }).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Unknown' }).getByText('No order matches.')).toBeVisible()

  await page.goto(`${shop.url}/ar/desk/money/statements`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كشوف الحساب المصرفي')
  await expect(page.getByRole('region', { name: 'الحوالات المنجزة' })).toBeVisible()
  await fitsAtEveryWidth(page, 'statements-ar')

  await page.goto(`${shop.url}/desk/${first.number}`)
  await expect(page.getByText('Confirmed').first()).toBeVisible()
})
