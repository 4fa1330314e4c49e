import { afterEach, describe, expect, it, vi } from 'vitest'

import { attachmentName, fetchFile } from './fetch-file.ts'
import { downloadsPath } from './downloads-path.ts'

const forEver = new AbortController().signal
const answering = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer))

afterEach(() => vi.unstubAllGlobals())

describe('a downloaded file', () => {
  it('has the name that the server sends', async () => {
    const headers = {
      'content-disposition': `attachment; filename="F_.pdf"; filename*=UTF-8''Fj%C3%A4ll%2C%20Nawl.pdf`,
    }
    answering(async () => new Response('%PDF', { headers }))
    const file = await fetchFile('/take-along/fjall.pdf', forEver)
    expect(file).toMatchObject({ ok: true, name: 'Fjäll, Nawl.pdf' })
  })

  it('is named after its path when the server sends no name', async () => {
    answering(async () => new Response('%PDF'))
    expect(await fetchFile('/take-along/bab.pdf?d=1', forEver)).toMatchObject({ name: 'bab.pdf' })
  })

  it.each([
    [404, 'gone'],
    [503, 'busy'],
    [500, 'failed'],
    [400, 'failed'],
  ])('reports why it is missing: %d', async (status, reason) => {
    answering(async () => new Response(null, { status }))
    expect(await fetchFile('/take-along/bab.pdf', forEver)).toEqual({ ok: false, reason })
  })

  it('reports a missing response', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await fetchFile('/take-along/bab.pdf', forEver)).toEqual({ ok: false, reason: 'away' })
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it.each(['', 'inline', 'attachment; filename="a.pdf"', "attachment; filename*=UTF-8''%E0%A4%A"])(
    'takes no name from %j',
    (disposition) => {
      expect(attachmentName(disposition)).toBeNull()
    },
  )

  it("is requested by the rug's lower-case address and the design's text", () => {
    expect(downloadsPath('Bab', 'pdf', null)).toBe('/take-along/bab.pdf')
    expect(downloadsPath('bab', 'png', '1x_y')).toBe('/take-along/bab.png?d=1x_y')
  })
})
