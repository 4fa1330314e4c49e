import { createHmac } from 'node:crypto'

import { webhookReceiver } from '../../apps/server/test/webhooks/receiver.ts'
import { adminOn } from '../pages/admin-page.ts'
import { placeOrder } from '../pages/order-page.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
test.beforeAll(async () => {
  receiver = await webhookReceiver()
  shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })
})
test.afterAll(async () => {
  await shop.close()
  await receiver.close()
})

test('an owner connects a program by keyboard, which is told of an order and reads it with a token', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 4(?:00|22)/)
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Integrations', exact: true }).press('Enter')
  await expect(page.getByText('No endpoints yet.')).toBeVisible()
  await page.getByLabel('Address').fill('https://10.0.0.1/hook')
  await page.getByRole('button', { name: 'Add endpoint' }).press('Enter')
  await expect(
    page.getByText('Webhooks can only be sent to public addresses that begin with https://.'),
  ).toBeVisible()
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByLabel('What it is for').fill('Accounts')
  await page.getByRole('button', { name: 'Add endpoint' }).press('Enter')
  const secret = await page.getByText(/^whsec_/).innerText()
  await fitsAtEveryWidth(page, 'secret')
  await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
  await expect(page.getByText(secret)).toHaveCount(0)

  const placed = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  await expect.poll(() => receiver.received.length).toBe(1)
  const [message] = receiver.received
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = message!.headers
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(at)}.${message!.body}`)
    .digest('base64')
  expect(signature).toBe(`v1,${expected}`)
  expect(JSON.parse(message!.body)).toMatchObject({
    type: 'order.placed',
    data: { orderNumber: placed.number },
  })

  const { port } = receiver
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Messages to localhost:${port}`)
  receiver.behave((response) => void response.writeHead(500).end('out of paper'))
  await page.getByRole('button', { name: 'Send a test' }).press('Enter')
  const sample = page.getByRole('row', { name: /Test/ })
  await expect(sample).toContainText('Response 500')
  await expect(sample).toContainText('Waiting')
  await sample.getByText('Message and response').press('Enter')
  await expect(sample.getByText('out of paper')).toBeVisible()
  await fitsAtEveryWidth(page, 'deliveries')
  receiver.reset()
  await sample.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(sample).toContainText('Delivered')

  await page.getByRole('link', { name: 'All integrations' }).press('Enter')
  await page.getByLabel('Name').fill('Accounts')
  await page.getByRole('button', { name: 'Create token' }).press('Enter')
  await expect(page.getByText('Choose at least one permission.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Read orders and payments/ }).press('Space')
  await page.getByRole('button', { name: 'Create token' }).press('Enter')
  const token = await page.getByText(/^nawl_/).innerText()
  await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
  const ask = (path: string) =>
    request.get(`${shop.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await ask(`/api/desk/orders/${placed.number}`)).json()).toMatchObject({
    number: placed.number,
    email: 'layla@example.com',
  })
  expect((await ask('/api/desk/staff')).status()).toBe(403)
  await page.reload()
  await expect(page.getByRole('row', { name: /Accounts.*ends in/ })).toBeVisible()
  await fitsAtEveryWidth(page, 'integrations')
  await page.goto(`${shop.url}/ar/desk/integrations`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التكاملات')
  await expect(page.getByRole('row', { name: /Accounts/ })).toHaveCount(2)
  await fitsAtEveryWidth(page, 'integrations-ar')
  await page.getByRole('main').getByRole('link', { name: 'الرسائل', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: /طلب جديد/ })).toBeVisible()
  await fitsAtEveryWidth(page, 'deliveries-ar')

  await page.goto(`${shop.url}/desk/integrations`)
  await page.getByRole('button', { name: 'Revoke' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(page.getByText(/^Revoked by noor@example\.com/)).toBeVisible()
  expect((await ask(`/api/desk/orders/${placed.number}`)).status()).toBe(401)
  await page.getByRole('button', { name: 'Turn off' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).press('Enter')
  await expect(page.getByRole('table').getByRole('button', { name: 'Turn on' })).toBeVisible()
})
