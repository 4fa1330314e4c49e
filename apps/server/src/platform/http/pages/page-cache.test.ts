import type { FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'

import { PageCache } from './page-cache.ts'

const requestFor = (url: string, cookie = '', method = 'GET') =>
  ({ url, method, headers: cookie === '' ? {} : { cookie } }) as FastifyRequest

type Render = (nonce: string, onFailure: () => void) => Promise<Response>

const rendering = (status = 200) =>
  vi.fn<Render>(async (nonce: string) => new Response(`<script nonce="${nonce}">`, { status }))

it('renders a page once for all requests within a few seconds, each with its own nonce', async () => {
  const pages = new PageCache(() => 0)
  const render = rendering()
  const answers = await Promise.all(
    ['one', 'two'].map((nonce) => pages.find(requestFor('/faq'), nonce, render)),
  )
  const later = await pages.find(requestFor('/faq'), 'three', render)
  const read = await Promise.all([...answers, later].map(async (answer) => answer?.text()))
  expect(read).toEqual(['one', 'two', 'three'].map((nonce) => `<script nonce="${nonce}">`))
  expect(render).toHaveBeenCalledOnce()
})

it('distinguishes pages by address, country and cart count only', async () => {
  const pages = new PageCache(() => 0)
  const render = rendering()
  const cookies = ['', 'country=AE', 'rugs=2.', 'rugs=2.0a1b2c3d; country=US', 'theme=dark']
  for (const cookie of cookies) await pages.find(requestFor('/', cookie), 'n', render)
  await pages.find(requestFor('/products/modern'), 'n', render)
  expect(render).toHaveBeenCalledTimes(4)
})

it.each([
  '/cart',
  '/order/1?token=a',
  '/desk',
  '/account',
  '/product/onyx?v=2',
  '/product/own-00112233445566778899aabbccddeeff',
  '/products/a/b',
  '/faq.data',
])('does not cache %s', async (url) => {
  const render = rendering()
  expect(await new PageCache(() => 0).find(requestFor(url), 'n', render)).toBeNull()
  expect(render).not.toHaveBeenCalled()
})

it('ignores requests other than GET', async () => {
  expect(await new PageCache(() => 0).find(requestFor('/', '', 'HEAD'), 'n', rendering())).toBeNull()
})

it('does not cache a missing or failed page', async () => {
  const pages = new PageCache(() => 0)
  const missing = rendering(404)
  for (const nonce of ['a', 'b'])
    expect((await pages.find(requestFor('/product/x'), nonce, missing))?.status).toBe(404)
  expect(missing).toHaveBeenCalledTimes(2)
  const failing = vi.fn<Render>(() => Promise.reject(new Error('no page')))
  for (const nonce of ['a', 'b'])
    await expect(pages.find(requestFor('/'), nonce, failing)).rejects.toThrow('no page')
  expect(failing).toHaveBeenCalledTimes(2)
})

it('does not cache a page rendered with incomplete data', async () => {
  const pages = new PageCache(() => 0)
  const render = vi.fn<Render>(async (nonce, onFailure) => {
    onFailure()
    return new Response(nonce)
  })
  for (const nonce of ['a', 'b']) await pages.find(requestFor('/products'), nonce, render)
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a page anew behind a visitor who gets the one before, so that nobody waits for it', async () => {
  let now = 0
  const pages = new PageCache(
    () => 0,
    () => now,
  )
  let count = 0
  const render = vi.fn<Render>(async () => new Response(`page ${++count}`))
  const read = async () => (await pages.find(requestFor('/faq'), 'n', render))?.text()
  expect(await read()).toBe('page 1')
  now += 2_000
  expect(await read()).toBe('page 1')
  expect(render).toHaveBeenCalledTimes(1)
  now += 1_000
  expect(await read()).toBe('page 1')
  await vi.waitFor(async () => expect(await read()).toBe('page 2'))
  expect(render).toHaveBeenCalledTimes(2)
  now += 5_001
  expect(await read(), 'a page that nobody asked for is not shown once it is old').toBe('page 3')
})
