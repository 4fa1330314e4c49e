import { expect, test } from 'vitest'

import { publishedAnswers } from './published-answers.ts'

/** An API whose answers are numbered, and which fails while `status` is not 200. */
function numberedApi() {
  const api = {
    calls: [] as string[],
    status: 200,
    fetch: async (path: string) => {
      api.calls.push(path)
      return new Response(String(api.calls.length), { status: api.status })
    },
  }
  return api
}

test('what every page asks for is asked once, until something is published', async () => {
  let version = 1
  const api = numberedApi()
  const remembering = publishedAnswers(() => version)
  const ask = async (path: string) => (await remembering(api.fetch)(path)).text()
  expect(await ask('/api/prices')).toBe('1')
  expect(await ask('/api/prices')).toBe('1')
  expect(await ask('/api/contacts?language=ar')).toBe('2')
  expect(await ask('/api/contacts?language=en')).toBe('3')
  version = 2
  expect(await ask('/api/prices')).toBe('4')
})

test('calls of visitors, calls with a body and failures are not remembered', async () => {
  const api = numberedApi()
  const remembering = publishedAnswers(() => 1)
  await remembering(api.fetch)('/api/cart')
  await remembering(api.fetch)('/api/cart')
  await remembering(api.fetch)('/api/prices', { method: 'POST' })
  api.status = 503
  await remembering(api.fetch)('/api/yarns')
  api.status = 200
  expect((await remembering(api.fetch)('/api/yarns')).status).toBe(200)
  expect(api.calls).toHaveLength(5)
})

test('an answer from before a publication is not remembered after it', async () => {
  let version = 1
  const api = numberedApi()
  const remembering = publishedAnswers(() => version)
  const slow = async (path: string) => {
    const answer = await api.fetch(path)
    version = 2
    return answer
  }
  expect(await (await remembering(slow)('/api/prices')).text()).toBe('1')
  expect(await (await remembering(api.fetch)('/api/prices')).text()).toBe('2')
})
