import { expect, test } from '../shop-test.ts'

test('a script is served in the best accepted encoding, with the same content', async ({ request }) => {
  const [path = ''] = /\/assets\/site-[\w-]+\.js/.exec(await (await request.get('/')).text()) ?? []
  const get = async (accepted: string) => {
    const response = await request.get(path, { headers: { 'accept-encoding': accepted } })
    const { 'content-encoding': encoding, 'cache-control': cache, vary, etag } = response.headers()
    expect(etag, 'what never changes is not asked for again').toBeUndefined()
    expect(cache).toBe('max-age=31536000, immutable')
    expect(vary).toContain('accept-encoding')
    return { encoding, text: await response.text() }
  }
  const plain = await get('identity')
  expect(plain.encoding).toBeUndefined()
  expect(await get('gzip, deflate, br')).toEqual({ encoding: 'br', text: plain.text })
  expect(await get('gzip')).toEqual({ encoding: 'gzip', text: plain.text })
})
