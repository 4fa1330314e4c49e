import { afterEach, expect, it, vi } from 'vitest'

import { callApi } from './request.ts'
import { postForm } from './post-form.ts'
import { readApi } from './read-api.ts'
import { warn, warnTo } from './warn.ts'

const PATH = '/api/orders/NW-7K4M-3PXA?token=order.secret'
const refused = async () => new Response('{"detail":"token=order.secret"}', { status: 400 })
const warnings: string[] = []
warnTo((message, error) => warnings.push(`${message} ${String(error)}`))
afterEach(() => warnings.splice(0))

it('names a refused call without the token in its query', async () => {
  await expect(readApi(refused, PATH)).rejects.toThrow(/^\/api\/orders\/NW-7K4M-3PXA answered 400$/)
  await callApi(refused, PATH, {}, async () => null)
  await postForm(() => Promise.reject(new Error('away')), PATH, new FormData())
  expect(warnings).toEqual([
    '/api/orders/NW-7K4M-3PXA failed Error: answered 400',
    '/api/orders/NW-7K4M-3PXA failed Error: away',
  ])
})

it("logs to the browser console or to the server's log", () => {
  const console = vi.spyOn(globalThis.console, 'warn')
  warn('written elsewhere')
  expect(console).not.toHaveBeenCalled()
  expect(warnings).toEqual(['written elsewhere undefined'])
})
