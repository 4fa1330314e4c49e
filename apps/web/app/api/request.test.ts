import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { askApi, callApi, type FetchApi } from './request.ts'

const ask = (fetchApi: FetchApi) => askApi(fetchApi, '/api/x', {}, (response) => response.json())

describe('asking the API', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('gives the answer', async () => {
    expect(await ask(async () => Response.json([1]))).toEqual({ ok: true, answer: [1] })
  })

  it('tells that nobody answered', async () => {
    const away: FetchApi = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await ask(away)).toEqual({ ok: false, unreachable: true })
  })

  it('tells that the answer was cut off by the time limit', async () => {
    const aborted = AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'))
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborted)
    const half = async () => new Response(new ReadableStream({ start: (body) => body.error(aborted.reason) }))
    expect(await ask(half)).toEqual({ ok: false, unreachable: true })
  })

  it('takes a refusal, and an answer that is none, for something that asking again would not help', async () => {
    expect(await ask(async () => new Response('{}', { status: 500 }))).toEqual({
      ok: false,
      unreachable: false,
    })
    expect(await ask(async () => new Response('<p>'))).toEqual({ ok: false, unreachable: false })
  })

  it('is null for who does not ask why', async () => {
    const refused = async () => new Response('{}', { status: 404 })
    expect(await callApi(refused, '/api/x', {}, (response) => response.json())).toBeNull()
  })
})
