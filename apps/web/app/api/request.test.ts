import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { askApi, callApi, type FetchApi } from './request.ts'

const ask = (fetchApi: FetchApi) => askApi(fetchApi, '/api/x', {}, (response) => response.json())

describe('calling the API', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('returns the response', async () => {
    expect(await ask(async () => Response.json([1]))).toEqual({ ok: true, answer: [1] })
  })

  it('reports a network failure as no response', async () => {
    const away: FetchApi = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await ask(away)).toEqual({ ok: false, unreachable: true })
  })

  it('reports a response cut off by the timeout as no response', async () => {
    const aborted = AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'))
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborted)
    const half = async () => new Response(new ReadableStream({ start: (body) => body.error(aborted.reason) }))
    expect(await ask(half)).toEqual({ ok: false, unreachable: true })
  })

  it('reports an error status or an unreadable body as a refusal, which a retry would not help', async () => {
    expect(await ask(async () => new Response('{}', { status: 500 }))).toEqual({
      ok: false,
      unreachable: false,
    })
    expect(await ask(async () => new Response('<p>'))).toEqual({ ok: false, unreachable: false })
  })

  it('returns null to callers that do not need the reason', async () => {
    const refused = async () => new Response('{}', { status: 404 })
    expect(await callApi(refused, '/api/x', {}, (response) => response.json())).toBeNull()
  })
})
