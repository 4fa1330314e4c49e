import { SPEECH_FILES } from '@nawl/contract/assistant/speech-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
let address: string
beforeAll(async () => {
  shop = await openShop()
  // Over a socket, because `inject` would buffer megabytes.
  address = await shop.app.listen({ port: 0 })
})
afterAll(() => shop.close())

const TYPES = {
  encoder: 'application/octet-stream',
  decoder: 'application/octet-stream',
  runtime: 'application/javascript',
  wasm: 'application/wasm',
} as const

describe('files of speech recognition', () => {
  it.each(Object.entries(SPEECH_FILES))(
    'are served complete and immutable: %s',
    async (name, { path, bytes }) => {
      const answer = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } })
      expect(answer.status).toBe(200)
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes)
      expect(answer.headers.get('content-type')).toContain(TYPES[name as keyof typeof TYPES])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    },
  )

  it.each(Object.entries(SPEECH_FILES))(
    'is sent compressed to a browser that reads it: %s',
    async (_, { path, bytes }) => {
      const answer = await fetch(address + path, { headers: { 'accept-encoding': 'br' } })
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect((await answer.arrayBuffer()).byteLength, 'once it is read').toBe(bytes)
    },
  )

  it.each([
    'ort.all.mjs',
    '%2e%2e/package.json',
    '..%2fpackage.json',
    'ort-wasm-simd-threaded.jsep.wasm',
    '',
  ])('do not include other files of their packages: "%s"', async (name) => {
    const folder = SPEECH_FILES.wasm.path.replace(/[^/]+$/, '')
    expect((await fetch(address + folder + name)).status).toBe(404)
  })
})
