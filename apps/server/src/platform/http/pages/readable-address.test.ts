import { afterAll, beforeAll, expect, it } from 'vitest'

import { openShop } from '../../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const ask = (url: string, accept: string) => shop.app.inject({ url, headers: { accept } })
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

it('shows a browser the not-found page for a URL that is not UTF-8', async () => {
  // This shop serves no pages, so the router's not-found answer stands for them.
  for (const url of ['/%E0%A4%A', '/products/%FF?page=2', '/%'])
    expect((await ask(url, BROWSER)).json()).toMatchObject({ status: 404, code: 'route/not-found' })
})

it('answers API clients with a malformed-address error', async () => {
  for (const [url, accept] of [
    ['/%E0%A4%A', 'application/json'],
    ['/%E0%A4%A', '*/*'],
    ['/api/rugs/%E0%A4%A', BROWSER],
  ] as const)
    expect((await ask(url, accept)).json()).toMatchObject({ status: 400, code: 'request/invalid' })
})

it('leaves other URLs unchanged', async () => {
  expect((await ask('/healthz?x=%', BROWSER)).statusCode).toBe(200)
  expect((await ask('/%D9%86%D9%88%D9%84', BROWSER)).json()).toMatchObject({ code: 'route/not-found' })
})
